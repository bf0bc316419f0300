extension Feature.Screen {
  struct Badge {}
}
