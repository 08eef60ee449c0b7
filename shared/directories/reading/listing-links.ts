import { withoutWww } from '../../hosts.ts'
import type { PlacedLink } from './links-around.ts'

const listingWords =
  /^(?:p|d|s|t|i|products?|tools?|startups?|projects?|apps?|launch(?:es)?|items?|listings?|posts?|software|sites?|services?|servers?|extensions?|plugins?|saas|ai|alternatives?|reviews?|show|companies|company|directory|details?)$/i
const otherWords =
  /^(?:blog|news|articles?|guides?|docs?|help|support|categor(?:y|ies)|tags?|topics?|collections?|users?|u|authors?|makers?|members?|profiles?|people|jobs?|legal|terms|privacy|pricing|about|login|signin|sign-in|signup|register|auth|account|settings|dashboard|submit|add|new|search|leaderboards?|weekly|monthly|daily|compare|vs|go|out|redirect|visit|rss|feeds?|api|cdn-cgi|static|assets|img|images?)$/i
const fewest = 3
const max = 120

/** Links that look like listings: at least three pages of the same host that differ in the last part of their path alone. */
export function findListingLinks(page: string, links: readonly PlacedLink[]): string[] {
  const own = new URL(page)
  const groups = new Map<string, Set<string>>()
  for (const { url, place } of links) {
    const parts = url.pathname.split('/').filter(Boolean)
    const last = parts.pop()
    if (place === 'chrome' || last === undefined || parts.length === 0 || parts.length > 3) continue
    if (withoutWww(url.host) !== withoutWww(own.host) || [...parts, last].some((part) => otherWords.test(part))) continue
    if (/\.(?:png|jpe?g|webp|svg|gif|pdf|zip|xml|json|js|css)$/i.test(last) || /^\d{1,4}$/.test(last)) continue
    const key = parts.join('/')
    groups.set(key, (groups.get(key) ?? new Set()).add(`${url.origin}${url.pathname}`))
  }
  const weight = ([key, urls]: [string, Set<string>]) => urls.size * (listingWords.test(key.split('/').at(-1) ?? '') ? 5 : 1)
  const [best] = [...groups].filter(([, urls]) => urls.size >= fewest).toSorted((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1))
  return best === undefined ? [] : [...best[1]].slice(0, max)
}
