import type { Page } from './page.ts'
import type { Metas } from './read-metas.ts'
import { resolveUrl } from './resolve-url.ts'

/** HTML Standard, "shared declarative refresh steps": seconds, then an optional `url=` with optional quotes. A mere reload is no target. */
export function readRefresh(metas: Metas, base: string): Page['refresh'] {
  const match = /^\s*(\d{0,9})[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?(['"]?)(.+)$/i.exec(metas.httpEquiv.get('refresh') ?? '')
  if (!match) return null
  const [, seconds = '', quote = '', rest = ''] = match
  const url = resolveUrl(quote === '' ? rest : rest.split(quote, 1)[0], base)
  return url ? { url, seconds: Number(seconds || 0) } : null
}
