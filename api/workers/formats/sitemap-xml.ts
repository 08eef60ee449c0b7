import { xmlError } from './xml-error.ts'

/** urlset, sitemapindex, RSS, Atom or plain URLs (sitemaps.org), with at least one. `complete` is false for a file’s beginning. */
export function isSitemap(text: string, complete: boolean): boolean {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (!body.startsWith('<')) return body !== '' && body.split(/\s+/, 20).every((line) => /^https?:\/\//i.test(line) && URL.canParse(line))
  const root = /<(?:\w+:)?(urlset|sitemapindex|rss|feed)[\s>]/.exec(body.slice(0, 4000))?.[1]
  if (root === undefined) return false
  const hasAddress =
    root === 'urlset' || root === 'sitemapindex'
      ? /<(?:\w+:)?loc>\s*(?:<!\[CDATA\[\s*)?https?:\/\//i.test(body)
      : /<(?:\w+:)?link[\s>]/.test(body)
  return hasAddress && xmlError(body, complete) === null
}

/** Why a sitemap can’t be read, as the rest of a sentence; null if it can. Its namespace: sitemaps.org, “XML tag definitions”. */
export function sitemapError(text: string, complete: boolean): string | null {
  if (!text.trimStart().startsWith('<')) return null
  const [, namespace] = /<(?:urlset|sitemapindex)\s[^>]{0,500}?\bxmlns="([^"]{0,200})"/.exec(text.slice(0, 4000)) ?? []
  const isKnown =
    namespace === undefined ||
    /^http:\/\/www\.(?:sitemaps\.org\/schemas\/sitemap\/0\.9|google\.com\/schemas\/sitemap\/0\.84)\/?$/.test(namespace)
  if (!isKnown) return `uses the namespace “${namespace}” instead of http://www.sitemaps.org/schemas/sitemap/0.9`
  const { sample } = sampleEntries(text, 1)
  const isRelative = sample[0] !== undefined && !/^[a-z]+:/i.test(sample[0])
  return xmlError(text, complete) ?? (isRelative ? `lists relative URLs, such as “${sample[0]?.slice(0, 100)}”` : null)
}

const w3cDate = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?)?)?$/
const dayMs = 86_400_000

/** Dates of change that are wrong, each once: those in another format (https://www.w3.org/TR/NOTE-datetime), and those more than a day after `now`. */
export function wrongDates(text: string, now: number): { text: string; isFuture: boolean }[] {
  const found = [...text.matchAll(/<lastmod>([^<]{0,100})<\/lastmod>/g)].map(([, date = '']) => date.trim())
  return [...new Set(found)]
    .map((date) => ({ text: date, isFuture: w3cDate.test(date) && Date.parse(date) > now + dayMs }))
    .filter(({ text, isFuture }) => isFuture || !w3cDate.test(text))
    .slice(0, 5)
}

/** The entries of a sitemap, or the sitemaps of an index: how many there are, and an even sample of at most `max`. */
export function sampleEntries(text: string, max: number): { isIndex: boolean; total: number; sample: string[] } {
  const body = text.replace(/^\uFEFF/, '').trim()
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/.test(body.slice(0, 4000))
  // Images and videos of an entry have their own URLs, with other prefixes.
  const named = [...body.matchAll(/<loc>([^<]{0,2200})(?:<!\[CDATA\[([^<\]]{1,2200})\]\]>)?/gi)].map(
    ([, plain = '', quoted]) => quoted ?? plain,
  )
  const found = body.startsWith('<') ? named.map((url) => unescapeXml(url.trim())) : body.split(/\s+/)
  const urls = [...new Set(found)].filter((url) => url !== '')
  const step = urls.length / Math.min(max, urls.length)
  const sample = Array.from({ length: Math.min(max, urls.length) }, (_, at) => urls[Math.floor(at * step)] ?? '')
  return { isIndex, total: urls.length, sample }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
