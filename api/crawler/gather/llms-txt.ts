import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { isHtml } from './is-html.ts'
import { reasonOf } from './reason.ts'

/** Looks for /llms.txt (llmstxt.org): a text that isn’t an HTML page. Never rejects. */
export async function gatherLlmsTxt(session: Session, page: URL): Promise<SiteFacts['llmsTxt']> {
  try {
    const answer = await follow(session, new URL('/llms.txt', page), { accept: 'text/markdown,text/plain,*/*;q=0.5' })
    const { bytes } = await readBody(answer, { max: 64 * 1024, cut: true })
    const text = new TextDecoder().decode(bytes)
    return { found: answer.status === 200 && text.trim() !== '' && !isHtml(text) }
  } catch (error) {
    reasonOf(error)
    return { found: false }
  }
}
