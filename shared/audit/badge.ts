import type { Page, PageLink } from '../page/page.ts'
import type { Check } from '../schemas/readiness.ts'
import type { BadgeStatus } from '../vocabulary.ts'
import { isScriptShell } from './script-shell.ts'
import { paths } from '../paths.ts'

/** `reason` is a sentence for the maker. A launch starts as "unchecked", which is never a verdict. */
export type BadgeVerdict = { status: Exclude<BadgeStatus, 'unchecked'>; reason: string }

/**
 * `siteUrl` is the catalog’s public origin without a trailing slash, `indexable` whether search engines can index the page. `aliases` are
 * earlier slugs of the listing, which keep working.
 */
export type BadgeContext = { siteUrl: string; slug: string; aliases?: readonly string[]; indexable: boolean }

/** Placeholder for the slug in a badge fix that is stored with a draft, in signs that a path leaves as they are; fillSlug replaces it with the draft's current slug. */
export const slugPlaceholder = '~slug~'
export const fillSlug = (checks: readonly Check[], slug: string): Check[] =>
  checks.map((check) =>
    check.id === 'badge' && check.fix !== null ? { ...check, fix: check.fix.replaceAll(`/${slugPlaceholder}`, `/${slug}`) } : check,
  )

/** rel values that tell search engines to ignore a link (Google, “Qualify your outbound links”). */
const uncounted = new Set(['nofollow', 'ugc', 'sponsored'])

/** The path of a URL on the catalog: same host and port, http or https. null for any other host, look-alikes included. */
function pathOnCatalog(url: string, siteUrl: string): string | null {
  const parsed = URL.parse(url)
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.host !== new URL(siteUrl).host) return null
  return parsed.pathname.replace(/\/+$/, '')
}

/** The slug in a URL on the catalog of this kind; empty in others. */
const slugIn = ({ match }: typeof paths.badge | typeof paths.launch, url: string, siteUrl: string): string =>
  match(pathOnCatalog(url, siteUrl) ?? '')?.slug ?? ''

function errorsOf({ url, rel, images }: PageLink, { siteUrl, slug, aliases = [], indexable }: BadgeContext): string[] {
  const slugs = [slug, ...aliases]
  const qualifiers = rel.filter((value) => uncounted.has(value))
  const hasBadge = images.some((image) => slugs.includes(slugIn(paths.badge, image, siteUrl)))
  const isHere = slugs.includes(slugIn(paths.launch, url, siteUrl))
  return [
    isHere ? '' : 'it doesn’t point to this listing',
    hasBadge ? '' : 'it doesn’t contain a visible badge image of this listing',
    qualifiers.length === 0 ? '' : `it’s marked rel="${qualifiers.join(' ')}"`,
    indexable ? '' : 'search engines can’t index the page it’s on',
  ].filter(Boolean)
}

const unreadable: BadgeVerdict = { status: 'error', reason: 'The page is rendered with JavaScript, so we can’t see its links.' }
const absent: BadgeVerdict = { status: 'absent', reason: 'No badge found on this page.' }

/** The verdict that a finding about the badge reports. */
export function verdictOf({ status, detail }: Pick<Check, 'status' | 'detail'>): BadgeVerdict {
  if (status === 'pass') return { status: 'ok', reason: detail }
  return [unreadable, absent].find(({ reason }) => reason === detail) ?? { status: 'loose', reason: detail }
}

/** Judges the badge on a page (design section 3). Only visible links count, not comments, scripts or look-alike hosts. */
export function badgeVerdict(page: Page, context: BadgeContext): BadgeVerdict {
  const candidates = page.links
    .filter(({ url }) => pathOnCatalog(url, context.siteUrl) !== null)
    .map((link) => errorsOf(link, context))
    .toSorted((a, b) => a.length - b.length)
  const [errors] = candidates
  if (errors === undefined) return isScriptShell(page) ? unreadable : absent
  if (errors.length > 0) return { status: 'loose', reason: `There’s a link to this catalog, but ${errors.join(', and ')}.` }
  return { status: 'ok', reason: 'The badge links to this listing.' }
}
