import { setSite } from '../../../support/set-site.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createInvite } from '../../../../api/actions/people/invites.ts'
import { ada } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { fetchVia, runSocialServer, type Person, type SocialServer } from '../../../support/social-server.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
let github: SocialServer
beforeAll(async () => {
  github = await runSocialServer('the secret')
  service = await runService({ GITHUB_CLIENT_ID: 'slipway', GITHUB_CLIENT_SECRET: 'the secret' })
  vi.stubGlobal('fetch', fetchVia(github, globalThis.fetch))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await service.close()
  await github.close()
})

const person = (login: string, verified = true): Person => ({
  id: login.length,
  login,
  name: `${login} Person`,
  email: `${login}@example.com`,
  verified,
})

async function goToGithub(visitor: Visitor, returnTo = '/audit/'): Promise<string> {
  const answer = await visitor.open(`/sign-in/with/github/?return=${encodeURIComponent(returnTo)}`)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

/** Comes back from there to this service's own callback. */
const comeBack = (visitor: Visitor, callback: string) => visitor.open(callback.slice(new URL(callback).origin.length))

test('signing in with GitHub creates an account with that name and email', async () => {
  const ada = new Visitor(service.origin)
  const authorize = await goToGithub(ada)
  expect(authorize).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/)
  expect(new URL(authorize).searchParams.get('redirect_uri')).toBe(`${service.world.siteUrl}/sign-in/callback/github/`)
  const back = await comeBack(ada, github.agree(authorize, person('ada')))
  expect([back.status, back.headers.get('Location')]).toEqual([303, '/audit/'])
  expect(await (await ada.open('/profile/')).text()).toMatch(/ada@example\.com[^]*value="ada Person"/)

  const again = new Visitor(service.origin)
  await comeBack(again, github.agree(await goToGithub(again), person('ada')))
  expect((await again.open('/profile/')).status).toBe(200)
  expect(await service.world.store.list('profiles', 'email', 'ada@example.com')).toHaveLength(1)
})

test('a vote pressed before is cast on the way back from GitHub, for nobody who only has the link', async () => {
  const { store } = service.world
  await putAll(store, 'launches', [liveLaunch()])
  const done = '/launches/teapot/?done=pressed-upvote'
  const votes = async (login: string) => {
    const [profile] = await store.list('profiles', 'email', `${login}@example.com`)
    return (await store.list('upvotes', 'accountId', profile?.id ?? '')).length
  }
  const voter = new Visitor(service.origin)
  await voter.send('/launches/teapot/upvote/', { wanted: 'yes' })
  const back = await comeBack(voter, github.agree(await goToGithub(voter, done), { ...person('voter'), id: 501 }))
  expect([back.headers.get('Location'), await votes('voter')]).toEqual([done, 1])

  const guest = new Visitor(service.origin)
  await comeBack(guest, github.agree(await goToGithub(guest, done), { ...person('passerby'), id: 502 }))
  expect(await votes('passerby')).toBe(0)
})

test('who may sign up is also decided for people who come from GitHub', async () => {
  const { world } = service
  const arrive = async (login: string, id: number, invite = '') => {
    const visitor = new Visitor(service.origin)
    const answer = await visitor.open(`/sign-in/with/github/?return=/audit/&invite=${invite}`)
    const back = await comeBack(visitor, github.agree(answer.headers.get('Location') ?? '', { ...person(login), id }))
    return back.headers.get('Location') ?? ''
  }
  expect(await arrive('known', 901)).toBe('/audit/')
  const [known] = await world.store.list('profiles', 'email', 'known@example.com')
  expect(known).toMatchObject({ emailProven: true, joinedFrom: world.hashNetwork('127.0.0.1') })
  await setSite(world, { signUps: 'closed' })
  expect([await arrive('late', 902), await arrive('known', 901)]).toEqual([expect.stringContaining('error=sign_ups_closed'), '/audit/'])
  await setSite(world, { signUps: 'domain', signUpDomains: ['school.example'] })
  expect(await arrive('late', 902)).toContain('error=domain_not_admitted')
  await setSite(world, { signUpDomains: ['example.com'] })
  expect(await arrive('early', 905)).toBe('/audit/')
  await setSite(world, { signUps: 'open', readOnly: true })
  expect([await arrive('late', 902), await arrive('known', 901)]).toEqual([expect.stringContaining('error=read_only'), '/audit/'])
  await setSite(world, { readOnly: false })
  await setSite(world, { signUps: 'invite' })
  const { id: code } = await createInvite(world, { uses: '1' }, known ?? ada)
  for (const wrong of ['', 'BBBB-CCCC-DDDD-FFFF']) expect(await arrive('guest', 903, wrong)).toContain('error=invitation_needed')
  expect(await arrive('guest', 903, code)).toBe('/audit/')
  expect(await arrive('second', 904, code)).toContain('error=invitation_needed')
  expect(await world.store.get('invites', code)).toMatchObject({ uses: 1 })
  expect(await (await new Visitor(service.origin).open('/sign-in/?error=invitation_needed')).text()).toContain('open your invitation link')
  await setSite(world, { signUps: 'open' })
})

