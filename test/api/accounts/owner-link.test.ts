import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putRoleInvitation } from '../../../api/domain/moderation/moderator-rule.ts'
import { openAccounts, type OpenAccounts } from '../../support/open-accounts.ts'
import { usePostgres } from '../../support/postgres-databases.ts'

const password = 'a long enough secret'
const visitor = { ip: '192.0.2.1' }

describe.each(['the embedded store', 'PostgreSQL'])('the link of the first owner on %s', (name) => {
  const { create } = usePostgres()
  let open: OpenAccounts
  beforeEach(async () => {
    open = await openAccounts(name === 'PostgreSQL' ? await create() : null)
  })
  afterEach(() => open.close())
  const link = async () => (await open.accounts.ownerLink.create()) ?? ''
  const arrive = (email: string, ownerToken: string) => open.accounts.signUp({ name: 'Ada Berg', email, password, ownerToken }, visitor)
  const owners = async () => (await open.store.list('profiles', 'role', 'owner')).map(({ email }) => email)

  it('makes an account with a verified email that owns the site, sends nothing, and then is dead', async () => {
    const token = await link()
    await arrive('ada@example.com', token)
    expect(await open.store.list('profiles', 'email', 'ada@example.com')).toMatchObject([{ role: 'owner', emailProven: true }])
    expect(open.mails).toEqual([])
    expect(await open.accounts.ownerLink.isOpen(token)).toBe(false)
    await expect(arrive('bob@example.com', token)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await open.store.list('profiles', 'email', 'bob@example.com')).toEqual([])
    expect(await open.accounts.ownerLink.create()).toBeNull()
  })

  it('makes one owner of two who use it at once, and no account for the other', async () => {
    const token = await link()
    const results = await Promise.allSettled([arrive('ada@example.com', token), arrive('bob@example.com', token)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await owners()).toHaveLength(1)
    const made = await Promise.all(['ada', 'bob'].map((one) => open.store.countBy('authUsers', 'email', `${one}@example.com`)))
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 1])
  })

  it('an invitation to moderate makes one account of two that use it at once, and is deleted once it has expired', async () => {
    const now = new Date()
    const invitation = { email: 'ada@example.com', by: 'olga', at: now.toISOString() }
    await open.store.transact((transaction) => putRoleInvitation(transaction, invitation.email, invitation, now))
    const token = open.accounts.ownerLink.invitationToken(invitation)
    const results = await Promise.allSettled(['ada', 'bob', 'cleo'].map((one) => arrive(`${one}@example.com`, token)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await open.store.countBy('profiles', 'kind', 'person')).toBe(1)
    const stored = async () => (await open.store.get('settings', 'moderator-invitations'))?.value
    const late = new Date(now.getTime() + 15 * 86_400_000)
    expect(await stored()).toMatchObject([{ email: 'ada@example.com' }])
    await open.store.transact((transaction) => putRoleInvitation(transaction, null, null, late))
    expect(await stored()).toEqual([])
  })

  it('expires, is replaced by the next one, and can’t be guessed', async () => {
    const first = await link()
    const second = await link()
    expect([await open.accounts.ownerLink.isOpen(first), await open.accounts.ownerLink.isOpen(second)]).toEqual([false, true])
    expect(await open.accounts.ownerLink.isOpen(`${second}x`)).toBe(false)
    const stored = await open.store.get('settings', 'owner-link')
    expect(JSON.stringify(stored)).not.toContain(second)
    await open.store.transact((transaction) =>
      transaction.put('settings', { id: 'owner-link', value: { ...(stored?.value as object), expiresAt: new Date().toISOString() } }),
    )
    expect(await open.accounts.ownerLink.isOpen(second)).toBe(false)
    await expect(arrive('ada@example.com', second)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('makes an existing account the owner, whose email then counts as verified', async () => {
    const { account } = await open.accounts.signUp({ name: 'Ada Berg', email: 'ada@example.com', password }, visitor)
    await open.accounts.ownerLink.claim(await link(), account.id)
    expect(await owners()).toEqual(['ada@example.com'])
    expect(await open.store.get('authUsers', account.id)).toMatchObject({ emailVerified: true })
  })
})
