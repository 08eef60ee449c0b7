import type { AlternateFacts } from '../../../../shared/audit/facts.ts'
import { isSamePage } from '../../../../shared/audit/same-page.ts'
import type { Page, PageAlternate } from '../../../../shared/page/page.ts'
import { reasonOf } from '../reason.ts'
import { fetchFile, type Visit } from '../site/visit.ts'

const sampleSize = 4
/** Many times the size of any head with its links. */
const maxBytes = 512 * 1024

/** Requests some of the page’s alternates and checks that they link back. Those that couldn’t be requested are left out. Never rejects. */
export async function collectAlternates(visit: Visit, page: Page): Promise<AlternateFacts[]> {
  const own = [page.url, ...page.canonicals]
  const others = new Map(page.alternates.filter(({ url }) => !own.some((one) => isSamePage(one, url))).map((one) => [one.url, one]))
  const asked = [...others.values()].slice(0, sampleSize).map((alternate) => askAlternate(visit, own, alternate))
  return (await Promise.all(asked)).filter((facts) => facts !== null)
}

async function askAlternate(visit: Visit, own: string[], { lang, url }: PageAlternate): Promise<AlternateFacts | null> {
  const unknown = { lang, url, linksBack: null }
  try {
    const fetched = await fetchFile(visit, new URL(url), { accept: 'text/html,*/*;q=0.5', max: maxBytes })
    if (fetched === null) return null
    const { answer, bytes, hops } = fetched
    const { status } = answer
    const contentType = answer.header('content-type')
    const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '')
    // https://developers.google.com/search/docs/specialty/international/localized-versions: the Link header can say the same.
    const isInHeader = /\bhreflang\s*=/i.test(answer.header('link') ?? '')
    if (status !== 200 || hops.length > 1 || !isPage || isInHeader) return { ...unknown, status }
    const { page } = await visit.reader.readHtml({ bytes, url, contentType }, visit.session.signal)
    return { ...unknown, status, linksBack: page.alternates.some((back) => own.some((one) => isSamePage(one, back.url))) }
  } catch (error) {
    reasonOf(error)
    return null
  }
}
