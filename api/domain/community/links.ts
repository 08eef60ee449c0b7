import { parse } from 'tldts'

/** Ends of domains that are no words, so that one with a space or “dot” before it is still a domain. */
const plainEnds = 'com|net|org|info|xyz|biz|ru|cn|io'
/** Names of files that are also domains. */
const files = /^(?:readme|changelog|license|contributing|agents|claude|skill|index|main|app|setup|install|test|lib|mod)\.[a-z]{2,3}$/i
const scheme = /\bh\s?[tx*]\s?[tx*]\s?p\s?s?\s?[[({]?\s?:\s?[\])}]?\s?\/\s?\//giu
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const domain = new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${name}\.){1,8}${name}(?![\p{L}\p{N}-])`, 'gu')
const numbers = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?=[:/])/gu

/** How many links a text has: URLs, domains and emails, also written so that they aren’t found: hxxp://, example[.]com, example dot com. */
export function countLinks(text: string): number {
  const plain = withDots(text)
  const domains = (plain.match(domain) ?? []).filter(isDomain)
  return Math.max(domains.length + (plain.match(numbers)?.length ?? 0), plain.match(scheme)?.length ?? 0)
}

/** Other characters and words for dots are dots; letters that are set apart are together. */
const withDots = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}\ufe0f]/gu, '')
    .replaceAll(/[。．｡․‧·•∙⋅]/gu, '.')
    .replaceAll(/\s?[[({<]\s?(?:\.|dot|punkt|point|punto)\s?[\])}>]\s?/giu, '.')
    .replaceAll(new RegExp(String.raw`\s(?:dot|punkt|point|punto)\s(?=(?:${plainEnds})\b)`, 'giu'), '.')
    .replaceAll(/(?<![\p{L}\p{N}])([\p{L}\p{N}]) (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '$1')
    .replaceAll(/(?<=[\p{L}\p{N}])\s+\.\s*(?=[\p{L}\p{N}])/gu, '.')
    .replaceAll(new RegExp(String.raw`\.\s+(?=(?:${plainEnds})\b)`, 'gu'), '.')

/** Also those that are reserved for examples, and of the Tor network. */
function isDomain(found: string): boolean {
  if (files.test(found)) return false
  const host = URL.parse(`http://${found}/`)?.hostname ?? ''
  const { isIcann, domain: registered } = parse(host)
  return registered !== null && (isIcann === true || /\.(?:example|onion)$/.test(host))
}
