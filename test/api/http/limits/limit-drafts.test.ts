import type { Context } from 'koa'
import { describe, expect, it } from 'vitest'
import { Failure, NotVisited } from '../../../../api/domain/failure.ts'
import { spendDraft } from '../../../../api/http/limits/limit-drafts.ts'
import { spend } from '../../../../api/http/limits/limit-rate.ts'
import { unavailable } from '../../../../api/store/postgres/connections/database-failures.ts'

/** A quota whose units are counted by hand. */
function countedQuota() {
  const count = { taken: 0 }
  const take = async () => {
    count.taken += 1
    return async () => void (count.taken -= 1)
  }
  return { count, take }
}
const ctx = {} as Context

describe('a unit', () => {
  it.each([
    ['an address that nobody may visit', false, new NotVisited('BAD_REQUEST', 'No.')],
    ['no place for the visit', false, new NotVisited('SERVICE_UNAVAILABLE', 'Later.', { retryAfter: 10 })],
    ['a database that does not answer any more', true, unavailable()],
    ['a service that closes meanwhile', true, new Failure('SERVICE_UNAVAILABLE', 'It is shutting down.', { retryAfter: 10 })],
    ['a site that is not there', true, new Failure('BAD_REQUEST', 'No.')],
  ])('that met %s is spent: %s', async (_, isSpent, failure) => {
    const fail = async () => {
      throw failure
    }
    const [audits, drafts, tries] = [countedQuota(), countedQuota(), countedQuota()]
    await expect(spend(audits.take, ctx, fail)).rejects.toBe(failure)
    await expect(spendDraft({ drafts: drafts.take, draftAttempts: tries.take }, ctx, fail)).rejects.toBe(failure)
    const spent = isSpent ? 1 : 0
    expect([audits.count.taken, drafts.count.taken, tries.count.taken]).toEqual([spent, 0, spent])
  })
})
