import { afterAll, beforeAll, expect, it } from 'vitest'
import { withFlash } from '../../../../api/pages/forms/flash.tsx'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
})
afterAll(() => site.close())

it.each([
  ['/profile/?done=password', 1],
  ['/notifications/?done=password', 0],
  ['/profile/security/?done=two-factor-off', 1],
  ['/profile/?done=two-factor-off', 0],
  ['/dashboard/?done=discard', 1],
  ['/dashboard/?done=pressed-upvote', 0],
  ['/dashboard/?done=emails-deleted&about=999', 0],
  ['/dashboard/?done=constructor', 0],
])('%s says %i sentences: only the page that a form leads to says what it did', async (path, count) => {
  const answer = await ada.visitor.open(path)
  expect([answer.status, (await answer.text()).match(/<p class="notice\b[^"]*" role="status"/g)?.length ?? 0]).toEqual([200, count])
})

it('a path to a page that doesn’t say the sentence is a mistake', () => {
  expect(withFlash('/profile/', 'password')).toBe('/profile/?done=password')
  expect(() => withFlash('/notifications/', 'password')).toThrow('leadsTo')
  expect(() => withFlash('/notifications/', 'no-such-form')).toThrow('leadsTo')
})
