import { withoutHash } from '../follow.ts'
import type { Answer } from '../session.ts'
import { unlessRefused } from './refusals.ts'

/** The part of a session it needs. */
type Asking = { ask: (url: URL) => Promise<Pick<Answer, 'status' | 'header' | 'discard'>> }

/**
 * Whether the http:// form of an https page redirects to https; null if it couldn’t be requested, and for a page on a non-default port, whose
 * http form is unknown. The `hops` of the visit may already show it. Never rejects.
 */
export async function collectHttpsRedirect(session: Asking, page: URL, hops: string[]): Promise<boolean | null> {
  if (page.protocol !== 'https:' || page.port !== '') return null
  const plain = withoutHash(page)
  plain.protocol = 'http:'
  if (hops.includes(plain.href)) return true
  const answer = await unlessRefused(session.ask(plain))
  if (answer === null) return null
  answer.discard()
  const target = URL.parse(answer.header('location') ?? '', plain)
  return answer.status >= 300 && answer.status < 400 && target?.protocol === 'https:'
}
