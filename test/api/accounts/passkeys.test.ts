import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Browser, openAccounts, type OpenAccounts } from '../../support/open-accounts.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { SoftPasskey } from '../../support/soft-passkey.ts'
import { goodPassword } from '../../support/visitor.ts'

const { create } = usePostgres()
const refused = { code: 'UNAUTHORIZED' }
const { visitor } = new Browser()

describe.each(['the embedded store', 'PostgreSQL'])('on %s', (name) => {
  let open: OpenAccounts
  let ada: Browser
  let id: string
  let key: SoftPasskey
  const passwords = { name: 'Laptop', password: goodPassword }
  beforeAll(async () => {
    open = await openAccounts(name === 'PostgreSQL' ? await create() : null)
    ada = new Browser()
    const made = await open.accounts.signUp({ name: 'Ada', email: 'ada@example.com', password: goodPassword }, visitor)
    ada.keep(made)
    id = made.account.id
    key = new SoftPasskey(open.siteUrl)
  })
  afterAll(() => open.close())
  afterEach(() => void vi.useRealTimers())
  const signIn = async (passkey = key, asked: Parameters<SoftPasskey['get']>[1] = {}) =>
    open.accounts.passkeys.signIn(passkey.get(await open.accounts.passkeys.signInOptions(), asked), visitor)

  test('adding one takes the password and a browser that verified its user, in the session that asked', async () => {
    const { passkeys } = open.accounts
    await expect(passkeys.addOptions({ ...passwords, password: 'not it' }, ada.cookie, visitor)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(passkeys.addOptions({ ...passwords, name: ' ' }, ada.cookie, visitor)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const options = await passkeys.addOptions(passwords, ada.cookie, visitor)
    const second = new Browser()
    second.keep(await open.accounts.signIn({ email: 'ada@example.com', password: goodPassword }, visitor))
    const add = (credential: string, { cookie } = ada) => passkeys.add({ name: 'Laptop', credential }, cookie)
    for (const junk of ['', '{', '{}', 'null', '{"id":"a","response":{"clientDataJSON":"bm8"}}'])
      await expect(add(junk)).rejects.toMatchObject(refused)
    await expect(add(key.create(options, { verifiesUser: false }))).rejects.toMatchObject(refused)
    await expect(add(key.create(options, { origin: 'https://evil.example' }))).rejects.toMatchObject(refused)
    await expect(add(key.create(options), second)).rejects.toMatchObject(refused)
    const signInChallenge = JSON.parse(await passkeys.signInOptions()) as { challenge: string }
    await expect(add(key.create(options, signInChallenge))).rejects.toMatchObject(refused)

    const credential = key.create(options)
    await add(credential)
    await expect(add(credential)).rejects.toMatchObject(refused)
    const { passkeys: list } = await open.accounts.readSecurity(ada.cookie)
    expect(list).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    expect(open.mails.filter((kind) => kind === 'passkey-added')).toHaveLength(1)
  })

  test('one signs in, once for each challenge, even if the account has a second factor', async () => {
    await open.store.transact(async (transaction) => {
      const user = await transaction.get('authUsers', id)
      if (user) await transaction.put('authUsers', { ...user, twoFactorEnabled: true })
    })
    const credential = key.get(await open.accounts.passkeys.signInOptions())
    const opened = await open.accounts.passkeys.signIn(credential, visitor)
    const browser = new Browser()
    browser.keep(opened)
    expect((await open.accounts.currentAccount(browser.cookie)).account?.id).toBe(id)
    await expect(open.accounts.passkeys.signIn(credential, visitor)).rejects.toMatchObject(refused)
    expect((await open.accounts.readSecurity(browser.cookie)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
  })

  test('nothing else signs in', async () => {
    const stranger = new SoftPasskey(open.siteUrl)
    const cases: [string, () => Promise<unknown>][] = [
      ['an unknown passkey', () => signIn(stranger)],
      ['another site', () => signIn(key, { origin: 'https://evil.example' })],
      ['an unverified user', () => signIn(key, { verifiesUser: false })],
      ['another account', () => signIn(key, { userHandle: Buffer.from('somebody').toString('base64url') })],
      ['a challenge of its own', () => signIn(key, { challenge: Buffer.alloc(56).toString('base64url') })],
      ['junk', () => open.accounts.passkeys.signIn('[1]', visitor)],
    ]
    for (const [, attempt] of cases) await expect(attempt()).rejects.toMatchObject(refused)
    const options = await open.accounts.passkeys.signInOptions()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    await expect(open.accounts.passkeys.signIn(key.get(options), visitor)).rejects.toMatchObject(refused)
  })

  test('only the owner renames and deletes it; deleting ends other sessions', async () => {
    const { passkeys } = open.accounts
    const other = new Browser()
    other.keep(await signIn())
    const eve = new Browser()
    eve.keep(await open.accounts.signUp({ name: 'Eve', email: 'eve@example.com', password: goodPassword }, visitor))
    const list = async () => (await open.accounts.readSecurity(ada.cookie)).passkeys
    const [{ id: passkey } = { id: '' }] = await list()
    await passkeys.rename(passkey, 'Mine', eve.cookie)
    await passkeys.remove(passkey, eve.cookie)
    expect(await list()).toMatchObject([{ name: 'Laptop' }])
    await passkeys.rename(passkey, '  Work   laptop ', ada.cookie)
    expect(await list()).toMatchObject([{ name: 'Work laptop' }])
    await passkeys.remove(passkey, ada.cookie)
    expect([await list(), (await open.accounts.currentAccount(other.cookie)).account]).toEqual([[], null])
    await expect(signIn()).rejects.toMatchObject(refused)
  })
})
