import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareBadInput, told, type BadInput } from '../../support/fuzz/bad-input.ts'
import type { WireRequest } from '../../support/fuzz/wire.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

let service: RunningService
let input: BadInput
beforeAll(async () => {
  service = await runService({ AUDITS_PER_HOUR: '100000', DRAFTS_PER_HOUR: '100000' })
  input = await prepareBadInput(service.origin, await new Visitor(service.origin).signUp('ada@example.com'))
})
afterAll(() => service.close())

/** A machine that is slow may send fewer, but not so few that nothing is shown. */
const leastRuns = 100

async function expectAnswers(requests: Arbitrary<WireRequest>, numRuns: number) {
  const property = fc.asyncProperty(requests, async (request) => {
    const complaint = await input.complain(request)
    if (complaint !== null) throw new Error(`${complaint}\n${told(request)}`)
  })
  const outcome = await fc.check(property, { numRuns, interruptAfterTimeLimit: 15_000 })
  expect(outcome.failed ? await fc.asyncDefaultReportMessage(outcome) : null).toBeNull()
  expect(outcome.numRuns).toBeGreaterThanOrEqual(leastRuns)
}

it('whatever is sent to the endpoints, the answer is a described one', () => expectAnswers(input.api, 500))
it('whatever a form of the site is sent with, it is answered', () => expectAnswers(input.forms, 200))
it('whatever an agent sends, it is answered', () => expectAnswers(input.tools, 200))
