import { refusalOf } from '../../../../shared/audit/content-policy.ts'
import { visitedUrl } from '../../../../shared/audit/other-pages.ts'
import type { FrameFacts } from '../../../../shared/audit/facts-around.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { unlessRefused } from '../refusals.ts'
import { fetchFile, type Visit } from '../site/pages.ts'

const sampleSize = 4

/** Requests the pages in the page’s frames and reads whether they may be shown there. Those that couldn’t be requested are left out. Never rejects. */
export const collectFrames = async (visit: Visit, page: Page): Promise<FrameFacts[]> =>
  (await Promise.all(page.frames.slice(0, sampleSize).map((url) => unlessRefused(askFrame(visit, page, url))))).filter(
    (frame) => frame !== null,
  )

async function askFrame(visit: Visit, page: Page, url: string): Promise<FrameFacts | null> {
  const fetched = await fetchFile(visit, new URL(visitedUrl(url, page)), { accept: 'text/html,*/*;q=0.5', max: 1 })
  if (fetched === null) return null
  const { status, header, url: landed } = fetched.answer
  return { url, status, refusal: status === 200 ? refusalOf(header, landed, page) : null }
}
