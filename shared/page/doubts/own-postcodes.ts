import type { CheerioAPI } from 'cheerio/slim'
import { innerText } from '../read-blocks.ts'
import { queryAll } from '../query-all.ts'

const [code, street] = [
  String.raw`(?<code>\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{5}|(?!19|20)\d{4})`,
  String.raw`\p{L}{3,}\.? \d{1,4} ?\p{L}?,?\s+`,
]
const ofAddress = new RegExp(`(?<=${street})${code}(?=,? \\p{Lu}\\p{L}{2})|"postalCode"\\s*:\\s*"(?<json>[^"]{4,9})"`, 'gu')

/** The postcodes of the addresses that a page shows, such as the maker’s own: after a street with its number and before a town, or in JSON-LD. */
export const ownPostcodes = ($: CheerioAPI): string[] => {
  const texts = [
    ...queryAll($, 'p, address, li, td, dd, footer').map((one) => innerText(one, 400)),
    $('script[type="application/ld+json"]').text(),
  ]
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(ofAddress)].flatMap(({ groups = {} }) => groups['code'] ?? groups['json'] ?? []))),
  ]
}
