import { randomBytes } from 'node:crypto'
import type { MissingPageFacts } from '../../../../shared/audit/facts.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { reasonOf } from '../reason.ts'
import { fetchFile, type Visit } from './visit.ts'

/** Requests a URL below the site’s folder that can’t exist. undefined if it couldn’t be requested. Never rejects. */
export async function collectMissingPage(visit: Visit, folder: URL): Promise<MissingPageFacts | undefined> {
  const url = new URL(`no-such-page-${randomBytes(6).toString('hex')}`, folder)
  try {
    const fetched = await fetchFile(visit, url, { accept: 'text/html,*/*;q=0.5', max: 64_000 })
    if (fetched === null) return undefined
    const { answer, bytes } = fetched
    const isPage = /html/i.test(answer.header('content-type') ?? '') || isHtml(new TextDecoder().decode(bytes.subarray(0, 4096)))
    return { url: url.href, status: answer.status, landed: answer.url.href, isHtml: isPage && bytes.length > 0 }
  } catch (error) {
    reasonOf(error)
    return undefined
  }
}
