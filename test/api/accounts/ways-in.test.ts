import { connect as openSocket } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createOwnLink } from '../../../api/accounts/email/email-links.ts'
import type { Profile } from '../../../api/domain/records.ts'
import { isModerator } from '../../../api/domain/moderation/moderator-rule.ts'
import { codeOf } from '../../support/authenticator.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { SoftPasskey } from '../../support/soft-passkey.ts'
import { fetchVia, runSocialServer, type SocialServer } from '../../support/social-server.ts'
import { callWith, connect } from '../../support/tokens.ts'
import { askForConnection, goodPassword, Visitor } from '../../support/visitor.ts'

const { create } = usePostgres()
const newPassword = 'nine grey moorings'
const now = '2026-01-01T00:00:00.000Z'

describe.each(['the embedded store', 'PostgreSQL'])('on %s', (name) => {
  let service: RunningService
  let github: SocialServer
  beforeAll(async () => {
    github = await runSocialServer('the secret')
    const database = name === 'PostgreSQL' ? { DATABASE_URL: await create() } : {}
    const keys = { GITHUB_CLIENT_ID: 'slipway', GITHUB_CLIENT_SECRET: 'the secret' }
    service = await runService({ ...keys, ...database, SAMPLE_DATA: '0', MODERATORS: 'owner@example.com' })
    service.world.moderatorsProve = true // as in production
    vi.stubGlobal('fetch', fetchVia(github, globalThis.fetch))
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await service.close()
    await github.close()
  })

  /** Signs in as GitHub user number `id`, whose email there is proven or not. Answers where it led. */
  async function signInWithGithub(visitor: Visitor, id: number, email: string, verified: boolean, back = '/audit/'): Promise<string> {
    const authorize = (await visitor.open(`/sign-in/with/github/?return=${encodeURIComponent(back)}`)).headers.get('Location') ?? ''
    const callback = new URL(github.agree(authorize, { id, login: 'someone', name: 'Some One', email, verified }))
    return (await visitor.open(callback.pathname + callback.search)).headers.get('Location') ?? ''
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.open('/profile/')).status === 200
  const profileOf = async (email: string) => (await service.world.store.list('profiles', 'email', email))[0]

  /** An unproven account that GitHub user number `id` is linked to, although GitHub didn’t vouch for its email. */
  async function unprovenAccount(id: number, email: string): Promise<Profile> {
    const user = { id: `user-${id}`, email, name: 'Eve', createdAt: now, updatedAt: now }
    const account = { id: `github-${id}`, userId: user.id, accountId: String(id), providerId: 'github', createdAt: now, updatedAt: now }
    const profile = { id: user.id, email, name: 'Eve', handle: null, createdAt: now }
    await service.world.store.transact(async (transaction) => {
      await transaction.put('authUsers', { ...user, emailVerified: false })
      await transaction.put('authAccounts', account)
      await transaction.put('profiles', profile)
      const use = { createdAt: now, createdFrom: '192.0.2.1', lastUsedAt: null, lastUsedFrom: null }
      await transaction.put('connections', {
        id: `tool-${id}`,
        accountId: user.id,
        label: 'T',
        tokenHash: `hash-${id}`,
        sessionId: null,
        ...use,
      })
    })
    return profile
  }
  async function resetByMail({ id, email }: Profile): Promise<void> {
    const token = await createOwnLink(service.world.store, 'reset-password', id, email)
    const answer = await new Visitor(service.origin).send('/reset/', { do: 'reset-password', token, password: newPassword })
    expect(answer.headers.get('Location')).toBe('/sign-in/?done=password-reset')
  }

  test('an email that the provider hasn’t verified creates no account, and the page says what to do', async () => {
    const eve = new Visitor(service.origin)
    const location = await signInWithGithub(eve, 11, 'nobody@example.com', false)
    expect(location).toMatch(/^\/sign-in\/\?return=%2Faudit%2F&error=email_not_verified/)
    expect(await (await eve.open(location)).text()).toContain('hasn’t verified your email')
    expect([await isSignedIn(eve), await profileOf('nobody@example.com')]).toEqual([false, undefined])
  })

  test('after the owner’s reset, neither the provider account nor the connection from before opens the account', async () => {
    const owner = await unprovenAccount(12, 'owner@example.com')
    await resetByMail(owner)
    const proven = await profileOf(owner.email)
    expect(proven && isModerator(service.world, proven)).toBe(true)
    for (const [email, verified] of [
      ['owner@example.com', false],
      ['eve@example.com', true],
    ] as const) {
      const eve = new Visitor(service.origin)
      await signInWithGithub(eve, 12, email, verified)
      expect((await (await eve.open('/profile/')).text()).includes('owner@example.com')).toBe(false)
      expect((await eve.open('/moderation/')).status).not.toBe(200)
    }
    expect(await service.world.store.get('connections', 'tool-12')).toBeNull()
  })

  test('a provider account from before opens an unproven account only with that very email, which proves it', async () => {
    const { id, email } = await unprovenAccount(13, 'olga@example.com')
    const other = new Visitor(service.origin)
    expect(await signInWithGithub(other, 13, 'eve13@example.com', true)).toContain('error=email_not_verified')
    expect(await isSignedIn(other)).toBe(false)
    expect(await service.world.store.get('connections', 'tool-13')).not.toBeNull()

    const olga = new Visitor(service.origin)
    expect(await signInWithGithub(olga, 13, email, true)).toBe('/audit/')
    expect(await isSignedIn(olga)).toBe(true)
    expect(await service.world.store.get('profiles', id)).toMatchObject({ emailProven: true })
    expect(await service.world.store.get('connections', 'tool-13')).toBeNull()
    expect(await signInWithGithub(new Visitor(service.origin), 13, email, true)).toBe('/audit/')
  })

  test('a provider’s sign-in doesn’t skip the second factor', async () => {
    const { id } = await unprovenAccount(16, 'sara@example.com')
    const sara = new Visitor(service.origin)
    await signInWithGithub(sara, 16, 'sara@example.com', true)
    const { secondFactor } = service.world.accounts
    const uri = await secondFactor.start('', sara.cookieHeader, { ip: '192.0.2.1' })
    const { recoveryCodes } = await secondFactor.confirm(codeOf(uri), sara.cookieHeader, { ip: '192.0.2.1' })
    expect(await service.world.store.get('profiles', id)).toMatchObject({ hasSecondFactor: true })

    // What an OAuth client asks for is much longer than any other page to come back to.
    const asked = new URLSearchParams({ client_id: 'https://client.example/oauth.json', state: `é~'(*)&=${'s'.repeat(2000)}` })
    const request = `/connect/?${asked}`
    const again = new Visitor(service.origin)
    const second = await signInWithGithub(again, 16, 'sara@example.com', true, request)
    expect(second).toBe(`/sign-in/second/?return=${encodeURIComponent(request)}`)
    expect(await isSignedIn(again)).toBe(false)
    const answer = await again.send('/sign-in/second/', { code: recoveryCodes[0] ?? '', return: request })
    expect([answer.headers.get('Location'), await isSignedIn(again)]).toEqual([request, true])
  })

  test('whoever signed up with the owner’s email keeps nothing after the owner’s reset', async () => {
    const eve = await new Visitor(service.origin).signUp('paula@example.com')
    const token = await connect(service, eve)
    const { passkeys, secondFactor } = service.world.accounts
    const { origin } = new URL(service.world.siteUrl)
    const key = new SoftPasskey(origin)
    const options = await passkeys.addOptions({ name: 'Eve’s', password: goodPassword }, eve.cookieHeader, { ip: '192.0.2.1' })
    await passkeys.add({ name: 'Eve’s', credential: key.create(options) }, eve.cookieHeader)
    await secondFactor.start(goodPassword, eve.cookieHeader, { ip: '192.0.2.1' })
    const profile = await profileOf('paula@example.com')
    if (profile === undefined) throw new Error('Paula has no profile.')
    await resetByMail(profile)
    expect([await isSignedIn(eve), await callWith(service, token)]).toEqual([false, 401])
    const { store } = service.world
    expect([await store.list('authPasskeys', 'userId', profile.id), await store.list('authTwoFactors', 'userId', profile.id)]).toEqual([
      [],
      [],
    ])
    const again = await new Visitor(service.origin).send('/sign-in/', { email: 'paula@example.com', password: goodPassword })
    expect(again.status).toBe(401)
    expect(await signInWithGithub(new Visitor(service.origin), 14, 'paula@example.com', true)).toBe('/audit/')
  })

  test('an approval that was sent slowly, before the reset, connects nothing after it', async () => {
    const eve = await new Visitor(service.origin).signUp('quinn@example.com')
    const { code } = await askForConnection(service.api)
    const body = new URLSearchParams({ code, do: 'approve-code' }).toString()
    const { hostname, port, host } = new URL(service.origin)
    const reading = vi.spyOn(service.world.accounts, 'currentAccount')
    const socket = openSocket(Number(port), hostname)
    await once(socket, 'connect')
    const head = ['POST /connect/ HTTP/1.1', `Host: ${host}`, `Cookie: ${eve.cookieHeader}`, 'Connection: close']
    const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
    socket.write(`${[...head, ...form].join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
    const profile = await profileOf('quinn@example.com')
    // The session is read before the body.
    await expect.poll(() => reading.mock.settledResults).toMatchObject([{ type: 'fulfilled', value: { account: { id: profile?.id } } }])
    reading.mockRestore()
    if (profile === undefined) throw new Error('Quinn has no profile.')
    await resetByMail(profile)
    socket.write(body.slice(-1))
    expect(await text(socket)).not.toMatch(/slipway_ct_/)
    expect(await service.world.store.list('connections', 'accountId', profile.id)).toEqual([])
  })
})
