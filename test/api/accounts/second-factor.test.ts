import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOwnLink } from '../../../api/accounts/email/email-links.ts'
import { verifyPassword } from '../../../api/accounts/passwords.ts'
import { removeSecondFactors } from '../../../api/accounts/second-factor/remove-second-factors.ts'
import type { AuthRow } from '../../../api/domain/records.ts'
import { codeOf } from '../../support/authenticator.ts'
import { Browser, openAccounts, type OpenAccounts } from '../../support/open-accounts.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { proveEmail } from '../../support/prove-email.ts'
import { goodPassword } from '../../support/visitor.ts'

const { create } = usePostgres()
const half = 30_000
const wrong = { code: 'BAD_REQUEST', data: { fieldErrors: { code: [expect.stringContaining('code is wrong')] } } }

const byStatus = (one: PromiseSettledResult<void>, other: PromiseSettledResult<void>) => (one.status < other.status ? -1 : 1)

describe.each(['the embedded store', 'PostgreSQL'])('on %s', (name) => {
  let open: OpenAccounts
  let count = 0
  let email: string
  let phone: Browser
  let id: string
  beforeAll(async () => {
    open = await openAccounts(name === 'PostgreSQL' ? await create() : null)
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    count += 1
    email = `ada${count}@example.com`
    phone = new Browser({ ip: `192.0.2.${count}`, userAgent: '' })
    const made = await open.accounts.signUp({ name: 'Ada', email, password: goodPassword }, phone.visitor)
    phone.keep(made)
    id = made.account.id
  })
  afterEach(() => void vi.useRealTimers())

  const { visitor } = new Browser()
  const accountOf = async ({ cookie }: Browser) => (await open.accounts.currentAccount(cookie)).account?.id ?? null
  const profile = () => open.store.get('profiles', id)
  const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

  async function turnOn() {
    const { secondFactor } = open.accounts
    const uri = await secondFactor.start(goodPassword, phone.cookie, phone.visitor)
    const turned = await secondFactor.confirm(codeOf(uri), phone.cookie, phone.visitor)
    phone.keep(turned)
    return { uri, recoveryCodes: turned.recoveryCodes }
  }
  async function signIn(password = goodPassword) {
    const browser = new Browser()
    const opened = await open.accounts.signIn({ email, password }, browser.visitor)
    browser.keep(opened)
    return { browser, awaitsCode: opened.account === null }
  }
  const prove = async (browser: Browser, code: string) =>
    browser.keep(await open.accounts.secondFactor.prove(code, browser.cookie, browser.visitor))

  test('it’s off until a code confirms it; then other sessions end and this one stays', async () => {
    const { browser: laptop } = await signIn()
    const uri = await open.accounts.secondFactor.start(goodPassword, phone.cookie, phone.visitor)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Slipway:ada\d+%40example\.com\?secret=[A-Z2-7]{52}&issuer=Slipway/)
    expect([(await signIn()).awaitsCode, await profile()]).toEqual([false, expect.not.objectContaining({ hasSecondFactor: true })])
    await expect(open.accounts.secondFactor.confirm('000000', phone.cookie, phone.visitor)).rejects.toMatchObject(wrong)

    const turned = await open.accounts.secondFactor.confirm(codeOf(uri), phone.cookie, phone.visitor)
    phone.keep(turned)
    expect(new Set(turned.recoveryCodes).size).toBe(10)
    expect([await accountOf(phone), await accountOf(laptop), (await profile())?.hasSecondFactor]).toEqual([id, null, true])
    expect(open.mails).toContain('second-factor-on')
  })

  test('a code works once, even if it’s used twice at the same time', async () => {
    const { uri } = await turnOn()
    const [one, other] = [await signIn(), await signIn()]
    await expect(prove(one.browser, codeOf(uri))).rejects.toMatchObject(wrong)
    later(2 * half)
    const code = codeOf(uri)
    const tries = await Promise.allSettled([prove(one.browser, code), prove(other.browser, ` ${code.slice(0, 3)} ${code.slice(3)} `)])
    expect(tries.toSorted(byStatus)).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: wrong }])
    const third = await signIn()
    await expect(prove(third.browser, code)).rejects.toMatchObject(wrong)
  })

  test('a recovery code works once, and its use is emailed; new ones replace the old ones', async () => {
    const { recoveryCodes } = await turnOn()
    const [first = '', second = ''] = recoveryCodes
    const [one, other] = [await signIn(), await signIn()]
    const tries = await Promise.allSettled([prove(one.browser, first), prove(other.browser, first.toUpperCase().replace('-', ' '))])
    expect(tries.toSorted(byStatus)).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: wrong }])
    expect(open.mails.filter((kind) => kind === 'recovery-code-used').length).toBeGreaterThan(0)
    expect((await open.accounts.readSecurity(phone.cookie)).recoveryCodesLeft).toBe(9)

    await expect(open.accounts.secondFactor.renewRecoveryCodes('not it', phone.cookie, visitor)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const [fresh = ''] = await open.accounts.secondFactor.renewRecoveryCodes(goodPassword, phone.cookie, visitor)
    const third = await signIn()
    await expect(prove(third.browser, second)).rejects.toMatchObject(wrong)
    await prove(third.browser, fresh)
    expect(await accountOf(third.browser)).toBe(id)
  })

  test('the store keeps neither the secret nor a recovery code in readable form', async () => {
    const { uri, recoveryCodes } = await turnOn()
    const stored = JSON.stringify(await open.store.list('authTwoFactors', 'userId', id))
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    expect([secret, ...recoveryCodes].filter((word) => stored.includes(word))).toEqual([])
  })

  test('a password reset keeps the second factor of a verified account, and removes that of an unverified one', async () => {
    await turnOn()
    const reset = async () =>
      open.accounts.resetPassword({ token: await createOwnLink(open.store, 'reset-password', id, email), password: goodPassword }, visitor)
    await reset()
    expect([(await signIn()).awaitsCode, (await profile())?.emailProven, await profile()]).toEqual([
      false,
      true,
      expect.not.objectContaining({ hasSecondFactor: true }),
    ])
    const { browser } = await signIn()
    phone = browser
    await turnOn()
    await reset()
    expect([(await signIn()).awaitsCode, (await profile())?.hasSecondFactor]).toEqual([true, true])
  })

  test('turning it off takes the password and a code; the operator can do it without', async () => {
    const { uri } = await turnOn()
    const { secondFactor } = open.accounts
    later(2 * half)
    const fields = { password: goodPassword, code: codeOf(uri) }
    await expect(secondFactor.turnOff({ ...fields, password: 'not it' }, phone.cookie, visitor)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(secondFactor.turnOff({ ...fields, code: '000000' }, phone.cookie, visitor)).rejects.toMatchObject(wrong)
    phone.keep({ cookies: await secondFactor.turnOff(fields, phone.cookie, visitor) })
    expect([await accountOf(phone), (await profile())?.hasSecondFactor, (await signIn()).awaitsCode]).toEqual([id, undefined, false])

    await turnOn()
    await open.store.transact((transaction) => removeSecondFactors(transaction, id))
    expect([await accountOf(phone), (await profile())?.hasSecondFactor, (await signIn()).awaitsCode]).toEqual([null, undefined, false])
  })

  // No store changes the rules below.
  if (name === 'PostgreSQL') return

  test('a password alone then opens nothing, not even a change of the password, until a code is entered', async () => {
    const { uri } = await turnOn()
    const { browser, awaitsCode } = await signIn()
    const { accounts } = open
    expect([awaitsCode, await accountOf(browser), await accounts.secondFactor.isAwaited(browser.cookie)]).toEqual([true, null, true])
    const passwords = { current: goodPassword, password: 'nine grey moorings' }
    const signedOut = { code: 'UNAUTHORIZED' }
    await expect(accounts.changePassword(passwords, browser.cookie, visitor)).rejects.toMatchObject(signedOut)
    await expect(accounts.confirmOwner(goodPassword, browser.cookie, visitor)).rejects.toMatchObject(signedOut)
    await expect(accounts.signOut(browser.cookie, { everywhere: true })).rejects.toMatchObject(signedOut)
    await expect(accounts.sessions.list(browser.cookie)).rejects.toMatchObject(signedOut)
    await expect(accounts.secondFactor.turnOff({ password: goodPassword, code: '1' }, browser.cookie, visitor)).rejects.toMatchObject(
      signedOut,
    )
    await expect(prove(browser, '123456')).rejects.toMatchObject(wrong)

    later(2 * half)
    await prove(browser, codeOf(uri))
    expect([await accountOf(browser), await accounts.secondFactor.isAwaited(browser.cookie)]).toEqual([id, false])
  })

  test('twenty wrong codes a day end attempts by the app, not by recovery codes; a password reset ends the wait', async () => {
    await proveEmail(open.store, email)
    const { uri, recoveryCodes } = await turnOn()
    const { browser } = await signIn()
    later(2 * half)
    for (let at = 0; at < 20; at += 1) {
      const from = new Browser({ ip: `198.51.100.${at}` })
      await expect(open.accounts.secondFactor.prove('000000', browser.cookie, from.visitor)).rejects.toMatchObject(wrong)
    }
    await expect(prove(browser, codeOf(uri))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const token = await createOwnLink(open.store, 'reset-password', id, email)
    await open.accounts.resetPassword({ token, password: 'nine grey moorings' }, visitor)
    await expect(prove(browser, codeOf(uri))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const again = await signIn('nine grey moorings')
    await prove(again.browser, recoveryCodes[0] ?? '')
    expect(await accountOf(again.browser)).toBe(id)
  })

  test('two resets a day end the wait, so that who reads the emails can’t try codes without end', async () => {
    await proveEmail(open.store, email)
    await turnOn()
    later(2 * half)
    const outcomes: unknown[] = []
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await signIn()
      for (let at = 0; at < 21; at += 1) {
        const from = new Browser({ ip: `203.0.${round}.${at}` })
        const tried = await open.accounts.secondFactor
          .prove('000000', browser.cookie, from.visitor)
          .catch(({ code }: { code: string }) => code)
        if (at === 0) outcomes.push(tried)
      }
      const token = await createOwnLink(open.store, 'reset-password', id, email)
      await open.accounts.resetPassword({ token, password: goodPassword }, visitor)
    }
    expect(outcomes).toEqual(['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST', 'TOO_MANY_REQUESTS'])
  })

  test('a sign-in without its code ends after ten minutes, and never pushes out a session', async () => {
    const { uri } = await turnOn()
    const { browser } = await signIn()
    for (let at = 0; at < 3; at += 1) await signIn()
    expect([await accountOf(phone), (await open.accounts.sessions.list(phone.cookie)).length]).toEqual([id, 1])
    await expect(prove(browser, codeOf(uri))).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const { browser: slow } = await signIn()
    later(11 * 60_000)
    expect(await open.accounts.secondFactor.isAwaited(slow.cookie)).toBe(false)
  })

  const change = (changes: Partial<AuthRow>) =>
    open.store.transact(async (transaction) => {
      for (const row of await transaction.list('authTwoFactors', 'userId', id))
        await transaction.put('authTwoFactors', { ...row, ...changes })
    })

  test('another AUTH_SECRET makes codes of the app wrong, not the service; recovery codes still work', async () => {
    const { uri, recoveryCodes } = await turnOn()
    const { browser } = await signIn()
    await change({ secret: 'ab'.repeat(60) })
    later(2 * half)
    await expect(prove(browser, codeOf(uri))).rejects.toMatchObject(wrong)
    await prove(browser, recoveryCodes[0] ?? '')
    expect([await accountOf(browser), (await open.accounts.readSecurity(browser.cookie)).recoveryCodesLeft]).toEqual([id, 9])
  })

  test('recovery codes are hashed, and the hash isn’t a code', async () => {
    const { recoveryCodes } = await turnOn()
    const [row] = await open.store.list('authTwoFactors', 'userId', id)
    const hashes = JSON.parse(String(row?.['backupCodes'])) as string[]
    expect(new Set(hashes).size).toBe(10)
    expect(await verifyPassword({ hash: hashes[3] ?? '', password: recoveryCodes[3] ?? '' })).toBe(true)
    const { browser } = await signIn()
    await expect(prove(browser, hashes[3] ?? '')).rejects.toMatchObject(wrong)
  })

  test('sessions are listed without IP addresses, and revoked one by one', async () => {
    const [{ browser: laptop }, { browser: tablet }] = [await signIn(), await signIn()]
    const { sessions } = open.accounts
    const list = await sessions.list(laptop.cookie)
    expect(list.map(({ isThis, browser }) => [isThis, browser])).toEqual([
      [true, 'Firefox on Linux'],
      [false, 'Firefox on Linux'],
      [false, 'Unknown browser'],
    ])
    expect(JSON.stringify(await open.store.list('authSessions', 'userId', id))).not.toContain('192.0.2.')
    const [, second] = list
    const stranger = new Browser()
    stranger.keep(await open.accounts.signUp({ name: 'Eve', email: `eve${count}@example.com`, password: goodPassword }, visitor))
    await sessions.revoke(second?.id ?? '', stranger.cookie)
    expect(await accountOf(tablet)).toBe(id)
    await sessions.revoke(second?.id ?? '', laptop.cookie)
    expect([await accountOf(tablet), await accountOf(phone)]).toEqual([null, id])
    await sessions.revokeOthers(laptop.cookie)
    expect([await accountOf(phone), await accountOf(laptop)]).toEqual([null, id])
  })
})
