import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { lateAnswer } from '../../../../api/commands/audit/read-in-browser.ts'

it.each([
  ['a quiet machine', 1, 'https://acme.dev/ doesn’t respond in Chromium: its scripts keep it busy.'],
  ['a busy machine', availableParallelism() * 4, 'We’re busy right now. Try again in 30 seconds.'],
])('a page that doesn’t answer in time on %s', (_machine, load, said) => {
  const cause = new Error('Runtime.callFunctionOn timed out.')
  expect(lateAnswer('https://acme.dev/', load, cause)).toMatchObject({ message: said, cause })
})
