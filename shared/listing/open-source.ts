import type { Page } from '../page/page.ts'
import { productNodes, textOf } from './json-ld.ts'
import { sentencesOf } from './shorten.ts'

const openWords =
  /\bopen[ -]?sourced?\b|\bfoss\b|\bfloss\b|\blibre software\b|quelloffen|\bcode source ouvert\b|\blogiciel libre\b|código (?:abierto|aberto)|\bsoftware libre\b|codice (?:sorgente )?aperto|открыт\S* (?:исходн\S* )?код|открыт\S* исходник|açık kaynak|otwart\S* (?:kod|źród)|مفتوح\S* المصدر|オープンソース|开源|開源|开放源|오픈 ?소스/iu

const license = String.raw`(?:MIT|Apache(?:[- ]2(?:\.0)?)?|[AL]?GPL(?:[- ]?v?\d(?:\.\d)?)?|GNU (?:Affero )?(?:General|Lesser|GPL)|BSD(?:[- ]\d-Clause)?|MPL(?:[- ]2\.0)?|Mozilla Public|ISC|Unlicense|EUPL)`
const licenseWords = new RegExp(
  [
    String.raw`\b${license}\b[- ](?:style )?licen[sc]ed?\b`,
    String.raw`\blicen[sc]ed? ?(?:under|:|-)? ?(?:the |an? )?${license}\b`,
    String.raw`\b(?:released|distributed|available|published)\b.{0,30}\bunder (?:the |an? )?${license}\b`,
    String.raw`\bunder (?:the |an? )?${license} (?:and|or|&) [\w.]+ licen[sc]es\b`,
    String.raw`\blizenz\w*:? .{0,20}\b${license}\b|\b${license}[- ](?:lizenz|lizenziert)|\b(?:licence|licencia|licenza|licença) (?:libre )?${license}\b|лицензи\S* ${license}\b|${license} ?(?:ライセンス|许可|授權|授权|协议)`,
    String.raw`^(?:A?GPL|MIT|Apache)(?:[-\w. ]{0,12})?$`,
  ].join('|'),
  'i',
)

/** Somebody else’s open source: what the product uses, credits, serves or searches. */
const otherSource =
  /\bopen[ -]?source (?:librar(?:y and|ies)|components?|models|projects|tools and|packages|dependenc\w+|technolog\w+|stack|developers?|maintainers?|communit(?:y|ies)|contribut\w+|licen[cs]es|licensing|intelligence|software (?:and|that we|we use)|data|fonts?|icons?|theme|template)|\b(?:for|with|on|from|by|of|other|these|using|uses?|love|like|support|powered by|thanks to|based on|built on|top of|not|isn['’]t|favou?rite|many|several|discover|find|explore) (?:the |our |your |popular |great |an? |\p{L}+ )?open[ -]?source\b|(?:used|using|use) open[ -]?source|(?:использу\S*|на основе) \S* ?открыт|open[ -]?source[ -](?:bibliothek|projekt|komponent|umfeld|gemeinschaft|werkzeug)|オープンソース(?:ライブラリ|ソフトウェアを(?:利用|使用)|を(?:利用|使用))|(?:基于|使用)\S{0,6}开源|开源(?:组件|库|许可)/iu
const otherLicense =
  /\b(?:third[- ]party|dependenc\w*|libraries|components?|models?|packages|icons?|fonts?|photos?|images?|theme|template|reproduced|acknowledg\w*|credits|bundles?|includes?|used in|uses|import\w*|not covered)\b/iu

const versionedLicense = /^(?:(?:GNU )?[AL]?GPL|Apache|MPL|EUPL|BSD)[- ]?v?\d(?:\.\d)?(?:-clause)?(?:-only|-or-later|\+)?$/i
const plainLicense = /^(?:MIT|ISC)$/

/** Terms of a product in JSON-LD: a license by its name, by its URL at the license’s publisher, or as a file next to public code. */
const openTerms = new RegExp(
  String.raw`^${license}(?: licen[sc]e)?$|(?:opensource|gnu|apache|spdx)\.org/licenses|mozilla\.org/.*MPL|^https://(?:github|gitlab|codeberg)\.(?:com|org)/.+/(?:LICEN[CS]E|COPYING)`,
  'i',
)

/** What a link to the product’s own code says. */
export const sourceLink =
  /^(?:(?:view|get|read|browse|see|voir|ver|vedi|zobacz) )?(?:the |le |el |o )?(?:source(?: ?code)?|code on github|quell(?:code|text)|code source|código(?:[- ]fonte| fuente)?|codice sorgente|исходный код|kod źródłowy|kaynak kod\p{L}*|ソースコード|源代码|源码|소스 ?코드)(?: (?:on|auf|sur|en|no|na|su) (?:github|gitlab|codeberg))?$|^fork (?:me )?on github$/iu

/** Whether the page says in words or in JSON-LD that the product itself is open source. */
export function saysOpenSource(page: Page): boolean {
  const stated = [page.title, page.openGraph['title'], page.metaDescription, page.openGraph['description'], page.twitter['description']]
  if (stated.some((text) => text && saysOpen(text))) return true
  for (const { text, tag, scopes } of page.blocks) {
    if (text.length > 600 || /^(pre|code|option)$/.test(tag) || scopes.includes('testimonial') || scopes.includes('comparison')) continue
    if (saysOpen(text)) return true
  }
  return productNodes(page).some((node) => openTerms.test(textOf(node, 'license') ?? ''))
}

const codeHost = /^https:\/\/(?:github|gitlab|codeberg)\.(?:com|org)\/[^/]+\/[^/]+/

/** Whether the page leads to public code. */
export const linksCode = (page: Page): boolean => page.links.some(({ url }) => codeHost.test(url))

/** true if the page says that the product itself is open source; null if it doesn’t, or says it about something else. */
export function readOpenSource(page: Page): boolean | null {
  if (saysOpenSource(page)) return true
  return page.links.some(({ url, text }) => sourceLink.test(text) && codeHost.test(url)) ? true : null
}

/** Whether a text says that the product itself is open source. */
export const saysOpen = (text: string): boolean =>
  isLicenseChip(text) ||
  sentencesOf(text).some(
    (line) => (openWords.test(line) && !otherSource.test(line)) || (licenseWords.test(line) && !otherLicense.test(line)),
  )

/** "Linux · GPL-3.0" and "GPL-3.0, free": one license by itself. A list of licenses is about something else, and MIT is also a university. */
function isLicenseChip(text: string): boolean {
  const chips = text.split(/\s*[·•|]\s*/)
  const openings = text.split(/\.\s+/).map((sentence) => sentence.split(/\s*[,;–—]\s*/, 1)[0] ?? '')
  const named = chips.length > 1 ? chips.filter((chip) => plainLicense.test(chip) || versionedLicense.test(chip)) : []
  if (chips.length === 1) named.push(...openings.filter((opening) => versionedLicense.test(opening)))
  return named.length === 1 && !/Harvard|Stanford|Berkeley|Oxford|Cambridge|Caltech/.test(text)
}
