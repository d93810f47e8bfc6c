/// Takes a value and does nothing with it, so that the compiler cannot leave out what made it.
@inline(never)
@_optimize(none)
public func blackHole<Value>(_ value: borrowing Value) {}
