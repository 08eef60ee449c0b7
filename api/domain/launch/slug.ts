import { getDomainWithoutSuffix } from 'tldts'
import { paths } from '../../../shared/paths.ts'
import { fold } from '../search/matching.ts'

/** Long enough for any name, short enough to read in a URL. */
export const maxSlugLength = 60

const hyphenated = (text: string): string => text.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-')
const trimmed = (text: string): string => text.replace(/^-|-$/g, '')
const toWords = (text: string): string => trimmed(hyphenated(text).slice(0, maxSlugLength))

/** The part of a host that names the product: "acme" in www.acme.co.uk and in acme.github.io. */
function hostLabel(url: string): string {
  const host = URL.parse(url)?.hostname ?? ''
  return toWords(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? host)
}

/** For a name with non-Latin letters, the host is used instead. The caller checks whether the slug is free. */
export function slugify(name: string, url: string): string {
  const folded = fold(name)
  const isLatin = !/[^\P{L}a-z]/u.test(folded)
  return (isLatin ? toWords(folded) : '') || hostLabel(url) || 'product'
}

/** Whether a text can be a slug: letters, digits and single hyphens. */
export const isSlug = (text: string): boolean => text.length <= 200 && /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(text)

export const isPlainSlug = (text: string): boolean => text.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** The slug that is meant by a slug in another spelling, by a name, or by the URL or path of a launch’s page on this site. */
export function readSlug(given: string, siteUrl: string): string {
  const url = URL.parse(given.trim(), siteUrl)
  const onPage = url?.origin === new URL(siteUrl).origin ? paths.launch.match(url.pathname) : null
  return onPage?.slug ?? (trimmed(hyphenated(fold(given))) || given)
}

type Finders = { findLaunch: (slug: string) => Promise<object | null> }

/** The wanted slug, or the first free one with a number appended. Inside a transaction it stays free until the put. */
export async function findFreeSlug(finders: Finders, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if ((await finders.findLaunch(slug)) === null) return slug
  }
}
