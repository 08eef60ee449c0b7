import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Milliseconds to the first byte (Lighthouse, server-response-time). */
const good = 600
const bearable = 1000

export const responseTime = defineCheck({
  id: 'response-time',
  label: 'Server speed',
  weight: 4,
  needs: ['response'],
  run({ response }) {
    const ms = Math.round(response.ms)
    const detail = `${ms} ms to the first byte, measured once from our server.`
    if (ms < good) return pass(detail)
    const fix = paste(
      'A launch brings many visitors at once: put a CDN in front of this public page and send with it this header, which lets the CDN answer for it:',
      'Cache-Control: public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
    )
    return ms < bearable ? warn(detail, fix) : fail(detail, fix)
  },
})
