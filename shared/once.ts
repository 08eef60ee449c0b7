/** A value that is costly to make, made when it is first asked for: the popup’s first findings don’t wait for what they don’t need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
