/** Whether two words differ by one letter: another one, one more or less, or two in each other’s place. */
export function isOneOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwap || Math.max(left.length, right.length) === 1
}
