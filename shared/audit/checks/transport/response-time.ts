import { isLocal } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn, wereBusy } from '../../check.ts'

/** Milliseconds to the first byte (Lighthouse, server-response-time). */
const good = 600
const bearable = 1000

export const responseTime = defineCheck({
  id: 'response-time',
  label: 'Server response time',
  weight: 4,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
  needs: ['response'],
  run({ page, response }) {
    if (isLocal(page.url)) return pass('Not checked: visitors won’t use this server on your own machine or network.')
    const ms = Math.round(response.ms)
    const detail = `${ms} ms to first byte, measured once from our server.`
    if (ms < good) return pass(detail)
    // Without our own delay, the verdict could be different.
    if (ms - response.late < (ms < bearable ? good : bearable)) return pass(wereBusy)
    const fix = paste(
      'Expect a traffic spike. Put a CDN in front and send this header so it can cache the page:',
      'Cache-Control: public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
    )
    return ms < bearable ? warn(detail, fix) : fail(detail, fix)
  },
})
