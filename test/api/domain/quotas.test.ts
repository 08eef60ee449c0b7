import { describe, expect, it } from 'vitest'
import { quotaFailure, quotasOf, quotaText, waitText } from '../../../api/domain/quotas.ts'

const quotas = quotasOf({ readsPerMinute: 60, auditsPerHour: 10, draftsPerHour: 1, signUpsPerHour: 5 })

describe('a quota', () => {
  it.each([
    [quotas.reads, '60 API reads per minute'],
    [quotas.tokenReads, '600 API reads per minute'],
    [quotas.requests, '60 audit or draft requests per minute'],
    [quotas.pages, '300 page views per minute'],
    [quotas.messages, '300 MCP messages per minute'],
    [quotas.lookups, '300 requests with an unknown token or session per minute'],
    [quotas.audits, '10 audits per hour'],
    [quotas.draftAttempts, '6 draft attempts per hour'],
    [quotas.drafts, '1 draft per hour'],
    [quotas.pairings, '10 connection links per 10 minutes'],
  ])('reads as a person says it: %o', (quota, expected) => {
    expect(quotaText(quota)).toBe(expected)
  })

  it.each([
    [1, '1 second'],
    [54, '54 seconds'],
    [99, '99 seconds'],
    [100, '2 minutes'],
    [3600, '60 minutes'],
    [86_400, '24 hours'],
  ])('of which there is none for %d seconds says: %s', (seconds, expected) => {
    expect(waitText(seconds)).toBe(expected)
  })

  it.each([
    [53_200, 54],
    [0, 1],
    // The machine's clock was put back by a day.
    [86_400_000, 60],
  ])('that is used up for %d ms names itself and a wait of %d seconds', (ms, wait) => {
    expect(quotaFailure('reads', quotas.reads, 1, ms)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: `The limit is 60 API reads per minute. Try again in ${wait === 1 ? '1 second' : `${wait} seconds`}.`,
      data: { retryAfter: wait, quota: { name: 'reads', limit: 60, seconds: 60 } },
    })
  })
})
