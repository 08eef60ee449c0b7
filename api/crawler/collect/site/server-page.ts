import { isLocal } from '../../../../shared/audit/address.ts'
import pages from './server-pages.json' with { type: 'json' }

const rules = pages.map(([server = '', pattern = '']) => ({ server, pattern: new RegExp(pattern, 'i') }))
/** Longer pages are the site’s own, whatever they quote. */
const longest = 900

const visible = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi, ' ')
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/&(?:#39|rsquo|apos);/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * What an error page says that a server, host or framework brings along, empty for an empty answer; null for a page of the site. On the maker’s own
 * machine, another server may answer than later in public, unless it’s one of those that sites run on.
 */
export function serverPage(body: string, url: string): string | null {
  const text = body.length > 40_000 ? null : visible(body)
  if (text === null || text.length > longest) return null
  const isOwn = isLocal(url)
  if (text === '') return isOwn || /<(?:script|iframe|img|object|embed|meta[^<>]{1,300}refresh)\b/i.test(body) ? null : ''
  if (/<script\b[^>]*\bsrc\b|<(?:iframe|nav|form)\b/i.test(body)) return null
  const found = rules.find(({ pattern }) => pattern.test(text))
  return found === undefined || (isOwn && /^(?:any|host)$/.test(found.server)) ? null : text.slice(0, 100)
}
