import type { FeedFacts } from '../../../../shared/audit/facts-around.ts'
import { visitedUrl } from '../../../../shared/audit/other-pages.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { unlessRefused } from '../refusals.ts'
import { fetchFile, isGuarded, type Visit } from '../site/pages.ts'

const sampleSize = 2
/** A feed can be long, but its beginning is enough to recognize it. */
const maxBytes = 256 * 1024
const accept = 'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5'

/** Requests the feeds that the page links. Those that couldn’t be requested are left out. Never rejects. */
export async function collectFeeds(visit: Visit, page: Page): Promise<FeedFacts[]> {
  const asked = page.feeds.slice(0, sampleSize).map((url) => unlessRefused(askFeed(visit, page, url)))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askFeed(visit: Visit, page: Page, url: string): Promise<FeedFacts | null> {
  const none = { url, isFeed: false, error: null, links: [], gone: null }
  const fetched = await fetchFile(visit, new URL(url), { accept, max: maxBytes })
  if (fetched === null) return null
  const { answer, bytes, complete } = fetched
  const { status } = answer
  if (isGuarded(status) || status >= 500) return null
  if (status !== 200) return { ...none, status }
  const feed = await visit.reader.readFeed({ bytes, complete }, visit.session.signal)
  // Feed readers take text/html for a page, and look for links to feeds in it.
  const error = feed.isFeed && /^text\/html\b/i.test(answer.header('content-type') ?? '') ? 'is sent as text/html' : feed.error
  return { url, status, ...feed, error, gone: await goneOf(visit, page, feed.links[0]) }
}

/** The page that the newest item links to, if it’s known to be missing. */
async function goneOf(visit: Visit, page: Page, link: string | undefined): Promise<string | null> {
  const url = link === undefined ? null : URL.parse(visitedUrl(link, page))
  const fetched = url && (await fetchFile(visit, url, { accept: 'text/html,*/*;q=0.5', max: 1 }).catch(() => null))
  return fetched && (fetched.answer.status === 404 || fetched.answer.status === 410) ? (link ?? null) : null
}
