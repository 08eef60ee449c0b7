import type { AlternateFacts } from '../../../../shared/audit/facts-around.ts'
import { forbidsIndexing } from '../../../../shared/audit/indexability.ts'
import { isSamePage } from '../../../../shared/audit/address.ts'
import type { Page, PageAlternate } from '../../../../shared/page/page.ts'
import { readRobotsTag } from '../../robots-tag.ts'
import { unlessRefused } from '../refusals.ts'
import { fetchFile, type Visit } from '../site/pages.ts'

/** All of them on most sites: whoever repairs one should learn of the others. */
const sampleSize = 12
/** Many times the size of any head with its links. */
const maxBytes = 128 * 1024

/** Requests some of the page’s alternates and checks that they link back. Those that couldn’t be requested are left out. Never rejects. */
export async function collectAlternates(visit: Visit, page: Page): Promise<AlternateFacts[]> {
  const own = [page.url, ...page.canonicals]
  const others = new Map(page.alternates.filter(({ url }) => !own.some((one) => isSamePage(one, url))).map((one) => [one.url, one]))
  const asked = [...others.values()].slice(0, sampleSize).map((alternate) => unlessRefused(askAlternate(visit, own, alternate)))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askAlternate(visit: Visit, own: string[], { lang, url }: PageAlternate): Promise<AlternateFacts | null> {
  const unknown = { lang, url, landed: null, linksBack: null }
  const fetched = await fetchFile(visit, new URL(url), { accept: 'text/html,*/*;q=0.5', max: maxBytes })
  if (fetched === null) return null
  const { answer, bytes, hops, complete } = fetched
  const { status } = answer
  const contentType = answer.header('content-type')
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '')
  // https://developers.google.com/search/docs/specialty/international/localized-versions: the Link header can say the same.
  const isInHeader = /\bhreflang\s*=/i.test(answer.header('link') ?? '')
  const landed = hops.length > 1 ? answer.url.href : null
  if (status !== 200 || landed !== null || !isPage || isInHeader) return { ...unknown, status, landed }
  const { page } = await visit.reader.readHtml({ bytes, url, contentType }, visit.session.signal)
  const linksBack = page.alternates.some((back) => own.some((one) => isSamePage(one, back.url)))
  const noindex = forbidsIndexing([...page.robots, ...readRobotsTag(answer.headers['x-robots-tag'])])
  return { ...unknown, status, linksBack: linksBack || (complete ? false : null), ...(noindex && { noindex }) }
}
