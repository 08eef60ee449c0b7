import { Unreachable } from './unreachable.ts'
import type { Answer, Session } from './session.ts'

const maxRedirects = 10
const redirectStatus = new Set([301, 302, 303, 307, 308])

type FollowOptions = {
  method?: 'GET' | 'HEAD'
  accept?: string
  signal?: AbortSignal
  /** Addresses asked before, for a visit that goes on; every further one is added. */
  hops?: string[]
}

/** Asks an address and follows redirects by hand, so that each hop is judged anew. Throws Unreachable. */
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
    if (next === null) throw new Unreachable('redirects', `${url.host} redirects to something that is no address.`)
    url = withoutHash(next)
  }
}

function takeHop(hops: string[], url: URL): void {
  const [isKnown, isOneTooMany] = [hops.includes(url.href), hops.length > maxRedirects]
  hops.push(url.href)
  if (isKnown) throw new Unreachable('redirects', `${url.host} redirects in a circle.`)
  if (isOneTooMany) throw new Unreachable('redirects', `${url.host} redirects more than ${maxRedirects} times.`)
}

export function withoutHash(url: URL): URL {
  const bare = new URL(url)
  bare.hash = ''
  return bare
}
