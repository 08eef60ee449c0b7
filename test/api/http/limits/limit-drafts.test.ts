import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa, { type Context } from 'koa'
import { describe, expect, it } from 'vitest'
import { Failure, NotVisited, tooBusy } from '../../../../api/domain/failure.ts'
import { spendDraft, createLimits, spend } from '../../../../api/http/limits/limit-rate.ts'
import { unavailable } from '../../../../api/store/postgres/connections/database-failures.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'

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

function newContext(): Context {
  const request = new IncomingMessage(new Socket())
  return new Koa().createContext(request, new ServerResponse(request))
}

describe('a unit', () => {
  it.each([
    ['an address that nobody may visit', false, new NotVisited('BAD_REQUEST', 'No.')],
    ['no place for the visit', false, new NotVisited('SERVICE_UNAVAILABLE', 'Later.', { retryAfter: 10 })],
    ['a machine that is too busy for it', false, tooBusy()],
    ['a database that does not answer any more', true, unavailable()],
    ['a service that closes meanwhile', true, new Failure('SERVICE_UNAVAILABLE', 'It is shutting down.', { retryAfter: 10 })],
    ['a site that is not there', true, new Failure('BAD_REQUEST', 'No.')],
  ])('that met %s is spent: %s', async (_, isSpent, failure) => {
    const fail = async () => {
      throw failure
    }
    const [audits, drafts, tries] = [countedQuota(), countedQuota(), countedQuota()]
    const limits = { ...createLimits(literalLimiters()), audits: audits.take, drafts: drafts.take, draftAttempts: tries.take }
    await expect(spend(limits, 'audits', ctx, fail, 'ada')).rejects.toBe(failure)
    await expect(spendDraft(limits, ctx, fail, 'ada')).rejects.toBe(failure)
    const spent = isSpent ? 1 : 0
    expect([audits.count.taken, drafts.count.taken, tries.count.taken]).toEqual([spent, 0, spent])
  })
})

it('a site that keeps us busy is visited forty times an hour, not endlessly', async () => {
  const limits = createLimits(literalLimiters({ auditsPerHour: 10 }))
  let visits = 0
  const visit = async () => {
    visits += 1
    throw tooBusy()
  }
  for (let call = 0; call < 60; call += 1) await spend(limits, 'audits', newContext(), visit, 'ada').catch(() => {})
  expect(visits).toBe(40)
})
