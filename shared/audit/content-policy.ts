import type { Page } from '../page/page.ts'
import { publicUrl } from './address.ts'
import type { AuditFacts } from './facts.ts'
import { visitedUrl } from './other-pages.ts'

/** In characters. A longer policy isn’t checked. */
const maxPolicy = 4000
const policyIn = (header: string | null | undefined): string | null => ((header ?? '').length < maxPolicy ? (header ?? '') : null)

type Answered = Pick<AuditFacts, 'page' | 'transport'>

/** The sources of each directive of a policy. */
export const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').flatMap((directive): [string, string[]][] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return name === '' ? [] : [[name.toLowerCase(), sources]]
    }),
  )

/** The sources of the first of these directives that each policy has (CSP Level 3, section 6.6). */
const sourcesOf = (policies: string, names: readonly string[]): string[][] =>
  policies.split(',').flatMap((policy) => {
    const directives = directivesOf(policy)
    const named = names.find((name) => directives.has(name))
    return named === undefined ? [] : [directives.get(named) ?? []]
  })

/** CSP Level 3, section 6.7.2: whether a source expression matches a URL. If in doubt, it matches. */
function matches(source: string, url: URL, self: URL): boolean {
  const lower = source.toLowerCase()
  if (lower === "'none'" || (lower.startsWith("'") && lower !== "'self'")) return false
  if (lower === "'self'") return url.host === self.host
  if (lower === '*') return /^https?:$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return url.protocol === lower || (lower === 'http:' && url.protocol === 'https:')
  const host = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/:]+)/.exec(lower)?.[1] ?? ''
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
}

/** Whether the page’s own policy certainly forbids a URL, by the first of these directives that it has. */
export function isForbidden(facts: Answered, names: readonly string[], address: string): boolean {
  const [url, self] = [URL.parse(visitedUrl(address, facts.page)), new URL(facts.page.url)]
  if (url === null) return false
  return sourcesOf(policyIn(facts.transport?.headers['content-security-policy']) ?? '', names).some(
    (sources) => !sources.some((source) => matches(source, url, self)),
  )
}

/** The header that certainly keeps browsers from framing a page in this one; null if there’s none. A server may recognize both as its own. */
export function refusalOf(header: (name: string) => string | null, frame: URL, page: Page): string | null {
  const policy = policyIn(header('content-security-policy'))
  if (policy === null) return null
  const ancestors = sourcesOf(policy, ['frame-ancestors'])
  const hosts = [new URL(page.url), new URL(publicUrl(page))]
  const refusing = ancestors.find((sources) => !sources.some((source) => hosts.some((host) => matches(source, host, frame))))
  if (refusing !== undefined) return `Content-Security-Policy: frame-ancestors ${refusing.join(' ')}`
  // If frame-ancestors is present, browsers ignore the older header.
  if (ancestors.length > 0) return null
  const option = (header('x-frame-options') ?? '').trim().toUpperCase()
  const isOwn = hosts.some(({ host }) => host === frame.host)
  return option === 'DENY' || (option === 'SAMEORIGIN' && !isOwn) ? `X-Frame-Options: ${option}` : null
}
