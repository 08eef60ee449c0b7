import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccounts } from '../../../api/accounts/accounts.ts'
import { linkMailWriters } from '../../../api/accounts/email/email-mails.ts'
import { newMail, type OutgoingMail } from '../../../api/domain/outgoing-mail.ts'
import type { Accounts } from '../../../api/ports/accounts.ts'
import type { Store } from '../../../api/ports/store.ts'
import { openCatalog, type OpenCatalog } from '../../support/open-catalog.ts'
import { goodPassword } from '../../support/visitor.ts'
import { literalLimiters } from '../../support/literal-limiters.ts'

const visitor = { ip: '192.0.2.1' }
const ada = { email: 'ada@example.com', password: goodPassword }
const connection = { label: 'Tool', tokenHash: 'f00d', sessionId: null, createdAt: '2026-01-01T09:00:00.000Z', createdFrom: '192.0.2.1' }

let catalog: OpenCatalog
let accounts: Accounts
let mails: string[]
/** Runs before the next change of the store. */
let beforeChange: (() => Promise<unknown>) | null
/** Runs after each change, as a crash right there would leave it. */
let afterChange: () => Promise<unknown>
let id: string
beforeEach(async () => {
  catalog = await openCatalog([])
  mails = []
  beforeChange = null
  afterChange = async () => {}
  const { store } = catalog.world
  const write = linkMailWriters(store, 'https://slipway.example', () => '')['password-reset']
  const textOf = async (mail: OutgoingMail) => {
    const text = await (await write(mail))?.()
    return text !== undefined && 'text' in text ? text.text : ''
  }
  const transact: Store['transact'] = async (work) => {
    const first = beforeChange
    beforeChange = null
    await first?.()
    const result = await store.transact(work)
    await afterChange()
    return result
  }
  accounts = createAccounts({
    proof: { inTransaction: async () => undefined, afterwards: () => undefined },
    siteUrl: 'https://slipway.example',
    store: { ...store, transact },
    secret: 'x'.repeat(64),
    github: null,
    google: null,
    outbox: {
      add: async (kind, to) => void mails.push(await textOf(newMail('m1', kind, to, new Date()))),
      queue: async () => {},
      wake: () => {},
    },
    rules: { signUps: 'open', signUpDomains: [], readOnly: false },
    clock: () => new Date(),
    hashNetwork: () => 'a hash',
    refusalOf: async () => null,
    logger: pino({ level: 'silent' }),
    limiters: literalLimiters(),
  })
  ;({ id } = (await accounts.signUp({ ...ada, name: 'Ada' }, visitor)).account)
})
afterEach(async () => {
  await catalog.close()
})

async function askForToken(): Promise<string> {
  const { length } = mails
  await accounts.requestReset(ada.email, visitor)
  await expect.poll(() => mails.length).toBe(length + 1)
  return /token=(\w+)/.exec(mails.at(-1) ?? '')?.[1] ?? ''
}

/** What the old password let in. */
async function oldAccess(): Promise<number> {
  const { store } = catalog.world
  const found = [await store.list('authSessions', 'userId', id), await store.list('connections', 'accountId', id)]
  return found.flat().length
}

async function storedPassword(): Promise<unknown> {
  const [own] = await catalog.world.store.list('authAccounts', 'userId', id)
  return own?.['password']
}

test('a reset is one transaction: the new password never coexists with an old session or connection', async () => {
  await catalog.world.store.transact((transaction) =>
    transaction.put('connections', { id: 'tool', accountId: id, lastUsedAt: null, lastUsedFrom: null, ...connection }),
  )
  const token = await askForToken()
  const before = await storedPassword()
  const moments: { isNew: boolean; oldAccess: number }[] = []
  afterChange = async () => void moments.push({ isNew: (await storedPassword()) !== before, oldAccess: await oldAccess() })
  await accounts.resetPassword({ token, password: 'nine grey moorings' }, visitor)
  expect(moments).toEqual([{ isNew: true, oldAccess: 0 }])
})

test('a sign-in with a password that is replaced in the meantime leaves no session', async () => {
  const token = await askForToken()
  beforeChange = () => accounts.resetPassword({ token, password: 'nine grey moorings' }, visitor)
  await expect(accounts.signIn(ada, visitor)).rejects.toThrow('Incorrect email or password')
  expect(await oldAccess()).toBe(0)
})

test('a password can’t be changed with one that was replaced in the meantime', async () => {
  const { cookies } = await accounts.signIn(ada, visitor)
  const header = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const token = await askForToken()
  beforeChange = () => accounts.resetPassword({ token, password: 'nine grey moorings' }, visitor)
  const change = accounts.changePassword({ current: goodPassword, password: 'eight green boats' }, header, visitor)
  await expect(change).rejects.toThrow('Incorrect password')
  await expect(accounts.signIn({ ...ada, password: 'eight green boats' }, visitor)).rejects.toThrow('Incorrect email or password')
})

test('a password change begins its new session in the same transaction, so that a later reset revokes it', async () => {
  const { cookies } = await accounts.signIn(ada, visitor)
  const header = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const token = await askForToken()
  const moments: number[] = []
  afterChange = async () => void moments.push(await oldAccess())
  await accounts.changePassword({ current: goodPassword, password: 'eight green boats' }, header, visitor)
  await accounts.resetPassword({ token, password: 'nine grey moorings' }, visitor)
  expect(moments).toEqual([1, 0])
})
