/// An Xcode project for the examples of rules, with one target that uses `Info.plist`.
enum ExampleProject {
  /// - Parameters:
  ///   - productType: what the target makes, without the prefix that all have.
  ///   - deviceFamily: what it is for, such as `1,2`; nil where the project does not say.
  ///   - old: a piece of the file, which is replaced to break it.
  static func beside(
    productType: String = "application", platform: String = "iphoneos",
    deploymentTarget: String = "13.0", identifier: String = "com.example.app",
    deviceFamily: String? = nil, replacing old: String? = nil, by new: String = ""
  ) -> [String: [UInt8]] {
    let family = deviceFamily.map { "TARGETED_DEVICE_FAMILY = \"\($0)\";" } ?? ""
    let text = """
      // !$*UTF8*$!
      {
      	objects = {
      		P = {
      			isa = PBXProject;
      			buildConfigurationList = L;
      			targets = (T);
      		};
      		T = {
      			isa = PBXNativeTarget;
      			name = Example;
      			productType = "com.apple.product-type.\(productType)";
      			buildConfigurationList = L;
      		};
      		L = {
      			isa = XCConfigurationList;
      			buildConfigurations = (C);
      		};
      		C = {
      			isa = XCBuildConfiguration;
      			name = Release;
      			buildSettings = {
      				INFOPLIST_FILE = Info.plist;
      				IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget);
      				PRODUCT_BUNDLE_IDENTIFIER = \(identifier);
      				SDKROOT = \(platform);
      				\(family)
      			};
      		};
      	};
      	rootObject = P;
      }
      """
    let broken = old.map { text.replacing($0, with: new) } ?? text
    return ["Example.xcodeproj/project.pbxproj": Array(broken.utf8)]
  }
}
