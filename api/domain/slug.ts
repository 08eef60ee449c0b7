import { getDomainWithoutSuffix } from 'tldts'
import { fold } from './matching.ts'

/** Long enough for any name, short enough to read in a URL. */
export const longestSlug = 60

function toWords(text: string): string {
  const words = text
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
  return words.replace(/^-|-$/g, '')
}

/** The part of a host that names the product: "acme" in www.acme.co.uk and in acme.github.io. */
function hostLabel(url: string): string {
  const host = URL.parse(url)?.hostname ?? ''
  return toWords(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? host)
}

/**
 * The slug for a name: lower case, without accents, words joined by hyphens. A name with non-Latin letters would lose them, so the host
 * is used instead. The caller checks whether the slug is free.
 */
export function slugify(name: string, url: string): string {
  const folded = fold(name)
  const isLatin = !/[^\P{L}a-z]/u.test(folded)
  return (isLatin ? toWords(folded) : '') || hostLabel(url) || 'product'
}

/** Whether someone may choose this text as a slug. */
export const isPlainSlug = (text: string): boolean => text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
