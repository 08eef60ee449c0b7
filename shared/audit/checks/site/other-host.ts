import { hostOf } from '../../../hosts.ts'
import { isLocal } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'

/** Statuses of servers that block crawlers or don’t take HEAD. */
const guarded = new Set([401, 403, 405, 406, 429, 501, 503, 999])

/**
 * Google Search Central, “Consolidate duplicate URLs”: one host, and a redirect from the other. A missing `www.` is common and harmless; a
 * missing bare domain isn’t, because people type it (RFC 1034 section 3.6).
 */
export const otherHost = defineCheck({
  id: 'other-host',
  label: 'www and bare domain',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: ['response'],
  run({ page, otherHost: other }) {
    if (other === undefined) return pass(`Not checked: ${isLocal(page.url) ? 'a local address' : 'a subdomain'} has no other spelling.`)
    const own = new URL(page.url)
    const host = new URL(other.url).host
    const redirect = paste(
      `Point ${host} to the same server as ${own.host}, with a certificate for both names, and redirect it:`,
      `HTTP/1.1 308 Permanent Redirect\nLocation: ${own.origin}/`,
    )
    if (other.result === 'unknown') return pass(`Not checked: ${other.reason}.`)
    if (other.result !== 'answer') {
      const isBare = !host.startsWith('www.')
      if (other.result === 'no-dns' && !isBare) return pass(`${host} isn’t set up; visitors use ${own.host}.`)
      if (other.result === 'no-dns') return warn(`${host} doesn’t resolve, so people who leave out “www.” don’t reach your site.`, redirect)
      const what = other.result === 'bad-certificate' ? 'shows a certificate warning' : 'doesn’t answer'
      return warn(`${own.protocol}//${host} ${what}: ${other.reason}.`, redirect)
    }
    const landed = new URL(other.landed)
    if (landed.host === own.host) {
      if (landed.protocol === 'http:' && own.protocol === 'https:')
        return warn(`${host} redirects to http://${own.host}, which isn’t secure.`, redirect)
      return pass(`${host} leads to ${own.host}.`)
    }
    if (hostOf(landed.href) !== hostOf(own.href)) return pass(`Not checked: ${host} leads to ${landed.host}.`)
    if (guarded.has(other.status)) return pass(`Not checked: ${host} returns ${other.status}.`)
    if (other.status >= 400) return warn(`${own.protocol}//${host} returns ${other.status}.`, redirect)
    const isCanonical = page.canonicals.some((url) => URL.parse(url)?.host === own.host)
    if (isCanonical) return pass(`${host} shows the site too, with ${own.host} as canonical.`)
    return warn(`${own.host} and ${host} both show the site, and search engines may index it twice.`, redirect)
  },
})
