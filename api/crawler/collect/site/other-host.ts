import { parse } from 'tldts'
import type { OtherHostFacts } from '../../../../shared/audit/facts-around.ts'
import { follow } from '../../follow.ts'
import type { Session } from '../../session.ts'
import { Unreachable } from '../../../net/unreachable.ts'
import { reasonOf } from '../reason.ts'

/** The host with `www.` added or removed, for registrable domains only; null for every other host. Subdomains of a shared host have no other spelling. */
export function otherHostOf(page: URL): URL | null {
  const { domain, subdomain, isIp, isIcann, isPrivate } = parse(page.hostname, { allowPrivateDomains: true })
  if (page.port !== '' || isIp === true || domain === null || isPrivate === true || isIcann !== true) return null
  if (subdomain !== '' && subdomain !== 'www') return null
  const url = new URL('/', page)
  url.hostname = subdomain === 'www' ? domain : `www.${domain}`
  return url
}

/** What the other spelling of the host does. undefined if there is none, or robots.txt and the guard keep the crawler away. Never rejects. */
export async function collectOtherHost(session: Session, page: URL): Promise<OtherHostFacts | undefined> {
  const url = otherHostOf(page)
  if (url === null) return undefined
  const hops: string[] = []
  try {
    const answer = await follow(session, url, { method: 'HEAD', ms: 4000, hops })
    answer.discard()
    return { url: url.href, result: 'answer', status: answer.status, landed: answer.url.href, steps: hops.length - 1 }
  } catch (error) {
    const reason = reasonOf(error)
    if (session.signal.aborted || !(error instanceof Unreachable) || error.because === 'blocked_address') return undefined
    return { url: url.href, result: results[error.because] ?? 'unknown', reason }
  }
}

const results: Partial<Record<Unreachable['because'], 'no-dns' | 'bad-certificate' | 'no-connection'>> = {
  dns: 'no-dns',
  tls_certificate: 'bad-certificate',
  tls_handshake: 'bad-certificate',
  connection: 'no-connection',
}
