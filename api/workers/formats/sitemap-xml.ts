/**
 * Whether a file is a sitemap (sitemaps.org: urlset, sitemapindex, RSS, Atom, or plain URLs) with at least one URL in it.
 * `complete` is false if this is only the beginning of a large file.
 */
export function isSitemap(text: string, complete: boolean): boolean {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (!body.startsWith('<')) return body !== '' && body.split(/\s+/, 20).every((line) => /^https?:\/\//i.test(line) && URL.canParse(line))
  const root = /<(?:\w+:)?(urlset|sitemapindex|rss|feed)[\s>]/.exec(body.slice(0, 4000))?.[1]
  if (root === undefined) return false
  const hasAddress =
    root === 'urlset' || root === 'sitemapindex'
      ? /<(?:\w+:)?loc>\s*(?:<!\[CDATA\[\s*)?https?:\/\//i.test(body)
      : /<(?:\w+:)?link[\s>]/.test(body)
  return hasAddress && (!complete || isBalanced(body))
}

/** Whether tags open and close in pairs: enough to detect a truncated or concatenated file. */
function isBalanced(xml: string): boolean {
  const open: string[] = []
  const withoutComments = xml.split('-->').map((part) => part.split('<!--', 1)[0])
  for (const [, tag = ''] of withoutComments.join('').matchAll(/<([^<>]+)>/g)) {
    const name = /^\/?([\w:.-]+)/.exec(tag)?.[1]
    if (name === undefined || tag.endsWith('/')) continue
    if (!tag.startsWith('/')) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
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
