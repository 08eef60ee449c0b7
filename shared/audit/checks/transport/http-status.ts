import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { Refusal } from '../../facts.ts'
import { isSamePage } from '../../address.ts'
import { plural } from '../../../plural.ts'

const programs: Record<Refusal['of'], { who: string; cure: string }> = {
  'no-language': {
    who: 'requests without an Accept-Language header, such as Googlebot’s and link previews’',
    cure: 'to requests without an Accept-Language header, in a default language',
  },
  'link-preview': {
    who: 'link-preview bots (facebookexternalhit, Twitterbot, LinkedInBot)',
    cure: 'to link-preview bots',
  },
}

/** Every redirect costs a round trip before anything shows. */
const maxRedirects = 2

export const httpStatus = defineCheck({
  id: 'http-status',
  label: 'HTTP status and redirects',
  weight: 3,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/seo/http-status-code',
  needs: ['response'],
  run({ page, transport, response: { status, hops, refusals = [] } }) {
    const redirects = Math.max(0, hops.length - 1)
    if (status < 200 || status > 299) {
      return fail(`The page returns ${status}.`, `Make ${page.url} return 200.`)
    }
    if (/^\s*attachment\b/i.test(transport?.headers['content-disposition'] ?? '')) {
      const detail = 'Browsers download the page instead of showing it (Content-Disposition: attachment).'
      return fail(detail, paste('Replace this page’s Content-Disposition header with:', 'Content-Disposition: inline'))
    }
    if (refusals.length > 0) {
      const said = refusals.map(
        ({ of, ...answer }) => `${answer.status === 200 ? 'an empty response' : answer.status} to ${programs[of].who}`,
      )
      const cures = refusals.map(({ of }) => programs[of].cure)
      return fail(`The page returns ${said.join(', and ')}.`, `Make ${page.url} return the page with status 200 ${cures.join(', and ')}.`)
    }
    if (page.refresh !== null && !isSamePage(page.refresh.url, page.url)) {
      const { url, seconds } = page.refresh
      const detail = `After ${plural(seconds, 'second')} the page sends visitors to ${url}, whatever they’re reading.`
      return warn(detail, `Remove the <meta http-equiv="refresh"> tag from <head>, or redirect to ${url} right away.`)
    }
    if (redirects > maxRedirects) {
      const redirect = `HTTP/1.1 308 Permanent Redirect\nLocation: ${page.url}`
      const detail = `Status ${status} after ${redirects} redirects: ${hops.join(' → ')}.`
      return warn(detail, paste(`Redirect ${hops[0]} straight to the final URL:`, redirect))
    }
    const via = redirects === 0 ? 'without a redirect' : `after ${plural(redirects, 'redirect')}`
    return pass(`Status ${status}, ${via}.`)
  },
})
