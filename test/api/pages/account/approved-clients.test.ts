import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson } from '../../../support/signed-in.ts'
import { approve, askForConnection } from '../../../support/visitor.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages([])
})
afterAll(() => pages.close())

const api = () => `${pages.origin}/api/v1`
const statusOf = async (token: string) => (await fetch(`${api()}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })).status

describe('the connections page', () => {
  it('lists, renames and revokes connections, and asks for confirmation', async () => {
    const { visitor: ada } = await signUpPerson(pages, 'Ada')
    const token = await approve(ada, (await askForConnection(api(), 'Test tool/1.0')).code)
    await approve(ada, (await askForConnection(api(), 'Test tool/1.0')).code)
    const [connection] = await pages.world.store.list('connections', 'tokenHash', hashSecret(token))
    await ada.send('/profile/connections/', { id: connection?.id ?? '', do: 'rename-connection', label: 'My <b>laptop</b>' })
    const page = await (await ada.open('/profile/connections/')).text()
    expect(page).toContain('My &lt;b>laptop&lt;/b>')
    expect(page).toContain('Test tool/1.0')
    const $ = load(page)
    const revoking = 'form:has([name=do][value^=revoke-]) button'
    expect($(revoking)).toHaveLength(3)
    expect($(`details:not([open]) ${revoking}`)).toHaveLength(3)
    expect((await ada.send('/profile/connections/', { id: connection?.id ?? '', do: 'rename-connection', label: '  ' })).status).toBe(400)
    await ada.send('/profile/connections/', { do: 'revoke-all-connections' })
    expect(await (await ada.open('/profile/connections/')).text()).toContain('No connections yet')
    expect(await statusOf(token)).toBe(401)
  })
})

it('the extension is shown by its browser, and leads back to its popup', async () => {
  const { visitor: ada } = await signUpPerson(pages, 'Bob')
  const { code } = await askForConnection(api(), 'Slipway for Firefox/1.0.0')
  expect(await (await ada.open(`/connect/?code=${code}`)).text()).toContain('<bdi>Firefox extension</bdi></strong> wants to connect')
  const done = await (await ada.send('/connect/', { code, do: 'approve-code' })).text()
  expect(done).toContain('Go back to the Slipway popup')
  expect(done).not.toContain('class="slip')
  expect(await (await ada.open('/profile/connections/')).text()).toContain('<bdi>Firefox extension</bdi></h2>')
})

it('a client is shown by its own name, without markup', async () => {
  const { visitor: ada } = await signUpPerson(pages, 'Carl')
  const { code } = await askForConnection(api(), '<script>alert(1)</script>')
  const page = await (await ada.open(`/connect/?code=${code}`)).text()
  expect(page).toContain('&lt;script>alert(1)')
  expect(page).not.toContain('<script>alert')
})
