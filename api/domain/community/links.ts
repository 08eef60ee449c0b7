import { parse } from 'tldts'

/** Top-level domains that aren’t words, so that one after a space or “dot” is still part of a domain. */
const plainEnds = 'com|net|org|info|xyz|biz|ru|cn|io'
const plainEnd = new RegExp(String.raw`\.(?:${plainEnds})$`, 'i')
/** Sentences without a space between them, and initials: “works.It”, “J.Black”. */
const run = /\p{L}\.\p{Lu}\p{Ll}+$/u
/** File names and products that could be domains. */
const others = [
  /^(?:readme|changelog|license|contributing|agents|claude|skill|index|main|app|setup|install|test|lib|mod)\.[a-z]{2,3}$/i,
  /\.md$/i,
  /^(?:asp\.net|socket\.io|monday\.com|booking\.com)$/i,
]
/** A number at a messenger: “WhatsApp +49 151 2345678”, “Telegram: @name”. Dates, years, versions, frequencies and numbers of users, 2 000 000, aren’t. */
const messenger = String.raw`(?:whats\s?app|telegram|viber|wechat|signal)`
const number = String.raw`(?<!\d[ .-]?)(?!\d{4}-\d\d-\d\d|\d\d?\.\d\d?\.\d{1,4}(?![.\d]| \d{3})|(?:19|20)\d\d ?- ?(?:19|20)\d\d(?! ?\d)|\d+ ?- ?\d+ ?[kmg]?hz|\d{1,3}(?:[ .]\d{3}){1,5}(?!\d| \d))\+?\(?\d[\d ().-]{6,20}\d`
const contact = new RegExp(
  String.raw`\b${messenger}(?:\s?(?:me|us|at|on|number|no\.?|is|chat|now)\b)*[\s:–-]{0,3}(?:${number}|@\w{4,})|${number}\W{0,3}(?:on |via )?${messenger}`,
  'giu',
)
const scheme = /\bh\s?[tx*]\s?[tx*]\s?p\s?s?\s?[[({]?\s?:\s?[\])}]?\s?\/\s?\//giu
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const domain = new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${name}\.){1,8}${name}(?![\p{L}\p{N}-])`, 'gu')
const numbers = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?=[:/])/gu

/** How many links a text has: URLs, domains, emails and numbers at messengers, also disguised ones: hxxp://, example[.]com, example d0t com. */
export function countLinks(text: string): number {
  const plain = withDots(text)
  const domains = (plain.match(domain) ?? []).filter(isDomain)
  const others = [numbers, contact].flatMap((pattern) => plain.match(pattern) ?? [])
  return Math.max(domains.length + others.length, plain.match(scheme)?.length ?? 0)
}

/** Turns other characters and words for dots into dots, and joins spaced-out letters. */
const withDots = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}\ufe0f]/gu, '')
    .replaceAll(/[。．｡․‧·•∙⋅⸳ꓸ٫]/gu, '.')
    .replaceAll(/\s?[[({<]\s?(?:\.|d[o0]t|punkt|point|punto)\s?[\])}>]\s?/giu, '.')
    .replaceAll(new RegExp(String.raw`\s(?:d[o0]t\s(?=(?:${plainEnds}|c0m)\b)|(?:punkt|point|punto)\s(?=(?:com|net|org)\b))`, 'giu'), '.')
    .replaceAll(/(?<=\b(?:wa|t))\sdot\s(?=me\b)/giu, '.')
    .replaceAll(/(?<![\p{L}\p{N}])([\p{L}\p{N}]) (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '$1')
    .replaceAll(/\.c0m\b/gi, '.com')
    .replaceAll(/(?<=[\p{L}\p{N}])\s+\.\s*(?=[\p{L}\p{N}])/gu, '.')
    .replaceAll(new RegExp(String.raw`\.\s+(?=(?:${plainEnds})\b)`, 'gu'), '.')

/** Also those reserved for examples, and those of the Tor network. */
function isDomain(found: string): boolean {
  if (others.some((other) => other.test(found)) || (run.test(found) && !plainEnd.test(found))) return false
  const host = URL.parse(`http://${found}/`)?.hostname ?? ''
  const { isIcann, domain: registered } = parse(host)
  return registered !== null && (isIcann === true || /\.(?:example|onion)$/.test(host))
}
