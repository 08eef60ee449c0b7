import type { CheerioAPI } from 'cheerio/slim'
import { cleanText, resolveUrl, queryAll } from './elements.ts'
import type { Page } from './page.ts'

/**
 * The first non-empty content per name and per http-equiv, keys in lower case. `social` holds all contents of those with a prefix
 * (og:image), which pages declare by property or by name. `robots` gathers every robots meta.
 */
export type Metas = {
  named: Map<string, string>
  social: Map<string, string[]>
  httpEquiv: Map<string, string>
  charset: string | null
  robots: string[]
  descriptions: number
}

const caps = { metas: 300, chars: 2_000 }

export function readMetas($: CheerioAPI): Metas {
  const metas: Metas = { named: new Map(), social: new Map(), httpEquiv: new Map(), charset: null, robots: [], descriptions: 0 }
  for (const element of queryAll($, 'meta', caps.metas)) {
    const { attribs } = element
    const content = cleanText(attribs['content'], caps.chars)
    metas.charset ??= cleanText(attribs['charset'], 40).toLowerCase() || null
    if (content === '') continue
    const httpEquiv = attribs['http-equiv']?.trim().toLowerCase()
    if (httpEquiv) keepFirst(metas.httpEquiv, httpEquiv, content)
    const name = attribs['name']?.trim().toLowerCase()
    const property = attribs['property']?.trim().toLowerCase()
    if (name === 'description') metas.descriptions += 1
    if (name) keepFirst(metas.named, name, content)
    if (name === 'robots' || name === 'googlebot') metas.robots.push(...directives(content))
    if (name === 'bingbot') metas.robots.push(...directives(content).map((directive) => `bingbot:${directive}`))
    for (const key of new Set([property?.slice(0, 100), name?.slice(0, 100)])) {
      if (key?.includes(':')) metas.social.set(key, [...(metas.social.get(key) ?? []), content])
    }
  }
  metas.charset ??=
    /charset\s*=\s*["']?([\w:.-]+)/i.exec((metas.httpEquiv.get('content-type') ?? '').slice(0, 200))?.[1]?.toLowerCase() ?? null
  metas.robots = [...new Set(metas.robots)].slice(0, 20)
  return metas
}

function keepFirst(map: Map<string, string>, key: string, value: string) {
  if (!map.has(key)) map.set(key.slice(0, 100), value)
}

const directives = (content: string) =>
  content
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '')

/** The metas of a family (`og:` or `twitter:`), keyed without the prefix: the first content of each, for URLs the first valid one, made absolute. */
export function readFamily(metas: Metas, prefix: 'og:' | 'twitter:', base: string): Record<string, string> {
  const family: Record<string, string> = {}
  for (const [name, contents] of metas.social) {
    if (!name.startsWith(prefix) || name.length === prefix.length) continue
    const key = name.slice(prefix.length)
    const isUrl = /(^|:)(url|image|src|secure_url|player|video|audio)$/.test(key)
    const value = isUrl ? contents.flatMap((content) => resolveUrl(content, base) ?? [])[0] : contents[0]
    if (value !== undefined) family[key] = value
  }
  const image = family['image'] ?? family['image:url'] ?? family['image:secure_url'] ?? family['image:src']
  return image ? { ...family, image } : family
}

/** In characters: longer ones can’t be a usable URL. */
const maxRefresh = 2_500

/** HTML Standard, "shared declarative refresh steps": seconds, then an optional `url=` with optional quotes. A reload has no target. */
export function readRefresh(metas: Metas, base: string): Page['refresh'] {
  const content = (metas.httpEquiv.get('refresh') ?? '').slice(0, maxRefresh).replaceAll(/\s+/g, ' ')
  const match = /^\s*(\d{0,9})[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?(['"]?)(.+)$/i.exec(content)
  if (!match) return null
  const [, seconds = '', quote = '', rest = ''] = match
  const url = resolveUrl(quote === '' ? rest : rest.split(quote, 1)[0], base)
  return url ? { url, seconds: Number(seconds || 0) } : null
}
