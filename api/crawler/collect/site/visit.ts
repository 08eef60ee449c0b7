import type { PageReader } from '../../../workers/page-reader.ts'
import { follow } from '../../follow.ts'
import { readBody } from '../../read-body.ts'
import type { Answer, Session } from '../../session.ts'
import { Failure, isBusy } from '../../../domain/failure.ts'
import { Unreachable } from '../../../net/unreachable.ts'

/** What collecting around a page shares. The session obeys robots.txt and ends when its share of the visit’s bytes is spent. */
export type Visit = { session: Session; reader: PageReader; page: URL }

/** A slower file makes way for the rest of the visit. */
const fileMs = 4000

export type Fetched = { answer: Answer; bytes: Uint8Array; size: number; complete: boolean; hops: string[] }
/** `errors`: also read the bodies of error responses. */
type Options = { accept: string; max: number; gzipFile?: boolean; errors?: boolean }

/**
 * Requests a file beyond the page. null if we don’t request it: robots.txt, the guard or the limits of the visit forbid it. Throws
 * Unreachable otherwise.
 */
export async function fetchFile(
  { session }: Visit,
  url: URL,
  { accept, max, gzipFile = false, errors = false }: Options,
): Promise<Fetched | null> {
  try {
    const hops: string[] = []
    const answer = await follow(session, url, { accept, ms: fileMs, hops })
    if ((answer.status < 200 || answer.status > 299) && !errors) {
      answer.discard()
      return { answer, bytes: new Uint8Array(), size: 0, complete: true, hops }
    }
    const body = await readBody(answer, { max, cut: true, gzipFile })
    return session.signal.aborted ? null : { answer, hops, ...body }
  } catch (error) {
    if (session.signal.aborted || isRejected(error)) return null
    throw error
  }
}

/** A URL that the crawler refuses to visit says nothing about the site. */
const isRejected = (error: unknown) =>
  (error instanceof Failure && !isBusy(error)) ||
  (error instanceof Unreachable && (error.because === 'blocked_address' || error.because === 'bad_url'))

/** Statuses of servers that block crawlers, require a sign-in or are busy: people get through. */
export const isGuarded = (status: number): boolean => guarded.has(status)
const guarded = new Set([401, 402, 403, 405, 406, 407, 418, 425, 429, 451, 503, 999])