test('a provider’s name for somebody is held to the rules for names', async () => {
  const posing = new Visitor(service.origin)
  const named = { ...person('poser'), id: 77, name: 'Slipway \u202eTeam' }
  await comeBack(posing, github.agree(await goToGithub(posing), named))
  expect(await (await posing.open('/profile/')).text()).toContain('value="Maker"')
})

test('a malformed callback leads back to the sign-in page with an error', async () => {
  for (const query of ['code=a&code=b', 'state=a&state=b', 'error=a&error=b']) {
    const back = await new Visitor(service.origin).open(`/sign-in/callback/github/?${query}`)
    expect([back.status, back.headers.get('Location')]).toEqual([303, '/sign-in/?error=failed'])
  }
})

test('an account with an unverified email isn’t linked to a provider’s sign-in', async () => {
  await new Visitor(service.origin).signUpUnproven('grace@example.com')
  const grace = new Visitor(service.origin)
  const back = await comeBack(grace, github.agree(await goToGithub(grace), person('grace')))
  expect(back.headers.get('Location')).toMatch(/^\/sign-in\/\?return=%2Faudit%2F&error=account_not_linked/)
  expect(await (await grace.open(back.headers.get('Location') ?? '')).text()).toContain('An account with that email already exists')
  expect((await grace.open('/profile/')).status).toBe(303)
})

test('an account whose owner followed an emailed link can be linked', async () => {
  const hana = await new Visitor(service.origin).signUp('hana@example.com')
  const [user] = await service.world.store.list('authUsers', 'email', 'hana@example.com')
  const { world } = service
  await world.store.transact((transaction) => transaction.put('authUsers', { ...user, id: String(user?.id), emailVerified: true }))
  await hana.send('/sign-out/', {})
  const back = await comeBack(hana, github.agree(await goToGithub(hana), person('hana')))
  expect(back.headers.get('Location')).toBe('/audit/')
  expect(await world.store.list('profiles', 'email', 'hana@example.com')).toHaveLength(1)
})

test('a provider’s answer to another browser signs nobody in', async () => {
  const eve = new Visitor(service.origin)
  const callback = github.agree(await goToGithub(eve), person('evelyn'))
  const victim = new Visitor(service.origin)
  const back = await comeBack(victim, callback)
  expect(back.headers.get('Location')).toMatch(/^\/sign-in\/\?error=/)
  expect((await victim.open('/profile/')).status).toBe(303)
})

test('a declined or forged answer is reported, and signs nobody in', async () => {
  const bea = new Visitor(service.origin)
  const state = new URL(await goToGithub(bea)).searchParams.get('state') ?? ''
  for (const query of [`error=access_denied&state=${state}`, `code=forged&state=${state}`, 'code=forged&state=forged', 'state=', '']) {
    const back = await bea.open(`/sign-in/callback/github/?${query}`)
    expect(back.status).toBe(303)
    expect(back.headers.get('Location')).toMatch(/^\/sign-in\/\?/)
  }
  expect((await bea.open('/profile/')).status).toBe(303)
})

test('a foreign return path is dropped', async () => {
  const cleo = new Visitor(service.origin)
  const back = await comeBack(cleo, github.agree(await goToGithub(cleo, '//evil.example/'), person('cleopatra')))
  expect(back.headers.get('Location')).toBe('/dashboard/')
})

test('an account without a password sets one by email, not by leaving the old one empty', async () => {
  const dora = new Visitor(service.origin)
  await comeBack(dora, github.agree(await goToGithub(dora), person('dorothea')))
  const answer = await dora.send('/profile/', { do: 'password', current: 'anything', password: goodPassword })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This account has no password yet')
})

test('a provider without keys isn’t offered and doesn’t work', async () => {
  const page = await (await new Visitor(service.origin).open('/sign-in/')).text()
  expect(page).toContain('Continue with GitHub')
  expect(page).not.toContain('Google')
  for (const path of ['/sign-in/with/google/', '/sign-in/callback/google/?code=x&state=y', '/sign-in/with/__proto__/'])
    expect((await new Visitor(service.origin).open(path)).status).toBe(404)
})

test.each(['//evil.example/', '/\\evil.example/', '/sign-out/'])('nobody is sent on to %s after signing in', async (path) => {
  const visitor = new Visitor(service.origin)
  const start = await service.world.accounts.startSocial('github', service.world.siteUrl + path)
  const [cookie = ''] = start.cookies
  const callback = github.agree(start.location, person('ada'))
  const back = await visitor.open(callback.slice(new URL(callback).origin.length), { headers: { Cookie: cookie.split(';')[0] ?? '' } })
  expect([back.status, back.headers.get('Location')]).toEqual([303, '/dashboard/'])
})
