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
      ? /<(?:\w+:)?loc>\s*(?:<!\[CDATA\[)?\s*https?:\/\//i.test(body)
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
