import type { Page, PageLink } from '../page/page.ts'
import type { BadgeStatus } from '../vocabulary.ts'
import { isScriptShell } from './script-shell.ts'

/** `reason` is a sentence for the maker. "unchecked" is what a launch starts with, never a verdict. */
export type BadgeVerdict = { status: Exclude<BadgeStatus, 'unchecked'>; reason: string }

/** `siteUrl` is the catalog's public origin, without trailing slash; `indexable` says whether search engines may show the page; `aliases`
 * are slugs the listing had before: those keep answering. */
export type BadgeContext = { siteUrl: string; slug: string; aliases?: readonly string[]; indexable: boolean }

/** rel values that tell search engines not to count a link (Google, qualify outbound links). */
const uncounted = new Set(['nofollow', 'ugc', 'sponsored'])

/** Whether an address is on the catalog itself: the very same host and port, so look-alikes are not; http and https are one. */
function pathOnCatalog(url: string, siteUrl: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.host !== new URL(siteUrl).host) return null
  return parsed.pathname.replace(/\/+$/, '')
}

function faultsOf({ url, rel, images }: PageLink, { siteUrl, slug, aliases = [], indexable }: BadgeContext): string[] {
  const slugs = [slug, ...aliases]
  const qualifiers = rel.filter((value) => uncounted.has(value))
  const hasBadge = images.some((image) => slugs.some((name) => pathOnCatalog(image, siteUrl) === `/badge/${name}.svg`))
  const isHere = slugs.some((name) => pathOnCatalog(url, siteUrl) === `/launches/${name}`)
  return [
    isHere ? '' : 'it leads elsewhere than to this listing',
    hasBadge ? '' : 'no badge image of this listing can be seen inside it',
    qualifiers.length === 0 ? '' : `its rel says ${qualifiers.join(' and ')}`,
    indexable ? '' : 'search engines may not show the page it is on',
  ].filter(Boolean)
}

/** Judges the badge on a page that was read (design section 3). Only parsed links count: comments, scripts and look-alike hosts do not. */
export function badgeVerdict(page: Page, context: BadgeContext): BadgeVerdict {
  const candidates = page.links
    .filter(({ url }) => pathOnCatalog(url, context.siteUrl) !== null)
    .map((link) => faultsOf(link, context))
    .toSorted((a, b) => a.length - b.length)
  const [faults] = candidates
  if (faults === undefined) {
    if (isScriptShell(page)) return { status: 'error', reason: 'The page is built by scripts, so its links cannot be seen.' }
    return { status: 'absent', reason: 'The page has no link to this catalog.' }
  }
  if (faults.length > 0) return { status: 'loose', reason: `There is a link to this catalog, but ${faults.join(', and ')}.` }
  return { status: 'ok', reason: 'The badge links to this listing.' }
}
