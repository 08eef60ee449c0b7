import { resolveUrl } from './resolve-url.ts'
import type { Metas } from './read-metas.ts'

/** The metas of a family (`og:` or `twitter:`), keyed without the prefix, addresses made absolute. */
export function readFamily(metas: Metas, prefix: 'og:' | 'twitter:', base: string): Record<string, string> {
  const family: Record<string, string> = {}
  for (const [name, content] of metas.social) {
    if (!name.startsWith(prefix) || name.length === prefix.length) continue
    const key = name.slice(prefix.length)
    if (!/(^|:)(url|image|src|secure_url|player|video|audio)$/.test(key)) family[key] = content
    else {
      const url = resolveUrl(content, base)
      if (url) family[key] = url
    }
  }
  const image = family['image'] ?? family['image:url'] ?? family['image:secure_url'] ?? family['image:src']
  return image ? { ...family, image } : family
}
