import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Days: who renews by hand needs three weeks’ notice, and one week is an emergency. */
const soon = 21
const now = 7

/**
 * Certificates that live less than ten days (CA/Browser Forum Baseline Requirements, “Short-lived Subscriber Certificate”; Let’s Encrypt’s profile `shortlived`
 * has six) are renewed automatically, and late when less than a third of their lifetime is left.
 */
const shortLived = 10

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
  run({ page, transport: { tls } }) {
    if (tls === null) return pass(isLocal(page.url) ? 'Not checked: a local address.' : 'Not checked: the page isn’t served over HTTPS.')
    const { protocol, daysLeft, lifetimeDays } = tls
    if (older.test(protocol)) {
      const fix = paste('Switch on TLS 1.2 and 1.3. In nginx, put this in the http block:', 'ssl_protocols TLSv1.2 TLSv1.3;')
      return fail(`The server speaks ${protocol.replace('v', ' ')}, which browsers no longer accept.`, fix)
    }
    const detail = `The certificate expires ${inDays(daysLeft)}.`
    if (lifetimeDays < shortLived) {
      if (daysLeft >= lifetimeDays / 3) return pass(`${detail} It’s short-lived and renewed in time.`)
      return (daysLeft < lifetimeDays / 6 ? fail : warn)(`${detail} It should have been renewed by now.`, renew)
    }
    if (daysLeft < now) return fail(detail, renew)
    return daysLeft < soon ? warn(detail, renew) : pass(`Valid for ${Math.floor(daysLeft)} more days, over ${protocol.replace('v', ' ')}.`)
  },
})
