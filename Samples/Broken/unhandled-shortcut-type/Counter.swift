enum Counter: String {
  case order = "com.example.bakery.order"
  case hours = "com.example.bakery.hours"
}
