import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Without `response` (a browser tab) only the page’s own URL is judged. A local URL is a secure context (W3C Secure Contexts). */
export const https = defineCheck({
  id: 'https',
  label: 'HTTPS',
  weight: 5,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/is-on-https',
  run({ page, response }) {
    const { protocol, host } = new URL(page.url)
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
    return pass(response?.httpRedirectsToHttps === true ? 'Served over HTTPS, and HTTP redirects to it.' : 'Served over HTTPS.')
  },
})
