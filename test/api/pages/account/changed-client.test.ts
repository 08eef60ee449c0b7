import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askParams, newVerifier } from '../../../support/oauth.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

const document = 'https://agent.example/client.json'
const callback = 'https://agent.example/callback'
const described = { client_id: document, client_name: 'Notes agent', redirect_uris: [callback] }

let pages: OpenPages
let ada: Person
beforeAll(async () => {
  pages = await openPages([])
  ada = await signUpPerson(pages, 'Ada')
})
afterAll(() => pages.close())

const describe = (changes: object) => (pages.world.readClientDocument = async () => ({ ...described, ...changes }))
const params = new URLSearchParams({ ...askParams(document, newVerifier().challenge), redirect_uri: callback })

/** The form’s own fields, with a decision. */
const pressed = (page: ReturnType<typeof load>, decision: string) => ({
  ...Object.fromEntries(
    page('.connect__form input')
      .toArray()
      .map((input) => [page(input).attr('name'), page(input).attr('value')]),
  ),
  do: `${decision}-client`,
})
const open = async () => load(await (await ada.visitor.open(`/connect/?${params}`)).text())
const press = async (page: ReturnType<typeof load>, decision: string) => {
  const answer = await ada.visitor.send('/connect/', pressed(page, decision))
  return { status: answer.status, page: load(await answer.text()) }
}

it.each([
  ['calls itself something else', { client_name: 'Slow agent' }, 'Slow agent'],
  ['asks to stay', { grant_types: ['authorization_code', 'refresh_token'] }, 'Until you revoke it'],
])('a client that %s once the page is open is shown again before it’s approved', async (_, changes, shown) => {
  describe({})
  const page = await open()
  describe(changes)
  const first = await press(page, 'approve')
  expect([first.status, await pages.world.store.list('authorizations', 'accountId', ada.profile.id)]).toEqual([409, []])
  expect(first.page('[role=alert]').text()).toContain('The tool changed its description')
  expect(first.page('.connect').text()).toContain(shown)
  expect((await press(first.page, 'decline')).page('h1').text()).toBe('Request declined')
})
