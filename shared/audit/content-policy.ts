import type { AuditFacts } from './facts.ts'
import { visitedUrl } from './other-pages.ts'

/** A longer one is read only in part. */
const maxPolicy = 4000
const policyOf = (transport: AuditFacts['transport']): string => {
  const policy = transport?.headers['content-security-policy'] ?? ''
  return policy.length < maxPolicy ? policy : ''
}

type Answered = Pick<AuditFacts, 'page' | 'transport'>

/** The sources of the first of these directives that each policy of the page’s Content-Security-Policy has (CSP Level 3, section 6.6). */
const sourcesOf = ({ transport }: Pick<AuditFacts, 'transport'>, names: readonly string[]): string[][] =>
  policyOf(transport)
    .split(',')
    .flatMap((policy) => {
      const directives = new Map(
        policy.split(';').flatMap((directive): [string, string[]][] => {
          const [name = '', ...sources] = directive.trim().split(/\s+/)
          return name === '' ? [] : [[name.toLowerCase(), sources]]
        }),
      )
      const named = names.find((name) => directives.has(name))
      return named === undefined ? [] : [directives.get(named) ?? []]
    })

/** CSP Level 3, section 6.7.2: whether a source expression matches a URL. What isn’t certain matches. */
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
  return sourcesOf(facts, names).some((sources) => !sources.some((source) => matches(source, url, self)))
}
