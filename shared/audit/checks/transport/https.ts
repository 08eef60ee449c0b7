import type { Markup } from '../../../page/markup/markup.ts'
import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'

/** `isToBe`: the page is still on a local address, where browsers load it all. */
function loadsPlainly(insecure: Markup['insecure'], isToBe = false): Finding {
  const active = insecure.filter(({ isActive }) => isActive)
  const [first] = active.length > 0 ? active : insecure
  const more = insecure.length === 1 ? '' : ` and ${insecure.length - 1} more`
  const fix = paste('Load these over HTTPS:', insecure.map(({ tag }) => tag.replaceAll('"http:', '"https:')).join('\n'))
  const what = `what the page loads over HTTP: ${first?.url}${more}.`
  return active.length > 0
    ? fail(isToBe ? `Once the site uses HTTPS, browsers will block ${what}` : `Browsers block ${what}`, fix)
    : warn(
        `The page loads files over HTTP: ${first?.url}${more}. Browsers try HTTPS instead, and leave out files that don’t load that way.`,
        fix,
      )
}

/** Without `response` (a browser tab) only the page’s own URL is judged. A local URL is a secure context (W3C Secure Contexts). */
export const https = defineCheck({
  id: 'https',
  label: 'HTTPS',
  weight: 5,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/is-on-https',
  run({ page, response, markup, transport }) {
    const { protocol, host } = new URL(page.url)
    const isUpgraded = /upgrade-insecure-requests/i.test(transport?.headers['content-security-policy'] ?? '')
    const insecure = isUpgraded ? [] : (markup?.insecure ?? [])
    const isToBe = page.canonicals.some((url) => url.startsWith('https:') && !isLocal(url))
    if (isLocal(page.url) && isToBe && insecure.length > 0) return loadsPlainly(insecure, true)
    if (isLocal(page.url)) return pass('Not checked: a local address. You’ll need HTTPS in production.')
    const redirect = paste(
      `Get a TLS certificate for ${host} and redirect all HTTP requests:`,
      `HTTP/1.1 308 Permanent Redirect\nLocation: ${page.url.replace(/^http:/, 'https:')}`,
    )
    if (protocol !== 'https:') return fail('Served over HTTP; browsers mark this page as “Not secure”.', redirect)
    if (response?.httpRedirectsToHttps === false) {
      return warn(
        `http://${host} doesn’t redirect to HTTPS.`,
        redirect.replace(`Get a TLS certificate for ${host} and redirect`, 'Redirect'),
      )
    }
    if (insecure.length > 0) return loadsPlainly(insecure)
    return pass(response?.httpRedirectsToHttps === true ? 'Served over HTTPS, and HTTP redirects to it.' : 'Served over HTTPS.')
  },
})
