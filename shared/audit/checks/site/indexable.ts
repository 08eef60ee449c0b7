import { joinWords } from '../../../join-words.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { onSite } from '../../address.ts'
import { indexBlocks, type IndexBlock } from '../../indexability.ts'
import { metaTag } from '../../snippets.ts'

const found: Record<IndexBlock, string> = {
  'robots meta': 'it has a noindex robots tag',
  'X-Robots-Tag': 'its X-Robots-Tag header says noindex',
  'robots.txt': 'robots.txt blocks it',
}

/** Directives that allow indexing but spoil the result (Google’s robots meta tag reference). */
const spoiling: [RegExp, string][] = [
  [/\bnosnippet\b|\bmax-snippet:\s*0\b/, 'keeps its text out of the results'],
  [/\bmax-image-preview:\s*none\b|\bnoimageindex\b/, 'keeps its images out of the results'],
  [/\bbingbot:(?:noindex|none)\b/, 'keeps Bing from indexing it'],
  [/(?<!bingbot:)\bnofollow\b/, 'keeps them from following its links'],
]

/** The day from which search engines drop the page, if it’s past. */
function expired({ page, response }: AuditFacts): string | null {
  const said = [...page.robots, ...(response?.robotsTag ?? [])].join(' ')
  const day = /\bunavailable_after:\s*(?:[a-z]{3,9},?\s+)?(\d{4}-\d\d-\d\d|\d{1,2}[ -][a-z]{3}[ -]\d{2,4})/.exec(said)?.[1]
  return day !== undefined && response !== undefined && Date.parse(day) < response.at ? day : null
}

function spoiled({ page, response }: AuditFacts): Finding | null {
  const [tag, header] = [page.robots.join(' '), (response?.robotsTag ?? []).join(' ')]
  const says = spoiling.filter(([pattern]) => pattern.test(tag) || pattern.test(header)).map(([, words]) => words)
  if (says.length === 0) return null
  const detail = `Search engines can index this page, but a robots ${spoiling.some(([pattern]) => pattern.test(tag)) ? 'tag' : 'header'} ${joinWords(says)}.`
  const cure = spoiling.some(([pattern]) => pattern.test(tag))
    ? paste('Replace all robots and googlebot tags in <head> with:', metaTag('robots', 'index, follow, max-image-preview:large'))
    : paste('Replace this page’s X-Robots-Tag header with:', 'X-Robots-Tag: all')
  return warn(detail, cure)
}

/** Where such directives stand. */
function alsoSpoiled({ page, response }: AuditFacts): IndexBlock[] {
  const spoils = (directives: readonly string[]) => spoiling.some(([pattern]) => pattern.test(directives.join(' ')))
  return [...(spoils(page.robots) ? ['robots meta' as const] : []), ...(spoils(response?.robotsTag ?? []) ? ['X-Robots-Tag' as const] : [])]
}

/** A change, as the start of a sentence, and the text it puts in. */
type Cure = { change: string; by: string }

/** Every change in one instruction; the snippet is the text of the last one. */
function cureAll(first: Cure, others: Cure[]): string {
  const inLine = others.map(({ change, by }) => `${change} “${by.replaceAll('\n', '”, “')}”`)
  const all = [...inLine, first.change].join('; then ')
  return paste(`${all.charAt(0).toUpperCase()}${all.slice(1)}:`, first.by)
}

/** Without `response` and `robots` (a browser tab) only the page’s own tags are judged. Rules: Google’s robots meta tag reference, RFC 9309. */
export const indexable = defineCheck({
  id: 'indexable',
  label: 'Indexable',
  weight: 10,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  run(facts) {
    const blocks = indexBlocks(facts)
    const day = expired(facts)
    if (day !== null && blocks.length === 0) {
      const fix = 'Remove unavailable_after from the page’s robots tags and X-Robots-Tag header.'
      return fail(`Search engines drop this page, because its unavailable_after date has passed (${day}).`, fix)
    }
    const [first, ...others] = [...new Set([...(blocks.length === 0 ? [] : alsoSpoiled(facts)), ...blocks])]
    if (first === undefined) {
      return (
        spoiled(facts) ??
        pass(facts.response === undefined ? 'No tag on this page keeps search engines out.' : 'Search engines can index this page.')
      )
    }
    const unread = facts.robots?.unread
    const robotsUrl = onSite(facts.page, '/robots.txt')
    const robotsTxt = ['User-agent: *', 'Allow: /', ...(facts.robots?.sitemaps ?? []).map((url) => `Sitemap: ${url}`)].join('\n')
    const cures: Record<IndexBlock, Cure> = {
      'robots meta': { change: 'replace all robots and googlebot tags in <head> with', by: metaTag('robots', 'index, follow') },
      'X-Robots-Tag': { change: 'replace this page’s X-Robots-Tag header with', by: 'X-Robots-Tag: all' },
      'robots.txt':
        unread === undefined
          ? { change: 'remove the Disallow rule that matches this page from robots.txt, or use', by: robotsTxt }
          : { change: `make ${robotsUrl} return 200 with`, by: robotsTxt },
    }
    const reasons = blocks.map((block) =>
      block === 'robots.txt' && unread !== undefined ? `robots.txt can’t be read (${unread}), so crawlers skip the site` : found[block],
    )
    return fail(
      `Search engines can’t index this page: ${reasons.join('; ')}.`,
      cureAll(
        cures[first],
        others.map((block) => cures[block]),
      ),
    )
  },
})
