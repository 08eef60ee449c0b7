import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tries } from '../../../api/accounts/tries.ts'
import { literalLimiters } from '../../support/literal-limiters.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

let service: RunningService
beforeEach(async () => {
  service = await runService({ SAMPLE_DATA: '0', TRUST_PROXY: '1' })
})
afterEach(() => service.close())

/** Another of an IPv6 household's addresses each time. */
const household = (nth: number) => ({ 'X-Forwarded-For': `2001:db8:1:1::${nth.toString(16)}` })

const signIn = (email: string, password: string, ip = '192.0.2.1') =>
  new Visitor(service.origin).send('/sign-in/', { email, password }, { 'X-Forwarded-For': ip })

test('after ten wrong passwords from one IP, an account refuses that IP, even with the right one', async () => {
  await new Visitor(service.origin).signUp('ada@example.com')
  for (let tried = 0; tried < 10; tried += 1) expect((await signIn('ada@example.com', 'wrong guess')).status).toBe(401)
  const refused = await signIn('ada@example.com', goodPassword)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect(await refused.text()).toContain('The limit is 10 failed sign-ins per 15 minutes')
})

test('strangers’ wrong passwords lock nobody out', async () => {
  await new Visitor(service.origin).signUp('ada@example.com')
  for (let tried = 0; tried < 40; tried += 1) await signIn('ada@example.com', 'wrong guess', `192.0.2.${tried % 4}`)
  expect((await signIn('ada@example.com', goodPassword, '198.51.100.7')).status).toBe(303)
})

test('parallel guesses are counted too', async () => {
  await new Visitor(service.origin).signUp('ada@example.com')
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('ada@example.com', 'wrong guess')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('an account that doesn’t exist behaves the same', async () => {
  for (let tried = 0; tried < 10; tried += 1) await signIn('nobody@example.com', 'wrong guess')
  expect((await signIn('NOBODY@example.com', 'wrong guess')).status).toBe(429)
})

test('after a hundred failed attempts from anywhere, further ones for an account are delayed, not refused', async () => {
  const pauses: number[] = []
  const tries = new Tries(literalLimiters(), async (milliseconds) => void pauses.push(milliseconds))
  for (let tried = 0; tried < 200; tried += 1) await tries.take(`192.0.2.${tried}`, 'ada@example.com')
  expect(pauses).toHaveLength(100)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect([pauses[0], pauses.at(-1)]).toEqual([100, 5000])
  await tries.take('192.0.2.1', 'bob@example.com')
  expect(pauses).toHaveLength(100)
})

test('successful attempts aren’t delayed', async () => {
  const pauses: number[] = []
  const tries = new Tries(literalLimiters(), async (milliseconds) => void pauses.push(milliseconds))
  for (let tried = 0; tried < 200; tried += 1) {
    await tries.take('192.0.2.1', 'ada@example.com')
    await tries.giveBack('192.0.2.1', 'ada@example.com')
  }
  expect(pauses).toEqual([])
})

test('one IP has thirty failed attempts, for any account', async () => {
  for (let tried = 0; tried < 30; tried += 1) expect((await signIn(`a${tried}@example.com`, 'wrong guess')).status).toBe(401)
  expect((await signIn('another@example.com', 'wrong guess')).status).toBe(429)
  expect((await signIn('another@example.com', 'wrong guess', '192.0.2.2')).status).toBe(401)
})

test('a correct password resets the count', async () => {
  await new Visitor(service.origin).signUp('ada@example.com')
  for (let round = 0; round < 4; round += 1) {
    for (let tried = 0; tried < 7; tried += 1) await signIn('ada@example.com', 'wrong guess', `192.0.2.${round}`)
    expect((await signIn('ada@example.com', goodPassword, `192.0.2.${round}`)).status).toBe(303)
  }
})

test('the sign-in inside another form counts a household’s tries like the sign-in page', async () => {
  const resume = { resume: 'sign-in', 'resume-password': 'wrong guess' }
  const statuses = []
  for (let tried = 0; tried < 31; tried += 1) {
    const fields = { ...resume, 'resume-email': `a${tried}@example.com` }
    statuses.push((await new Visitor(service.origin).send('/drafts/', fields, household(tried))).status)
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]))
  expect(statuses[30]).toBe(429)
})
