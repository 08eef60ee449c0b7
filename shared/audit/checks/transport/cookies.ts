import { pluralForm } from '../../../plural.ts'
import { isLocal, publicUrl } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { CookieFacts } from '../../facts.ts'

/** Cookies of load balancers, firewalls and CDNs, whose flags aren’t the maker’s to set. */
const ofInfrastructure =
  /^(?:AWSALB|AWSELB|NSC_|citrix_ns|BNI_|BNES_|dtCookie|INGRESSCOOKIE|X-Mapping|ARRAffinity|ApplicationGatewayAffinity|GCLB|heroku-session-affinity|__cf|_cfuvid|cf_|visid_incap|incap_ses|nlbi_|ak_bmsc|bm_|_abck|TS[0-9a-f]{6,}|BIGip|SERVERID|datadome|__ddg|fly-|sl-session|_shopify|shopify_|svSession)/i

/** Names of session cookies, from MDN’s HTTP Observatory and framework defaults. */
const ofSession = /login|sess|^(?:connect\.)?sid$|^jwt$|(?:auth|access|refresh)[_-]?token/i
/** Scripts must be able to read these tokens to send them back. */
const readByScripts = /csrf|xsrf/i

type Flags = { secure: boolean; httpOnly: boolean; sameSite: string | null; gone: boolean; path: string | null; domain: string | null }

/** RFC 6265bis section 5.6: names in any case, the last of several SameSite counts. */
function flagsOf({ attributes }: CookieFacts): Flags {
  const pairs = attributes.map((text): [string, string] => {
    const [name = '', value = ''] = text.split('=', 2)
    return [name.trim().toLowerCase(), value.trim().toLowerCase()]
  })
  const valueOf = (wanted: string) => pairs.findLast(([name]) => name === wanted)?.[1] ?? null
  return {
    secure: valueOf('secure') !== null,
    httpOnly: valueOf('httponly') !== null,
    sameSite: valueOf('samesite'),
    path: valueOf('path'),
    domain: valueOf('domain'),
    gone: /^-|^0+$/.test(valueOf('max-age') ?? '') || /\b1970\b/.test(valueOf('expires') ?? ''),
  }
}

/** The flags a cookie lacks, spelled as in the header. */
function lacksOf(cookie: CookieFacts, isSecure: boolean): string[] {
  const { secure, httpOnly, sameSite, gone } = flagsOf(cookie)
  if (gone || ofInfrastructure.test(cookie.name)) return []
  const isSession = ofSession.test(cookie.name) && !readByScripts.test(cookie.name)
  const isToken = isSession || readByScripts.test(cookie.name)
  return [
    ...(secure || !isSecure ? [] : ['Secure']),
    ...(isSession && !httpOnly ? ['HttpOnly'] : []),
    ...(isToken && sameSite === null ? ['SameSite=Lax'] : []),
  ]
}

/** Why browsers drop the cookie (RFC 6265bis sections 4.1.3 and 5.7); null if they keep it. */
function droppedFor(cookie: CookieFacts, host: string): string | null {
  const { secure, sameSite, path, domain, gone } = flagsOf(cookie)
  const name = cookie.name.toLowerCase()
  if (gone) return null
  if (name.startsWith('__host-') && (!secure || path !== '/' || domain !== null)) return '__Host- needs Secure, Path=/ and no Domain'
  if (name.startsWith('__secure-') && !secure) return '__Secure- needs Secure'
  if (sameSite === 'none' && !secure) return 'SameSite=None needs Secure'
  const own = domain?.replace(/^\./, '') ?? host
  return own === host || host.endsWith(`.${own}`) ? null : `its Domain (${own}) doesn’t match this site`
}

const shown = 8

export const cookies = defineCheck({
  id: 'cookies',
  label: 'Cookie flags',
  weight: 1,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies',
  needs: ['transport'],
  run({ page, transport }) {
    if (transport.cookies.length === 0) return pass('The page sets no cookies.')
    const host = new URL(page.url).hostname
    const dropped = transport.cookies.flatMap((cookie) => {
      const reason = droppedFor(cookie, isLocal(page.url) ? new URL(publicUrl(page)).hostname : host)
      return reason === null ? [] : [`${cookie.name} (${reason})`]
    })
    if (dropped.length > 0) {
      const fix = paste('Fix the Set-Cookie headers of these cookies:', dropped.join('\n'))
      return warn(`Browsers drop ${pluralForm(dropped.length, 'a cookie', 'cookies')}: ${dropped.join(', ')}.`, fix)
    }
    // Over plain HTTP browsers would drop a cookie that is Secure.
    const isSecure = new URL(page.url).protocol === 'https:'
    const open = transport.cookies.map((cookie) => ({ cookie, lacks: lacksOf(cookie, isSecure) })).filter(({ lacks }) => lacks.length > 0)
    if (open.length === 0) return pass('Every cookie has the flags it needs.')
    const listed = open.slice(0, shown)
    const detail = listed.map(({ cookie, lacks }) => `${cookie.name} without ${lacks.map((flag) => flag.replace('=Lax', '')).join(', ')}`)
    const lines = listed.map(({ cookie, lacks }) => `Set-Cookie: ${[`${cookie.name}=…`, ...cookie.attributes, ...lacks].join('; ')}`)
    const rest = open.length > shown ? ` and ${open.length - shown} more` : ''
    return warn(
      `Cookies: ${detail.join('; ')}${rest}.`,
      paste('Set these cookies with the flags below, keeping their values:', lines.join('\n')),
    )
  },
})
