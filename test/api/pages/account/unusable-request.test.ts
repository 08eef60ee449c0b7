import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ClientUnreachable } from '../../../../api/domain/oauth/oauth-failure.ts'
import { askParams, changed, newClient, newVerifier } from '../../../support/oauth.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

const { challenge } = newVerifier()
const document = 'https://claude.example/client.json'
const callback = 'https://claude.example/callback'

let pages: OpenPages
let ada: Person
beforeAll(async () => {
  pages = await openPages([])
  ada = await signUpPerson(pages, 'Ada')
})
afterAll(() => pages.close())

const askFor = async (changes: Record<string, string | null>) => changed(askParams(await newClient(pages.world), challenge), changes)
const read = async (answer: Response) => ({ answer, page: load(await answer.text()) })
const open = async (params: URLSearchParams, visitor = ada.visitor) => read(await visitor.open(`/connect/?${params}`))
const press = async (params: URLSearchParams, decision: string) =>
  read(await ada.visitor.send('/connect/', { ...Object.fromEntries(params), do: `${decision}-client` }))

it('a request of a client whose document can’t be fetched says what the person and the operator can do, and blames no tool', async () => {
  pages.world.readClientDocument = () => Promise.reject(new ClientUnreachable('claude.example', 'the DNS lookup failed'))
  const params = await askFor({ client_id: document, redirect_uri: callback })
  for (const { answer, page } of [await open(params), await press(params, 'approve')]) {
    const text = page('.connect').text().replaceAll(/\s+/g, ' ')
    expect([answer.status, page('h1').text(), page('title').text()]).toEqual([
      503,
      'Can’t verify this tool',
      'Can’t verify this tool · Slipway',
    ])
    expect(text).toContain('couldn’t reach claude.example to check who is asking (the DNS lookup failed).')
    expect(text).toContain('allow outgoing HTTPS')
    expect(text).toContain('https://slipway.example/mcp/')
    expect(text).not.toMatch(/developer|spelling|invalid/)
  }
})

it('a request that leads nowhere is refused before anybody signs in for it, without asking any site', async () => {
  const ask = async (changes: Record<string, string | null>) => open(await askFor(changes), new Visitor(pages.origin))
  for (const changes of [{ client_id: 'unknown' }, { client_id: null }, { redirect_uri: 'https://elsewhere.example/' }]) {
    const { answer, page } = await ask(changes)
    expect([answer.status, page('h1').text()]).toEqual([400, 'Invalid request'])
  }
  const fetchDocument = vi.spyOn(pages.world, 'readClientDocument')
  const others = [{ client_id: document, redirect_uri: 'https://elsewhere.example/' }, { scope: 'publish' }]
  for (const changes of others) expect((await ask(changes)).answer.status).toBe(303)
  expect(fetchDocument).not.toHaveBeenCalled()
  fetchDocument.mockRestore()
})
