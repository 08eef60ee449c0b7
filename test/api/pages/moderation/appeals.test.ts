import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword } from '../../../support/visitor.ts'

let site: OpenPages
let [eve, mia, max, ann]: Person[] = []
beforeAll(async () => {
  site = await openPages([])
  ;[eve, mia, max, ann] = await Promise.all(['Eve', 'Mia', 'Max', 'Ann'].map((name) => signUpPerson(site, name)))
  site.world.moderators = new Set(['mia@example.com', 'max@example.com'])
})
afterAll(() => site.close())

const open = async (person: Person | undefined, path: string) => load(await ((await person?.visitor.open(path))?.text() ?? ''))
const send = async (person: Person | undefined, path: string, fields: Record<string, string>) => {
  const answer = await (person as Person).visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}

it('a suspended person appeals on the page that names the decision; another moderator answers', async () => {
  const { id } = await applySuspension(site.world, { id: eve?.profile.id ?? '', reason: 'Advertising', until: '7d' }, mia?.profile ?? null)
  const signedIn = await signInAgain()
  expect((await open(signedIn, '/')).text()).toContain('appeal')
  const own = await open(signedIn, '/profile/decisions/')
  expect(own('main').text()).toMatch(/Your account was suspended until March 11, 2026[^]*Advertising/)
  const empty = await send(signedIn, '/profile/decisions/', { do: 'appeal', id, text: ' ' })
  expect([empty.status, empty.$('.error-summary').text()]).toEqual([400, expect.stringContaining('Not sent')])
  expect((await send(signedIn, '/profile/decisions/', { do: 'appeal', id, text: '<b>I didn’t' })).status).toBe(303)
  const sent = await open(signedIn, '/profile/decisions/?done=appeal')
  expect(sent('main').text()).toMatch(/Appeal sent\.[^]*<b>I didn’t[^]*waiting for a moderator/)
  expect(sent('form [value=appeal]')).toHaveLength(0)

  expect((await open(mia, '/moderation/appeals/'))('main').text()).toMatch(/You took part in this decision,[^]*Max/)
  expect((await send(mia, '/moderation/appeals/', { do: 'grant', id, answer: '' })).status).toBe(403)
  const refused = await send(max, '/moderation/appeals/', { do: 'reject', id, answer: '' })
  expect([refused.status, refused.$('main').text()]).toEqual([400, expect.stringContaining('Appeal not rejected')])
  const { id: removal } = await removeEverything(site.world, { id: ann?.profile.id ?? '', reason: 'Spam' }, max?.profile ?? null)
  const { location } = await send(max, '/moderation/appeals/', { do: 'grant', id, answer: 'Right.' })
  const decided = await open(max, location)
  expect(decided('main').text()).toMatch(/Undone: suspended Eve until March 11, 2026[^]*All caught up/)
  expect(decided('main p:empty')).toHaveLength(0)
  expect(decided('main .undo')).toHaveLength(0)
  const reports = await open(max, `/moderation/reports/?done=decided&about=${removal}`)
  expect([reports('main .undo').length, reports('main [data-key=u]').length]).toEqual([1, 0])
  expect((await open(signedIn, '/profile/decisions/'))('main').text()).toMatch(
    /Your appeal was granted: the decision to suspend your account was reversed. Your suspension is over.[^]*The moderator’s answer[^]*Right\./,
  )
  expect((await send(signedIn, '/moderation/appeals/', { do: 'grant', id, answer: '' })).status).toBe(404)
})

/** A suspension signs people out. */
async function signInAgain(): Promise<Person> {
  const person = eve as Person
  await person.visitor.send('/sign-in/', { email: person.profile.email, password: goodPassword })
  return person
}
