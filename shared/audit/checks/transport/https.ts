import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Without `response` (a browser tab) only the page's own address is judged. A local address is a secure context (W3C Secure Contexts). */
export const https = defineCheck({
  id: 'https',
  label: 'Secure connection',
  weight: 5,
  run({ page, response }) {
    const { protocol, host } = new URL(page.url)
    if (isLocal(page.url)) return pass('A local address: it will need https once it is public.')
    const redirect = paste(
      `Get a certificate for ${host} and let the server answer every http address with this status and header:`,
      `HTTP/1.1 308 Permanent Redirect\nLocation: ${page.url.replace(/^http:/, 'https:')}`,
    )
    if (protocol !== 'https:') return fail('Browsers mark this page as “not secure”: it is served over http.', redirect)
    if (response?.httpRedirectsToHttps === false) {
      return warn(`http://${host} does not lead to https.`, redirect.replace(`Get a certificate for ${host} and let`, 'Let'))
    }
    return pass(response?.httpRedirectsToHttps === true ? 'Served over https, and http leads to it.' : 'Served over https.')
  },
})
