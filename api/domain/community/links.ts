import { parse } from 'tldts'

/** Top-level domains that aren’t words, so that one after a space or “dot” is still part of a domain. */
const plainEnds = 'com|net|org|info|xyz|biz|ru|cn|io'
/** File names and products that could be domains, and sentences without a space between them: “works.It”. */
const others = [
  /^(?:readme|changelog|license|contributing|agents|claude|skill|index|main|app|setup|install|test|lib|mod)\.[a-z]{2,3}$/i,
  /\.md$/i,
  /^(?:asp\.net|socket\.io|monday\.com|booking\.com)$/i,
  /\p{Ll}\.\p{Lu}\p{Ll}+$/u,
]
const scheme = /\bh\s?[tx*]\s?[tx*]\s?p\s?s?\s?[[({]?\s?:\s?[\])}]?\s?\/\s?\//giu
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const domain = new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${name}\.){1,8}${name}(?![\p{L}\p{N}-])`, 'gu')
const numbers = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?=[:/])/gu

/** How many links a text has: URLs, domains and emails, also disguised ones: hxxp://, example[.]com, example dot com. */
export function countLinks(text: string): number {
  const plain = withDots(text)
  const domains = (plain.match(domain) ?? []).filter(isDomain)
  return Math.max(domains.length + (plain.match(numbers)?.length ?? 0), plain.match(scheme)?.length ?? 0)
}

/** Turns other characters and words for dots into dots, and joins spaced-out letters. */
const withDots = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}\ufe0f]/gu, '')
    .replaceAll(/[。．｡․‧·•∙⋅⸳ꓸ٫]/gu, '.')
    .replaceAll(/\s?[[({<]\s?(?:\.|dot|punkt|point|punto)\s?[\])}>]\s?/giu, '.')
    .replaceAll(new RegExp(String.raw`\s(?:dot\s(?=(?:${plainEnds})\b)|(?:punkt|point|punto)\s(?=(?:com|net|org)\b))`, 'giu'), '.')
    .replaceAll(/(?<![\p{L}\p{N}])([\p{L}\p{N}]) (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '$1')
    .replaceAll(/(?<=[\p{L}\p{N}])\s+\.\s*(?=[\p{L}\p{N}])/gu, '.')
    .replaceAll(new RegExp(String.raw`\.\s+(?=(?:${plainEnds})\b)`, 'gu'), '.')

/** Also those reserved for examples, and those of the Tor network. */
function isDomain(found: string): boolean {
  if (others.some((other) => other.test(found))) return false
  const host = URL.parse(`http://${found}/`)?.hostname ?? ''
  const { isIcann, domain: registered } = parse(host)
  return registered !== null && (isIcann === true || /\.(?:example|onion)$/.test(host))
}
