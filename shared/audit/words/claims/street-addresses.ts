import type { JsonLdNode, Page } from '../../../page/page.ts'
import { isOneOff } from '../one-off.ts'
import { foldLatin } from '../text.ts'
import { areTranslations } from './claim.ts'
import { isOfOthers } from './of-others.ts'
import { ofOneThing } from './stated.ts'

/** A house with its postal code, as a page writes it. */
export type StreetAddress = { street: string; house: string; code: string; text: string; isData?: true }

const name = String.raw`(?:\p{Lu}[\p{L}’'.-]+ ){1,3}`
const house = String.raw`(?<house>\d{1,4})(?!\d|\s?[–/-]\s?\d)\s?[a-z]?(?![\p{L}\d])`
const streets = [
  String.raw`(?<![\d–/-])${house}(?: (?:bis|ter))?,? (?<street>${name}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Way|Close|Drive|Square|Court|Yard|Row|Terrace|Place|Parade|Hill|Boulevard|Quay|Wharf|Gardens))(?!\p{L})`,
  String.raw`(?<![\d–/-])${house}(?: (?:bis|ter))?,? (?<street>(?:rue|avenue|boulevard|place|allée|chemin|quai|impasse|route|cours|passage) [\p{L}’' -]{3,40})(?=,)`,
  String.raw`(?<street>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?[ -]?(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|damm|ufer|straat|laan|plein|kade|gracht|gatan|vägen|gade|vej|gata|veien)),? ${house}`,
  String.raw`(?<street>(?:[Vv]ia(?:le)?|[Pp]iazza|[Cc]orso|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Rr]ua|[Pp]raça|ul\.|ulica) [\p{L}’'. -]{3,40}?),? (?:n\.? ?[º°]? ?)?${house}`,
].map((source) => new RegExp(source, 'gu'))
const postalCode =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{3} ?\d{2}|\d{4}(?: [A-Z]{2})?|\d{2}-\d{3}|\d{4}-\d{3})(?![\p{L}\d])/u

const streetKey = (text: string) => foldLatin(text.replace(/str\.$/, 'straße').replace(/ß/g, 'ss')).replaceAll(/[^\p{L}]/gu, '')

function readAddress(text: string): StreetAddress[] {
  return streets.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {}, index, 0: found }) => {
      const after = text.slice(index + found.length, index + found.length + 60)
      const code = postalCode.exec(after)
      return code === null
        ? []
        : [
            {
              street: streetKey(groups['street'] ?? ''),
              house: groups['house'] ?? '',
              code: code[0].replaceAll(/[ -]/g, ''),
              text: `${found}${after.slice(0, code.index)}${code[0]}`.trim(),
            },
          ]
    }),
  )
}

/** What JSON-LD gives as an address, in the order of a text. */
const inData = (node: JsonLdNode): StreetAddress[] =>
  [node['address']].flat().flatMap((one) => {
    const { streetAddress, postalCode: code } = (typeof one === 'object' && one !== null ? one : {}) as JsonLdNode
    return typeof streetAddress === 'string' && code !== undefined
      ? readAddress(`${streetAddress}, ${String(code)}`).map((found) => ({
          ...found,
          text: `${found.text} in JSON-LD`,
          isData: true as const,
        }))
      : []
  })

export function streetAddressesOn(page: Page): StreetAddress[] {
  if (ofOneThing.test(page.url)) return []
  const blocks = page.blocks.filter(({ scopes }) => !scopes.some((one) => /demo|testimonial|comparison/.test(one)))
  const told = blocks.flatMap(({ text, heading }, at) => {
    const next = blocks[at + 1]
    const whole =
      next !== undefined && next.heading === heading && text.length < 60 && next.text.length < 60 ? `${text}, ${next.text}` : text
    return isOfOthers(blocks, at, whole) ? [] : readAddress(whole)
  })
  return [...told, ...page.jsonLd.nodes.flatMap(inData)].slice(0, 8)
}

const differ = (one: StreetAddress, other: StreetAddress) =>
  one.street === other.street &&
  (one.code === other.code
    ? one.house !== other.house
    : one.house === other.house && isOneOff(one.code.toLowerCase(), other.code.toLowerCase()))

/** One address that two pages of the site, or its texts and its JSON-LD, give with different numbers. */
export function otherAddresses(
  page: Page,
  others: readonly { url: string; lang: string | null; streets?: StreetAddress[] }[],
): { kind: string; text: string }[] {
  const own = streetAddressesOn(page)
  const pages = [own, ...others.flatMap(({ lang, streets = [] }) => (areTranslations(page.lang, lang) ? [] : [streets]))]
  // Who names both on one page has both.
  if (pages.some((those) => those.some((one) => those.some((other) => !one.isData && !other.isData && differ(one, other))))) return []
  const elsewhere = others.flatMap(({ url, lang, streets = [] }) =>
    areTranslations(page.lang, lang) ? [] : streets.map((one) => ({ ...one, text: `${one.text} (${URL.parse(url)?.pathname})` })),
  )
  const found = own.flatMap((one, at) =>
    [...own.slice(at + 1), ...elsewhere].flatMap((other) => (differ(one, other) ? [[one, other]] : [])),
  )
  const [first] = found
  return first === undefined ? [] : [{ kind: 'contact', text: `${first[0]?.text}” and “${first[1]?.text}` }]
}
