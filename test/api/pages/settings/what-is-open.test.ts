import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SiteValues } from '../../../../api/domain/settings/site-settings.ts'
import { errorIn, openAgent } from '../../../support/agents.ts'

import { codeOf } from '../../../support/authenticator.ts'
import { connectAccount } from '../../../support/connect-account.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { setSite } from '../../../support/set-site.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
let owner: Visitor
let token: string
const teapot = liveLaunch({ commentCount: 0 })
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0' })
  const { world, origin } = service
  await putAll(world.store, 'launches', [teapot])
  owner = new Visitor(origin)
  const ownerToken = (await world.accounts.ownerLink.create()) ?? ''
  await owner.send('/owner/', { do: 'become-owner', token: ownerToken, name: 'Olga', email: 'olga@example.com', password: goodPassword })
  token = await connectAccount(world)
})
afterAll(() => service.close())
const standard: Partial<SiteValues> = {
  signUps: 'open',
  signUpDomains: [],
  readOnly: false,
  moderatorsNeedSecondFactor: false,
  hasVotes: true,
  hasComments: true,
}
afterEach(() => setSite(service.world, standard))

const someone = () => new Visitor(service.origin)
const textOf = async (answer: Response) => (await answer.text()).replaceAll(/\s+/g, ' ')
const rest = (path: string, init: RequestInit = {}) =>
  fetch(`${service.api}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...(init.body != null && { 'Content-Type': 'application/json' }) },
  })
const submission = { method: 'POST', body: JSON.stringify({ url: 'https://kettle.example/' }) }

test('by domain, people sign up with an email there, also at a subdomain, and others are told where', async () => {
  await setSite(service.world, { signUps: 'domain', signUpDomains: ['school.example', 'work.example'] })
  const signUp = (email: string) => someone().send('/sign-up/', { name: 'Nia', email, password: goodPassword })
  expect(await textOf(await someone().open('/sign-up/'))).toContain('with an email at school.example or work.example can sign up')
  expect((await signUp('nia@school.example')).status).toBe(303)
  expect((await signUp('leo@art.school.example')).status).toBe(303)
  for (const email of ['eve@notschool.example', 'eve@school.example.evil.example']) {
    const rejected = await signUp(email)
    expect([rejected.status, await textOf(rejected)]).toEqual([
      400,
      expect.stringContaining('Use an email at school.example or work.example.'),
    ])
  }
})

test('by domain, nobody moves an account that they signed up with there to an email elsewhere', async () => {
  await setSite(service.world, { signUps: 'domain', signUpDomains: ['school.example'] })
  const lou = await someone().signUp('lou@school.example', 'Lou')
  const ask = (email: string) => lou.send('/profile/email/', { do: 'request-email-change', email, current: goodPassword })
  const rejected = await ask('lou@elsewhere.example')
  expect([rejected.status, await textOf(rejected)]).toEqual([400, expect.stringContaining('Use an email at school.example.')])
  expect((await ask('lou@art.school.example')).status).toBe(303)
})

test('while read-only, whatever would be saved is rejected with a wait, on pages, by REST and by tools', async () => {
  const ada = await someone().signUp('ada@example.com', 'Ada')
  await setSite(service.world, { readOnly: true })
  const rejected = await rest('/submissions/', submission)
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '300'])
  expect(await rejected.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: 'Slipway is read-only right now: nothing can be saved. Try again in 5 minutes.',
    defined: true,
    data: { retryAfter: 300 },
  })
  const agent = await openAgent('2.x with a session', service.origin, { headers: { Authorization: `Bearer ${token}` } })
  const reply = await agent.call('submit_product', { url: 'https://kettle.example/' })
  expect([reply.isError, errorIn(reply)]).toMatchObject([true, { code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 300 } }])
  await agent.close()
  const stranger = await fetch(`${service.api}/submissions/`, { ...submission, headers: { 'Content-Type': 'application/json' } })
  expect([stranger.status, await stranger.json()]).toMatchObject([401, { message: expect.stringContaining('read-only') as string }])
  for (const [path, fields] of [
    ['/launches/teapot/upvote/', { wanted: 'yes' }],
    ['/launches/teapot/comments/', { text: 'Typed with care' }],
    ['/launches/teapot/save/', { wanted: 'yes' }],
  ] as const) {
    const answer = await ada.send(path, fields)
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '300'])
    const shown = await textOf(answer)
    expect(shown).toContain('nothing can be saved')
    if ('text' in fields) expect(shown).toContain(fields.text)
  }
  const nobody = await someone().send('/sign-up/', { name: 'Late', email: 'late@example.com', password: goodPassword })
  expect([nobody.status, await service.world.store.list('profiles', 'email', 'late@example.com')]).toEqual([503, []])
})

test('while read-only, everything can be read, people sign in, and the owner turns it off', async () => {
  await setSite(service.world, { readOnly: true })
  expect(await textOf(await someone().open('/'))).toContain('Slipway is read-only right now.')
  for (const path of ['/products/', '/products/teapot/', '/directories/', '/me/launches/'])
    expect([path, (await rest(path)).status]).toEqual([path, 200])
  const again = someone()
  expect((await again.send('/sign-in/', { email: 'olga@example.com', password: goodPassword })).status).toBe(303)
  const saved = await again.send('/settings/members/', { do: 'save-settings', signUps: 'open', hasVotes: '1', hasComments: '1' })
  expect([saved.status, service.world.site.values.readOnly]).toEqual([303, false])
  expect(await textOf(await someone().open('/'))).not.toContain('read-only')
})

test('where votes are off, their buttons are gone and none is cast', async () => {
  const vera = await someone().signUp('vera@example.com', 'Vera')
  expect(await textOf(await vera.open('/launches/teapot/'))).toContain('upvote/')
  await setSite(service.world, { hasVotes: false })
  for (const path of ['/', '/launches/teapot/'])
    expect([path, await textOf(await vera.open(path))]).toEqual([path, expect.not.stringContaining('upvote/')])
  expect(await textOf(await vera.open('/'))).not.toMatch(/Vote for the launches|order=top/)
  const answer = await vera.send('/launches/teapot/upvote/', { wanted: 'yes' })
  expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining('Votes are turned off on this site.')])
  expect((await service.world.store.get('launches', teapot.id))?.upvotes).toBe(0)
})

test('where comments are off, there is no form, and none is added or edited', async () => {
  const cleo = await someone().signUp('cleo@example.com', 'Cleo')
  expect((await cleo.send('/launches/teapot/comments/', { text: 'Does it whistle?' })).status).toBe(303)
  await setSite(service.world, { hasComments: false })
  const shown = await textOf(await cleo.open('/launches/teapot/'))
  expect([
    shown.includes('Does it whistle?'),
    shown.includes('Comments are turned off on this site.'),
    shown.includes('name="text"'),
  ]).toEqual([true, true, false])
  const answer = await cleo.send('/launches/teapot/comments/', { text: 'Again?' })
  expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining('Comments are turned off on this site.')])
})

test('while read-only, an owner who needs a second factor to turn that off sets one up', async () => {
  await setSite(service.world, { readOnly: true, moderatorsNeedSecondFactor: true })
  expect((await owner.open('/settings/members/')).status).not.toBe(200)
  const shown = await textOf(await owner.send('/profile/security/two-factor/', { do: 'set-up', current: goodPassword }))
  const uri = /otpauth:[^"<]+/.exec(shown)?.[0].replaceAll('&amp;', '&') ?? ''
  expect((await owner.send('/profile/security/two-factor/', { do: 'turn-on', code: codeOf(uri) })).status).toBeLessThan(400)
  const turnedOff = { do: 'save-settings', signUps: 'open', hasVotes: '1', hasComments: '1' }
  expect([(await owner.send('/settings/members/', turnedOff)).status, service.world.site.values.readOnly]).toEqual([303, false])
})
