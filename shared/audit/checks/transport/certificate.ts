import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { hostingOf, type Hosting } from '../../hosting/hosting.ts'

/** Days: who renews by hand needs three weeks’ notice, and one week is an emergency. */
const soon = 21
const now = 7
/**
 * Shares of its lifetime, for certificates that live for days or weeks: tools renew them with a third of it left (https://letsencrypt.org/docs/profiles/,
 * CA/Browser Forum Baseline Requirements, section 6.3.2).
 */
const lateShare = 0.28
const lastShare = 0.14

/** Hosts that renew certificates themselves. */
const managed = new Set<Hosting>(['vercel', 'netlify', 'cloudflare', 'cloudflare-pages', 'fixed'])
const askHost = 'Your host renews the certificate. Check in its dashboard that your domain’s DNS still points there, and renew it.'
const renew = paste(
  'Renew the certificate and check that renewal runs by itself. With Certbot:',
  'sudo certbot renew\nsudo certbot renew --dry-run\nsystemctl list-timers | grep certbot',
)
const older = /^(?:SSLv[23]|TLSv1(?:\.1)?)$/
const inDays = (days: number) => {
  const whole = Math.max(0, Math.floor(days))
  return whole === 0 ? 'today' : `in ${whole} ${whole === 1 ? 'day' : 'days'}`
}

/** A certificate that browsers refuse has stopped the visit already (`unreachable.ts`): this one was verified with its chain and name. */
export const certificate = defineCheck({
  id: 'certificate',
  label: 'TLS certificate',
  weight: 2,
  learnMore: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
  needs: ['transport'],
  run({ page, transport }) {
    if (isLocal(page.url)) return pass('Not checked: a local address.')
    if (transport.tls === null) return pass('Not checked: the page isn’t served over HTTPS.')
    const { protocol, daysLeft, lifetimeDays } = transport.tls
    if (older.test(protocol)) {
      const fix = paste('Switch on TLS 1.2 and 1.3. In nginx, put this in the http block:', 'ssl_protocols TLSv1.2 TLSv1.3;')
      return fail(`The server speaks ${protocol.replace('v', ' ')}, which browsers no longer accept.`, fix)
    }
    const detail = `The certificate expires ${inDays(daysLeft)}.`
    const fix = managed.has(hostingOf(transport, page.url)) ? askHost : renew
    if (daysLeft < Math.min(now, lifetimeDays * lastShare)) return fail(detail, fix)
    if (daysLeft < Math.min(soon, lifetimeDays * lateShare)) return warn(detail, fix)
    return pass(`Valid for ${Math.floor(daysLeft)} more days, over ${protocol.replace('v', ' ')}.`)
  },
})
