import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Every redirect costs a round trip before anything is seen. */
const maxRedirects = 2

export const httpStatus = defineCheck({
  id: 'http-status',
  label: 'Answer and redirects',
  weight: 3,
  needs: ['response'],
  run({ page, response: { status, hops } }) {
    const redirects = Math.max(0, hops.length - 1)
    if (status < 200 || status > 299) {
      return fail(`The page answers with status ${status}.`, `Let ${page.url} answer with status 200.`)
    }
    if (redirects > maxRedirects) {
      const redirect = `HTTP/1.1 308 Permanent Redirect\nLocation: ${page.url}`
      const detail = `Status ${status} after ${redirects} redirects: ${hops.join(' → ')}.`
      return warn(detail, paste(`Let ${hops[0]} lead to the page at once, with this status and header:`, redirect))
    }
    const via = redirects === 0 ? 'without a redirect' : `after ${redirects} ${redirects === 1 ? 'redirect' : 'redirects'}`
    return pass(`Status ${status}, ${via}.`)
  },
})
