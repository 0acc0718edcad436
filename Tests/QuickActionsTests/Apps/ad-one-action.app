# A torch app with one action that is carried out without looking at its type.
scenes: no
torch: cold warm
--- Info.plist
@plist torch="🔦 Light On"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let torch = Torch()

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        torch.setOn(true)
        completionHandler(true)
    }
}
--- Torch.swift
import AVFoundation

final class Torch {
    func setOn(_ isOn: Bool) {
        guard let device = AVCaptureDevice.default(for: .video), device.hasTorch else { return }
        do {
            try device.lockForConfiguration()
            device.torchMode = isOn ? .on : .off
            device.unlockForConfiguration()
        } catch {
            print(error)
        }
    }
}
