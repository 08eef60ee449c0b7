import type { FeedFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { follow } from '../../follow.ts'
import { readBody } from '../../read-body.ts'
import type { Session } from '../../session.ts'
import { Unreachable } from '../../unreachable.ts'

const sampleSize = 2
/** A feed can be long; its beginning tells what it is. */
const maxBytes = 256 * 1024
/** Sites ask for a sign-in, or turn programs away: that says nothing about the feed. */
const closed = new Set([401, 403, 405, 406, 429])

/** Asks whether the feeds that the page names are there. Those that couldn’t be asked are left out. Never rejects. */
export async function gatherFeeds(session: Session, reader: PageReader, page: Page): Promise<FeedFacts[]> {
  const asked = page.feeds.slice(0, sampleSize).map((url) => askFeed(session, reader, url))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askFeed(session: Session, reader: PageReader, url: string): Promise<FeedFacts | null> {
  try {
    const accept = 'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5'
    const answer = await follow(session, new URL(url), { accept })
    const { status } = answer
    if (status !== 200) {
      answer.discard()
      return closed.has(status) || status >= 500 ? null : { url, status, isFeed: false }
    }
    const { bytes } = await readBody(answer, { max: maxBytes, cut: true })
    return { url, status, isFeed: await reader.readFeed(bytes, session.signal) }
  } catch (error) {
    if (error instanceof Unreachable || session.signal.aborted) return null
    throw error
  }
}
