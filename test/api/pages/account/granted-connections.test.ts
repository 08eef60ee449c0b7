import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionMailWriter } from '../../../../api/mail/security-mail.ts'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import { grantTo } from '../../../support/granted.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// Whatever names a connection says of one made by OAuth who published the client, what it can do and until when.

let pages: OpenPages
let ada: Person
beforeAll(async () => {
  pages = await openPages([])
  ada = await signUpPerson(pages, 'Ada')
  const refresh = { familyHash: 'a', currentHash: 'b', expiresAt: '2026-04-03T12:00:00.000Z' }
  await grantTo(pages.world, ada.profile, { scopes: ['read'], refresh })
  await grantTo(pages.world, ada.profile, { clientId: 'slipway_client_1', tokenExpiresAt: '2026-03-04T11:00:00.000Z' })
})
afterAll(() => pages.close())

const wordsOf = (html: string, selector: string) => {
  const page = load(html)
  return page(selector)
    .toArray()
    .map((row) => page(row).text().replaceAll(/\s+/g, ' ').trim())
}

it('the owner’s list', async () => {
  const rows = wordsOf(await (await ada.visitor.open('/profile/connections/')).text(), '.connection__facts')
  expect(rows.find((row) => row.includes('client.example'))).toContain(
    'Signed in with OAuth, published by client.exampleAccess: read only, expires April 3, 2026 if unused',
  )
  expect(rows.find((row) => !row.includes('client.example'))).toContain(
    'Signed in with OAuth, publisher not verifiedAccess: read launches, create drafts, expired March 4, 2026',
  )
})

it('the moderators’ page about the owner', async () => {
  const mia = await signUpPerson(pages, 'Mia')
  Object.assign(pages.world, { moderators: new Set([mia.profile.email]) })
  const rows = wordsOf(await (await mia.visitor.open(`/moderation/people/${ada.profile.id}/`)).text(), '#connections-title ~ ul li')
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row.includes('client.example'))).toContain(
    'OAuth, published by client.example; read only, expires April 3, 2026 if unused',
  )
})

it('the owner’s download', async () => {
  const { connections } = await (await ada.visitor.open('/profile/data/data.json')).json()
  const common = { name: 'A test client', approvedAt: '2026-03-04T12:00:00.000Z', lastUsedAt: null }
  expect(connections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...common,
        clientId: 'https://client.example/oauth.json',
        scopes: ['read'],
        expiresAt: '2026-04-03T12:00:00.000Z',
      }),
      expect.objectContaining({ clientId: 'slipway_client_1', scopes: ['read', 'drafts'], expiresAt: '2026-03-04T11:00:00.000Z' }),
    ]),
  )
})

it.each([
  [true, ['Name: A test client', 'Publisher: client.example', 'Access: read only']],
  [false, ['Access: read only']],
])('the email to an address that is verified: %s', async (isProven, lines) => {
  const { world } = pages
  const { emailProven: _, ...unproven } = ada.profile
  await world.store.transact((transaction) => transaction.put('profiles', isProven ? ada.profile : unproven))
  const mail = newMail('1', 'new-connection', ada.profile.email, new Date('2026-03-04T12:00:00Z'))
  const write = await connectionMailWriter(world.store, world.siteUrl, literalLimiters())({ ...mail, attempts: 1 })
  const written = await write?.()
  const text = written !== undefined && 'text' in written ? written.text : ''
  for (const line of lines) expect(text).toContain(`${line}\n`)
  expect([text.includes('client.example'), text.includes('can read your launches and create drafts, but they can’t publish')]).toEqual([
    isProven,
    true,
  ])
})

it.each([
  ['one of ours', {}, true],
  ['one of ours that has expired', { tokenExpiresAt: '2026-03-04T11:00:00.000Z' }, true],
  ['a made-up one', null, false],
] as const)('the API says that tokens from signing in work for the tools only, to the holder of %s', async (_, grant, isOurs) => {
  const token = grant === null ? 'slipway_ct_x' : (await grantTo(pages.world, ada.profile, grant)).token
  const answer = await fetch(`${pages.origin}/api/v1/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })
  const { message, data } = await answer.json()
  expect([answer.status, message.startsWith('Tokens from signing in only work for the tools, not for the API. Open connectUrl')]).toEqual([
    401,
    isOurs,
  ])
  expect(message.startsWith('Invalid or revoked token.')).toBe(!isOurs)
  const code = new URL(data.connectUrl).searchParams.get('code') ?? ''
  const page = await (await ada.visitor.send('/connect/', { code, do: 'approve-code' })).text()
  expect(page.includes('replace the old token')).toBe(!isOurs)
})
