import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { prepareBadInput, told } from '../support/fuzz/bad-input.ts'
import { Visitor } from '../support/visitor.ts'
import { startChild } from './child-service.ts'
import type { Outcome } from './fault.ts'

/** So many requests made from the service's own description, then to its forms and its tools; each is answered as promised. */
export async function sendBadInput(requests: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-fuzz-'))
  const service = await startChild(folder)
  const misses: string[] = []
  let rounds = 0
  try {
    const maker = await new Visitor(service.origin).signUp('ada@example.com')
    const { api, forms, tools, complain } = await prepareBadInput(service.origin, maker)
    const property = fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: api }, forms, tools), async (request) => {
      const complaint = await complain(request)
      if (complaint !== null) throw new Error(`${complaint}\n${told(request)}`)
    })
    const { numRuns, failed, errorInstance } = await fc.check(property, { numRuns: requests })
    rounds = numRuns
    if (failed) misses.push(String(errorInstance))
    if (service.child.exitCode !== null) misses.push('the service is gone')
    if (/"level":[56]0/.test(service.output())) misses.push('something was logged as an error')
  } finally {
    await service.end()
    await rm(folder, { recursive: true })
  }
  return { rounds, misses }
}
