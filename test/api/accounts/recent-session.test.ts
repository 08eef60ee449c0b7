import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFindRecent } from '../../../api/accounts/sessions/recent-session.ts'
import { hashToken } from '../../../api/accounts/sessions/session-rows.ts'

const secret = 'a key of thirty-two characters ...'
const days = (count: number) => new Date(Date.now() + count * 24 * 3600_000).toISOString()
const rows = [
  { id: '1', token: hashToken('fresh'), userId: 'ada', expiresAt: days(29.5) },
  { id: '2', token: hashToken('dueToday'), userId: 'ada', expiresAt: days(28.9) },
  { id: '3', token: hashToken('expired'), userId: 'ada', expiresAt: days(-1) },
  { id: '4', token: hashToken('halfOpen'), userId: 'ada', expiresAt: days(29.5), awaitsCode: true },
]
const list = async (_collection: string, _field: string, value: string) => rows.filter(({ token }) => token === value) as never
const findRecent = createFindRecent({ store: { list }, secret, siteUrl: 'https://launches.example.org' })

const sign = (token: string, key = secret) => encodeURIComponent(createHmac('sha256', key).update(token).digest('base64'))
const cookie = (value: string, name = '__Host-slipway.session_token') => `${name}=${value}`
const signed = (token: string, key = secret) => `${token}.${sign(token, key)}`

it.each([
  ['a session used within the last day', cookie(signed('fresh')), 'ada'],
  ['the same beside other cookies', `theme=dark; ${cookie(signed('fresh'))}; a=b`, 'ada'],
  ['one to be prolonged', cookie(signed('dueToday')), null],
  ['an expired one', cookie(signed('expired')), null],
  ['one that awaits a code', cookie(signed('halfOpen')), null],
  ['one that isn’t stored', cookie(signed('unknown')), null],
  ['another key’s signature', cookie(signed('fresh', 'another key')), null],
  ['another token’s signature', cookie(`fresh.${sign('expired')}`), null],
  ['no signature', cookie('fresh'), null],
  ['a signature with other characters', cookie(`fresh.${'ÿ'.repeat(sign('fresh').length)}`), null],
  ['a signature with characters of two bytes', cookie(`fresh.${'Ā'.repeat(sign('fresh').length)}`), null],
  ['the cookie of a site on http', cookie(signed('fresh'), 'slipway.session_token'), null],
  ['no cookie', '', null],
])('%s', async (_, header, account) => {
  expect(await findRecent(header)).toBe(account)
})
