import type { Page } from '../page/page.ts'

const openWords =
  /\bopen[ -]?sourced?\b|\bfoss\b|\bfloss\b|\blibre software\b|quelloffen|\bcode source ouvert\b|\blogiciel libre\b|código (?:abierto|aberto)|\bsoftware libre\b|codice (?:sorgente )?aperto|открыт\S* (?:исходн\S* )?код|открыт\S* исходник|açık kaynak|otwart\S* (?:kod|źród)|مفتوح\S* المصدر|オープンソース|开源|開源|开放源|오픈 ?소스/iu

const licence = String.raw`(?:MIT|Apache(?:[- ]2(?:\.0)?)?|[AL]?GPL(?:[- ]?v?\d(?:\.\d)?)?|GNU (?:Affero )?(?:General|Lesser|GPL)|BSD(?:[- ]\d-Clause)?|MPL(?:[- ]2\.0)?|Mozilla Public|ISC|Unlicense|EUPL)`
const licenceWords = new RegExp(
  [
    String.raw`\b${licence}\b[- ](?:style )?licen[sc]ed?\b`,
    String.raw`\blicen[sc]ed? ?(?:under|:|-)? ?(?:the |an? )?${licence}\b`,
    String.raw`\b(?:released|distributed|available|published)\b.{0,30}\bunder (?:the |an? )?${licence}\b`,
    String.raw`\blizenz\w*:? .{0,20}\b${licence}\b|\b${licence}[- ](?:lizenz|lizenziert)|\b(?:licence|licencia|licenza|licença) (?:libre )?${licence}\b|лицензи\S* ${licence}\b|${licence} ?(?:ライセンス|许可|授權|授权|协议)`,
    String.raw`^(?:A?GPL|MIT|Apache)(?:[-\w. ]{0,12})?$`,
  ].join('|'),
  'i',
)

/** Somebody else's code: what the product uses, thanks, supports or competes with. */
const elsewhere =
  /\b(?:third[- ]party|dependenc\w*|built (?:with|on|using)|powered by|based on|made with(?! (?:♥|❤|💖|love|by))|uses?|using|bundles?|thanks to|contribut\w* to|we (?:love|support|believe|sponsor)|alternatives? to|components?|libraries|models?|packages|icons?|fonts?|theme|template|reproduced|acknowledg\w*|credits|works with|integrat\w*|supports?|not open|closed|isn['’]t open|import\w*|projects? (?:like|such as))\b|используе|на основе|使用|利用し|基于/iu

/** true when the page says that the product itself is open source; null when it does not say, or says it of something else. */
export function readOpenSource(page: Page): boolean | null {
  const stated = [page.title, page.openGraph['title'], page.metaDescription, page.openGraph['description'], page.twitter['description']]
  if (stated.some((text) => text && (openWords.test(text) || licenceWords.test(text)) && !elsewhere.test(around(text)))) return true
  for (const { text, tag, scopes } of page.blocks) {
    if (text.length > 500 || /^(pre|code|option)$/.test(tag) || scopes.includes('testimonial') || scopes.includes('comparison')) continue
    const sentence = text.length > 160 ? around(text) : text
    if (!openWords.test(sentence) && !licenceWords.test(sentence)) continue
    if (!elsewhere.test(sentence)) return true
  }
  const source =
    /^(?:(?:view|get|read|browse|see)?(?: the)? ?source(?: ?code)?(?: on (?:github|gitlab))?|fork me on github|fork on github|ソースコード|исходный код|源代码|源码|quellcode|code source|código fuente)$/i
  const hosted = page.links.some(
    ({ url, text }) => source.test(text) && /^https:\/\/(?:github|gitlab|codeberg)\.(?:com|org)\/[^/]+\/[^/]+/.test(url),
  )
  return hosted ? true : null
}

/** The sentence that holds the words. */
function around(text: string): string {
  const at = Math.max(text.search(openWords), 0) || Math.max(text.search(licenceWords), 0)
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('。', at))
  const end = text.slice(at).search(/\. |。/)
  return text.slice(start + 1, end < 0 ? undefined : at + end)
}
