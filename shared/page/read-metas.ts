import type { CheerioAPI } from 'cheerio/slim'
import { cleanText } from './clean-text.ts'

/**
 * First non-empty content per name and per http-equiv, keys in lower case. `social` holds those with a prefix (og:image), which pages
 * declare by property or by name. `robots` gathers every robots meta.
 */
export type Metas = {
  named: Map<string, string>
  social: Map<string, string>
  httpEquiv: Map<string, string>
  charset: string | null
  robots: string[]
  descriptions: number
}

const caps = { metas: 300, chars: 2_000 }

export function readMetas($: CheerioAPI): Metas {
  const metas: Metas = { named: new Map(), social: new Map(), httpEquiv: new Map(), charset: null, robots: [], descriptions: 0 }
  for (const element of $('meta').get().slice(0, caps.metas)) {
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
    for (const key of [property, name]) if (key?.includes(':')) keepFirst(metas.social, key, content)
  }
  metas.charset ??= /charset\s*=\s*["']?([\w:.-]+)/i.exec(metas.httpEquiv.get('content-type') ?? '')?.[1]?.toLowerCase() ?? null
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
