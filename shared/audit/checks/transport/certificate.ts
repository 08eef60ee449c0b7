import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { hostingOf, type Hosting } from '../../hosting/hosting.ts'
import { plural } from '../../../plural.ts'

/** In days. Renewing by hand needs three weeks’ notice; one week left is an emergency. */
const soon = 21
const now = 7
/**
 * Shares of the lifetime, for certificates valid for days or weeks: tools renew them with a third of it left (https://letsencrypt.org/docs/profiles/,
 * CA/Browser Forum Baseline Requirements, section 6.3.2).
 */
const lateShare = 0.28
const lastShare = 0.14

/** Hosts that renew certificates themselves. */
const managed = new Set<Hosting>(['vercel', 'netlify', 'cloudflare', 'cloudflare-pages', 'fixed'])
const askHost = 'Your host renews this certificate. In its dashboard, check that your domain’s DNS still points there, then renew.'
const renew = paste(
  'Renew the certificate and check that automatic renewal is on. With Certbot:',
  'sudo certbot renew\nsudo certbot renew --dry-run\nsystemctl list-timers | grep certbot',
)
const older = /^(?:SSLv[23]|TLSv1(?:\.1)?)$/
const inDays = (days: number) => {
  const whole = Math.max(0, Math.floor(days))
  return whole === 0 ? 'today' : `in ${plural(whole, 'day')}`
}

/** The visit stops at a certificate that browsers reject (`unreachable.ts`), so this one’s chain and name are already verified. */
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
      const fix = paste('Turn on TLS 1.2 and 1.3. In nginx, add this to the http block:', 'ssl_protocols TLSv1.2 TLSv1.3;')
      return fail(`The server uses ${protocol.replace('v', ' ')}, which browsers no longer accept.`, fix)
    }
    const detail = `The certificate expires ${inDays(daysLeft)}.`
    const fix = managed.has(hostingOf(transport, page.url)) ? askHost : renew
    if (daysLeft < Math.min(now, lifetimeDays * lastShare)) return fail(detail, fix)
    if (daysLeft < Math.min(soon, lifetimeDays * lateShare)) return warn(detail, fix)
    return pass(`Valid for ${Math.floor(daysLeft)} more days, over ${protocol.replace('v', ' ')}.`)
  },
})
