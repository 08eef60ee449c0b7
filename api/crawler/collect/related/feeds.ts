import type { FeedFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { reasonOf } from '../reason.ts'
import { fetchFile, isGuarded, type Visit } from '../site/visit.ts'

const sampleSize = 2
/** A feed can be long, but its beginning is enough to recognize it. */
const maxBytes = 256 * 1024
const accept = 'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5'

/** Requests the feeds that the page links. Those that couldn’t be requested are left out. Never rejects. */
export async function collectFeeds(visit: Visit, page: Page): Promise<FeedFacts[]> {
  const asked = page.feeds.slice(0, sampleSize).map((url) => askFeed(visit, url))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askFeed(visit: Visit, url: string): Promise<FeedFacts | null> {
  try {
    const fetched = await fetchFile(visit, new URL(url), { accept, max: maxBytes })
    if (fetched === null) return null
    const { status } = fetched.answer
    if (isGuarded(status) || status >= 500) return null
    return { url, status, isFeed: status === 200 && (await visit.reader.readFeed(fetched.bytes, visit.session.signal)) }
  } catch (error) {
    reasonOf(error)
    return null
  }
}
