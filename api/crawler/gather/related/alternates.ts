import type { AlternateFacts, RobotsFacts } from '../../../../shared/audit/facts.ts'
import { isSamePage } from '../../../../shared/audit/same-page.ts'
import type { Page, PageAlternate } from '../../../../shared/page/page.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { follow } from '../../follow.ts'
import { readBody } from '../../read-body.ts'
import type { Session } from '../../session.ts'
import { reasonOf } from '../reason.ts'
import { gatherRobots } from '../robots.ts'

const sampleSize = 4
/** A head with its links fits many times. */
const maxBytes = 512 * 1024

/** Asks some of the page’s alternates whether they are there and link back. Those that robots.txt closes are left out. Never rejects. */
export async function gatherAlternates(session: Session, reader: PageReader, page: Page, robots: RobotsFacts): Promise<AlternateFacts[]> {
  const own = [page.url, ...page.canonicals]
  const others = new Map(page.alternates.filter(({ url }) => !own.some((one) => isSamePage(one, url))).map((one) => [one.url, one]))
  const asked = [...others.values()].slice(0, sampleSize).map((alternate) => askAlternate(session, reader, page, robots, alternate))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askAlternate(
  session: Session,
  reader: PageReader,
  page: Page,
  robots: RobotsFacts,
  { lang, url }: PageAlternate,
): Promise<AlternateFacts | null> {
  const target = new URL(url)
  const unknown = { lang, url, linksBack: null }
  try {
    if (!(await mayRead(session, reader, page, robots, target))) return null
    const hops: string[] = []
    const answer = await follow(session, target, { accept: 'text/html,*/*;q=0.5', hops })
    const { status } = answer
    const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(answer.header('content-type') ?? '')
    if (status !== 200 || hops.length > 1 || !isPage) {
      answer.discard()
      return { ...unknown, status }
    }
    // https://developers.google.com/search/docs/specialty/international/localized-versions: the Link header says the same.
    if (/\bhreflang\s*=/i.test(answer.header('link') ?? '')) {
      answer.discard()
      return { ...unknown, status }
    }
    const { bytes } = await readBody(answer, { max: maxBytes, cut: true })
    const { page: other } = await reader.readHtml({ bytes, url, contentType: answer.header('content-type') }, session.signal)
    const own = [page.url, ...page.canonicals]
    return { ...unknown, status, linksBack: other.alternates.some((back) => own.some((one) => isSamePage(one, back.url))) }
  } catch (error) {
    reasonOf(error)
    return null
  }
}

async function mayRead(session: Session, reader: PageReader, page: Page, robots: RobotsFacts, target: URL): Promise<boolean> {
  if (target.origin === new URL(page.url).origin && !robots.found) return robots.unread === undefined
  return (await gatherRobots(session, reader, target)).allowed
}
