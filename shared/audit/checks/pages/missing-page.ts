import { defineCheck, pass, paste, warn } from '../../check.ts'
import { hostingOf } from '../../hosting/hosting.ts'
import { shortUrl } from '../../other-pages.ts'
import { answerMissing, ownErrorPage } from '../../hosting/missing-pages.ts'

/** Scripts that development servers add to a page; these servers answer every path. */
const development = /\/@vite\/client|\/@react-refresh|webpack-dev-server|livereload\.js|browser-sync-client/

const signIn = /\/(?:log-?in|sign-?in|auth|sso|oauth|account)/i

/** Google Search Central, “soft 404 errors”; RFC 9110 section 15.5.5. */
export const missingPage = defineCheck({
  id: 'missing-page',
  label: 'Missing pages',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  needs: ['missingPage'],
  run({ page, missingPage: { url, status, landed, isHtml, trace, unstyled, bare }, transport }) {
    if (page.resources.some((file) => development.test(file.url))) return pass('Not checked: a development server answers every path.')
    if (trace !== null) {
      const fix = 'Turn off debug mode on the server, and show your own error page.'
      return warn(`The error page for a missing URL exposes server internals: “${trace}”.`, fix)
    }
    if (unstyled !== undefined) {
      const fix = paste('Start the relative URLs on your error page with “/”, like this one:', `href="${unstyled}"`)
      return warn(
        'The error page for a missing URL in a folder is shown without its styles, because it looks for them in that folder.',
        fix,
      )
    }
    if (bare !== undefined) {
      const shown = bare === '' ? 'is empty' : `only says “${bare}”`
      return warn(
        `The error page for a missing URL ${shown}, so visitors find no way back to your site.`,
        ownErrorPage(transport === undefined ? 'unknown' : hostingOf(transport, page.url)),
      )
    }
    if (status === 404 || status === 410) return pass(`A page that doesn’t exist returns ${status}.`)
    const isRedirected = landed.replace(/\/$/, '') !== url
    if (isRedirected && signIn.test(URL.parse(landed)?.pathname ?? '')) return pass('Not checked: the site asks visitors to sign in.')
    const fix = answerMissing(transport === undefined ? 'unknown' : hostingOf(transport, page.url))
    if (status >= 500 && status !== 503) return warn(`A page that doesn’t exist returns ${status} instead of 404.`, fix)
    if (status !== 200 || !isHtml) return pass('Not checked: the response doesn’t say whether the page exists.')
    if (isRedirected) return warn(`A page that doesn’t exist redirects to ${shortUrl(landed, page)} instead of returning 404.`, fix)
    return warn('A page that doesn’t exist returns 200 instead of 404, so dead links and typos look like real pages (soft 404).', fix)
  },
})
