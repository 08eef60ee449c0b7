import type { CheerioAPI } from 'cheerio/slim'
import { innerText } from '../read-blocks.ts'
import { queryAll } from '../elements.ts'

const spelled = [/\d{4} [A-Z]{2}/, /\d{3} \d{2}/, /\d{2}-\d{3}/].map((one) => one.source).join('|')
const ofAddress = new RegExp(
  String.raw`(?<=\p{L}{3,}\.? \d{1,4} ?\p{L}?,?\s+)(?<code>${spelled})(?=,? \p{Lu}\p{L}{2})|"postalCode"\s*:\s*"(?<json>${spelled})"`,
  'gu',
)

/** Where five digits are a whole postcode, an address of another country proves nothing. */
const divided = /^(?:sv|cs|sk|el|pl)(?![a-z])/i

/** The postcodes that a page shows with a space or a dash: after a street with its number and before a town, or in JSON-LD. */
export const ownPostcodes = ($: CheerioAPI): string[] => {
  const isDivided = divided.test($('html').attr('lang') ?? '')
  const said = queryAll($, 'p, address, li, td, dd, footer').map((one) => innerText(one, 400))
  const texts = [...said, $('script[type="application/ld+json"]').text()]
  return texts
    .flatMap((text) => [...text.matchAll(ofAddress)].flatMap(({ groups = {} }) => groups['code'] ?? groups['json'] ?? []))
    .filter((code) => isDivided || /[A-Z]/.test(code))
}
