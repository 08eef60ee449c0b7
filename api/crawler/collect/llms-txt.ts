import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { isHtml } from '../../workers/formats/is-html.ts'
import { reasonOf } from './refusals.ts'

/** Looks for llms.txt at the root and in the page’s folder (llmstxt.org allows both). Never rejects. */
export async function collectLlmsTxt(session: Session, page: URL): Promise<SiteFacts['llmsTxt']> {
  const places = new Set([new URL('/llms.txt', page).href, new URL('llms.txt', page).href])
  const found = await Promise.all([...places].map((url) => isThere(session, new URL(url))))
  return { found: found.includes(true) }
}

/** Whether a URL is a text that isn’t an HTML page. */
async function isThere(session: Session, url: URL): Promise<boolean> {
  try {
    const answer = await follow(session, url, { accept: 'text/markdown,text/plain,*/*;q=0.5' })
    const { bytes } = await readBody(answer, { max: 64 * 1024, cut: true })
    const text = new TextDecoder().decode(bytes)
    return answer.status === 200 && text.trim() !== '' && !isHtml(text)
  } catch (error) {
    reasonOf(error)
    return false
  }
}
