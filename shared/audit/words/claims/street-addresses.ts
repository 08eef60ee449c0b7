import type { JsonLdNode } from '../../../page/page.ts'

/** A street with its number, and the postcode beside it. */
export type StreetAddress = { street: string; number: string; code: string; text: string }

const [street, number, code] = [
  String.raw`(?<street>\p{L}[\p{L}.’' -]{3,40}?)`,
  String.raw`(?<number>\d{1,4}(?: ?[a-z](?!\p{L}))?)`,
  String.raw`(?<code>\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4,5}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})`,
]
/** “Via Roma 12, 43121 Parma”, “12 rue Garnier, 44000 Nantes”, “12 Mill Lane, York YO1 7AA”. */
const written = [
  String.raw`(?<![\p{L}\d])${street}\s${number},?\s+${code}(?=,? \p{Lu}\p{L}{2})`,
  String.raw`(?<![\p{L}\d.,/-])${number},?\s${street},\s*${code}(?=,? \p{Lu}\p{L}{2})`,
  String.raw`(?<![\p{L}\d.,/-])${number}\s${street},\s(?:\p{Lu}[\p{L} -]{2,20},?\s)?(?=[A-Z]{1,2}\d)${code}(?![\p{L}\d])`,
].map((source) => new RegExp(source, 'gu'))

export function streetsIn(text: string): StreetAddress[] {
  const [found = []] = written.map((pattern) => [...text.matchAll(pattern)]).filter(({ length }) => length > 0)
  return found.map(({ groups = {}, 0: said }) => ({
    street: (groups['street'] ?? '').toLowerCase().replace(/^.*[,:–]\s*/, ''),
    number: (groups['number'] ?? '').toLowerCase().replace(' ', ''),
    code: groups['code'] ?? '',
    text: said.trim(),
  }))
}

/** That of a node of JSON-LD, as it would be written. */
export const streetOf = ({ streetAddress, postalCode }: JsonLdNode): StreetAddress[] =>
  streetsIn(`${String(streetAddress)}, ${String(postalCode)} Town`)

/** Whether two addresses are one, but for the number of the house. */
export const areOneStreet = (one: StreetAddress, other: StreetAddress): boolean =>
  one.code === other.code &&
  Number.parseInt(one.number, 10) !== Number.parseInt(other.number, 10) &&
  (one.street.endsWith(other.street) || other.street.endsWith(one.street))
