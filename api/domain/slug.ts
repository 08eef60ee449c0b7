import { getDomainWithoutSuffix } from 'tldts'
import { fold } from './matching.ts'

/** Long enough for any name, short enough to read in an address. */
export const longestSlug = 60

function toWords(text: string): string {
  const words = text
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
  return words.replace(/^-|-$/g, '')
}

/** The label a product is known by in its host: "acme" of www.acme.co.uk and of acme.github.io. */
function hostLabel(url: string): string {
  const host = URL.parse(url)?.hostname ?? ''
  return toWords(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? host)
}

/**
 * The slug a name asks for: lower case, accents taken off, words joined by hyphens. A name with letters outside the Latin alphabet would
 * lose them, so the host's label stands in. Whether the slug is free is for the caller to find out.
 */
export function slugify(name: string, url: string): string {
  const folded = fold(name)
  const isLatin = !/[^\P{L}a-z]/u.test(folded)
  return (isLatin ? toWords(folded) : '') || hostLabel(url) || 'product'
}

/** Whether a person may choose it as a slug. */
export const isPlainSlug = (text: string): boolean => text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
