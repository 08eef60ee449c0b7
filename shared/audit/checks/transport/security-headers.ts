import { isLocal } from '../../address.ts'
import { defineCheck, pass, warn } from '../../check.ts'
import type { TransportFacts } from '../../facts.ts'
import { setHeaders } from '../../hosting/header-lines.ts'
import { hostingOf } from '../../hosting/hosting.ts'

type Header = [name: string, value: string]
/** What is wrong with one header, in words, and the header that fixes it. */
type DataError = { detail: string; set: Header }
type Headers = TransportFacts['headers']

/** 180 days: the six months the Observatory asks for, rounded down. */
const minAge = 15_552_000

/** Top-level domains that browsers only visit over HTTPS (https://hstspreload.org/). */
const preloaded =
  /\.(?:app|bank|boo|channel|dad|day|dev|eat|esq|fly|foo|gle|gmail|google|hangout|how|ing|insurance|meet|meme|mov|new|nexus|page|phd|play|prof|rsvp|search|zip)$/

function transportSecurity({ 'strict-transport-security': value }: Headers, url: URL): DataError | null {
  if (url.protocol !== 'https:' || isLocal(url.href) || preloaded.test(url.hostname)) return null
  const set: Header = ['Strict-Transport-Security', 'max-age=31536000']
  if (value === undefined) return { detail: 'Strict-Transport-Security is missing, so browsers may still try HTTP first', set }
  // RFC 6797 section 8.1: only the first of several headers counts.
  const age = /(?:^|;)\s*max-age\s*=\s*"?(\d+)/i.exec(value.split(',', 1)[0] ?? '')?.[1]
  if (age === undefined) return { detail: 'Strict-Transport-Security has no valid max-age', set }
  // Zero switches it off on purpose, for example before a move.
  return Number(age) < minAge && Number(age) > 0 ? { detail: 'Strict-Transport-Security lasts less than six months', set } : null
}

function typeSniffing({ 'x-content-type-options': value }: Headers): DataError | null {
  if (value?.split(',', 1)[0]?.trim().toLowerCase() === 'nosniff') return null
  const detail = value === undefined ? 'X-Content-Type-Options is missing' : 'X-Content-Type-Options isn’t “nosniff”'
  return { detail: `${detail}: browsers may guess file types`, set: ['X-Content-Type-Options', 'nosniff'] }
}

/** Any frame-ancestors is the maker’s decision, even one that allows everybody. */
function framing({ 'content-security-policy': policy, 'x-frame-options': frames }: Headers): DataError | null {
  if (/(?:^|[;,])\s*frame-ancestors(?:\s|;|,|$)/i.test(policy ?? '') || /^\s*(?:deny|sameorigin|allowall)\b/i.test(frames ?? ''))
    return null
  const detail = 'Neither Content-Security-Policy (frame-ancestors) nor X-Frame-Options keeps other sites from framing the page'
  // An existing policy must not be replaced by one that only covers frames.
  return { detail, set: policy === undefined ? ['Content-Security-Policy', "frame-ancestors 'self'"] : ['X-Frame-Options', 'SAMEORIGIN'] }
}

const privatePolicies = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const openPolicies = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'])

/** Without the header, browsers use strict-origin-when-cross-origin. Of several policies, browsers use the last one they know. */
function referrer({ 'referrer-policy': value }: Headers): DataError | null {
  const policies = (value ?? '').split(',').map((policy) => policy.trim().toLowerCase())
  const used = policies.findLast((policy) => privatePolicies.has(policy) || openPolicies.has(policy))
  if (used !== 'unsafe-url') return null
  const detail = 'Referrer-Policy: unsafe-url sends the full URL of your pages to other sites'
  return { detail, set: ['Referrer-Policy', 'strict-origin-when-cross-origin'] }
}

const judged = ['strict-transport-security', 'x-content-type-options', 'content-security-policy', 'x-frame-options', 'referrer-policy']

/** The headers that MDN’s HTTP Observatory asks for and that can’t break a page. */
export const securityHeaders = defineCheck({
  id: 'security-headers',
  label: 'Security headers',
  weight: 1,
  learnMore: 'https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring',
  needs: ['transport'],
  run({ page, transport }) {
    const hosting = hostingOf(transport, page.url)
    if (isLocal(page.url) && hosting === 'unknown' && !judged.some((name) => name in transport.headers)) {
      return pass('Not checked: a development server rarely sends the headers of the public one.')
    }
    if (hosting === 'fixed') return pass('Not checked: this host doesn’t let you set headers.')
    const { headers } = transport
    const errors = [transportSecurity(headers, new URL(page.url)), typeSniffing(headers), framing(headers), referrer(headers)]
    const found = errors.filter((error) => error !== null)
    if (found.length === 0) return pass('The headers for HTTPS, file types, framing and referrers are set.')
    const detail = `${found.map(({ detail }) => detail).join('. ')}.`
    return warn(
      detail,
      setHeaders(
        hosting,
        found.map(({ set }) => set),
      ),
    )
  },
})
