import { Unreachable } from '../net/unreachable.ts'
import type { Answer, AskOptions, Session } from './session.ts'

const maxRedirects = 10
const redirectStatus = new Set([301, 302, 303, 307, 308])

type FollowOptions = AskOptions & {
  /** URLs requested earlier in this visit; every further one is added. */
  hops?: string[]
}

/** Requests a URL and follows redirects by hand, so that each hop is checked again. Throws Unreachable. */
export async function follow(session: Session, start: URL, options: FollowOptions = {}): Promise<Answer> {
  const { hops = [], ...ask } = options
  let url = withoutHash(start)
  for (;;) {
    takeHop(hops, url)
    const answer = await session.ask(url, ask)
    const location = redirectStatus.has(answer.status) ? answer.header('location') : null
    if (location === null) return answer
    answer.discard()
    // Header bytes arrive as latin1; browsers read them as UTF-8.
    const next = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), url)
    if (next === null) throw new Unreachable('redirects', `${url.host} redirects to an invalid URL.`)
    url = withoutHash(next)
  }
}

function takeHop(hops: string[], url: URL): void {
  const [isKnown, isOneTooMany] = [hops.includes(url.href), hops.length > maxRedirects]
  hops.push(url.href)
  if (isKnown) throw new Unreachable('redirects', `${url.host} has a redirect loop.`)
  if (isOneTooMany) throw new Unreachable('redirects', `${url.host} redirects more than ${maxRedirects} times.`)
}

export function withoutHash(url: URL): URL {
  const bare = new URL(url)
  bare.hash = ''
  return bare
}
