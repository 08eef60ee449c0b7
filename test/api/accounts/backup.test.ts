import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createOwnLink } from '../../../api/accounts/email/email-links.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { fetchVia, runSocialServer, type SocialServer } from '../../support/social-server.ts'
import { askForConnection, approve, Visitor } from '../../support/visitor.ts'

const { create } = usePostgres()

/** Everything in a data folder. */
async function readFolder(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n')
}

/** Every row of every table. */
async function readDatabase(url: string): Promise<string> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`)
  const tables = []
  for (const { name } of rows) tables.push(JSON.stringify((await client.query(`select * from ${name}`)).rows))
  await client.end()
  return tables.join('\n')
}

describe.each(['the embedded store', 'PostgreSQL'])('a backup of %s', (kind) => {
  let service: RunningService
  let github: SocialServer
  let readBackup: () => Promise<string>
  /** The sign-in key, which is in the backup. */
  let key: string
  beforeAll(async () => {
    github = await runSocialServer('the secret')
    const url = kind === 'PostgreSQL' ? await create() : null
    const keys = { GITHUB_CLIENT_ID: 'slipway', GITHUB_CLIENT_SECRET: 'the secret' }
    service = await runService({ ...keys, SAMPLE_DATA: '0', ...(url !== null && { DATABASE_URL: url }) })
    readBackup = () => (url === null ? readFolder(service.dataDir) : readDatabase(url))
    const found =
      url === null
        ? await readFile(join(service.dataDir, 'auth-secret'), 'utf8')
        : /"name":"auth","value":"(\w+)"/.exec(await readBackup())?.[1]
    key = found?.trim() ?? ''
    vi.stubGlobal('fetch', fetchVia(github, globalThis.fetch))
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await service.close()
    await github.close()
  })

  const sessionCookie = (token: string) =>
    `slipway.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`)}`
  const statusWith = async (cookie: string) => (await new Visitor(service.origin).open('/profile/', { headers: { Cookie: cookie } })).status
  const tokenIn = (cookie: string) => /session_token=(\w+)\./.exec(decodeURIComponent(cookie))?.[1] ?? ''

  test('holds no session, reset link, connection token, code or provider’s token', async () => {
    const ada = await new Visitor(service.origin).signUp('ada@example.com')
    const { code } = await askForConnection(service.api)
    const token = await approve(ada, (await askForConnection(service.api)).code)
    const [profile] = await service.world.store.list('profiles', 'email', 'ada@example.com')
    const reset = await createOwnLink(service.world.store, 'reset-password', profile?.id ?? '', 'ada@example.com')
    const gabe = new Visitor(service.origin)
    const authorize = (await gabe.open('/sign-in/with/github/?return=/audit/')).headers.get('Location') ?? ''
    const callback = new URL(github.agree(authorize, { id: 1, login: 'gabe', name: 'Gabe', email: 'gabe@example.com', verified: true }))
    expect((await gabe.open(callback.pathname + callback.search)).headers.get('Location')).toBe('/audit/')

    const backup = await readBackup()
    const [session, other] = [tokenIn(ada.cookieHeader), tokenIn(gabe.cookieHeader)]
    expect([session.length, other.length, backup.includes('gabe@example.com'), key.length]).toEqual([32, 32, true, 64])
    for (const secret of [session, other, code, code.replace('-', ''), token, reset, 'token-0']) expect(backup).not.toContain(secret)
    expect(backup).not.toMatch(/"(accessToken|refreshToken|idToken)":"/)
    expect(backup).toContain(createHash('sha256').update(session).digest('hex'))
  })

  test('gives nobody a session cookie, even with its key', async () => {
    const bea = await new Visitor(service.origin).signUp('bea@example.com')
    const token = tokenIn(bea.cookieHeader)
    expect(await statusWith(sessionCookie(token))).toBe(200) // the key is the right one
    const stored = /[\da-f]{64}/g
    const hashes = [...new Set((await readBackup()).match(stored))].filter((hash) => hash !== key)
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'))
    for (const hash of hashes) expect(await statusWith(sessionCookie(hash))).toBe(303)
  })

  test('links no provider account to someone else, even with its key', async () => {
    await new Visitor(service.origin).signUp('carl@example.com')
    const [carl] = await service.world.store.list('profiles', 'email', 'carl@example.com')
    const eve = new Visitor(service.origin)
    const authorize = (await eve.open('/sign-in/with/github/?return=/audit/')).headers.get('Location') ?? ''
    const derived = hkdfSync('sha256', key, 'better-auth:oauth-encryption:v1', 'better-auth:oauth-state-cookie:v1', 32)
    const cipher = { key: Buffer.from(derived).toString('hex') }
    const state = JSON.parse(await symmetricDecrypt({ ...cipher, data: /oauth_state=(\w+)/.exec(eve.cookieHeader)?.[1] ?? '' }))
    const forged = { ...state, link: { userId: carl?.id, email: 'eve@example.com' } }
    const cookie = `slipway.oauth_state=${await symmetricEncrypt({ ...cipher, data: JSON.stringify(forged) })}`
    const callback = new URL(github.agree(authorize, { id: 2, login: 'eve', name: 'Eve', email: 'eve@example.com', verified: true }))
    const answer = await fetch(service.origin + callback.pathname + callback.search, { headers: { Cookie: cookie }, redirect: 'manual' })
    expect(answer.headers.get('Location')).toContain('error=email_not_verified')
    expect(await service.world.store.list('authAccounts', 'userId', carl?.id ?? '')).toHaveLength(1)
  })

  test('from an older version, with unhashed sessions, signs nobody in', async () => {
    await new Visitor(service.origin).signUp('dora@example.com')
    const [dora] = await service.world.store.list('authUsers', 'email', 'dora@example.com')
    const token = randomBytes(16).toString('hex')
    const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' }
    await service.world.store.transact((transaction) =>
      transaction.put('authSessions', { id: 'old', token, userId: dora?.id, ipAddress: '', userAgent: '', ...times }),
    )
    expect(await statusWith(sessionCookie(token))).toBe(303)
  })
})
