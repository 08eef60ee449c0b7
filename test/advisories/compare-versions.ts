/** Orders versions as Semantic Versioning does (section 11); build metadata doesn’t count. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)]
  for (const at of [0, 1, 2]) if (a.numbers[at] !== b.numbers[at]) return (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0)
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length
  for (let at = 0; at < Math.max(a.pre.length, b.pre.length); at += 1) {
    const order = comparePart(a.pre[at], b.pre[at])
    if (order !== 0) return order
  }
  return 0
}

function parse(version: string): { numbers: number[]; pre: string[] } {
  const [, main = '', pre = ''] = /^v?([\d.]+)(?:-([\dA-Za-z.-]+))?(?:\+.*)?$/.exec(version) ?? []
  if (main === '') throw new Error(`${version} isn’t a version.`)
  return { numbers: main.split('.').map(Number), pre: pre === '' ? [] : pre.split('.') }
}

/** Fewer parts come first, and numbers before words. */
function comparePart(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? -1 : 1
  const [isNumber, isOtherNumber] = [one, other].map((part) => /^\d+$/.test(part))
  if (isNumber && isOtherNumber) return Number(one) - Number(other)
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return one < other ? -1 : one > other ? 1 : 0
}
