/** The numbers in the page’s texts, without the text around them. */
export function readNumbers(): Set<string> {
  const texts = [...document.querySelectorAll<HTMLInputElement>('input[type="number"], input[type="range"], option')].map(
    ({ value }) => value,
  )
  return new Set(`${document.body.innerText} ${texts.join(' ')}`.match(/\d+(?:[.,]\d+)*/g) ?? [])
}

/** Long enough that no year, postcode or telephone number is meant. */
const minDigits = 6
const minPart = 3

/**
 * A number that has appeared and is two others of the page, or products of them, written one after the other: “1160450” for 1160 and 450. Such numbers
 * come from adding texts. Null if there’s none.
 */
export function joinedNumber(numbers: ReadonlySet<string>, before: ReadonlySet<string>, given: readonly string[]): string | null {
  const known = new Set([...numbers, ...before, ...given].map(plain))
  const products = new Set(known)
  for (const one of given) for (const other of known) products.add(String(Number(one) * Number(other)))
  const formed = new Set([...numbers].filter((one) => /[.,]\d{3}(?:\D|$)/.test(one)).map(plain))
  const found = [...numbers].filter((one) => /^\d+$/.test(one) && one.length >= minDigits && !before.has(one) && !formed.has(one))
  const [changed = '', old = ''] = given
  // What was the right sum or product before has gone, and both are side by side.
  const wasRight = (part: string) =>
    before.has(part) &&
    [Number(part) + Number(old), Number(part) * Number(old)].some(
      (right) => right !== Number(part) && before.has(String(right)) && !numbers.has(String(right)),
    )
  const short = [...numbers].find(
    (one) =>
      changed !== '' &&
      !before.has(one) &&
      ((one.startsWith(changed) && wasRight(one.slice(changed.length))) ||
        (one.endsWith(changed) && wasRight(one.slice(0, -changed.length)))),
  )
  if (short !== undefined) return short
  return (
    found.find((one) => {
      for (let at = minPart; at <= one.length - minPart; at += 1) {
        const [first, second] = [one.slice(0, at), one.slice(at)]
        if (products.has(first) && known.has(second)) return true
      }
      return false
    }) ?? null
  )
}

const plain = (number: string): string => number.replace(/[.,]0+$/, '').replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
