import { createHash, randomBytes } from 'node:crypto'
import type { AuthRow } from '../../domain/records.ts'
import type { EmailLink } from '../../ports/accounts.ts'
import type { Finders, Store, Transaction } from '../../ports/store.ts'
import { minuteMs, hourMs } from '../../../shared/durations.ts'

const lifetimes = { 'reset-password': 30 * minuteMs, 'verify-email': 48 * hourMs, 'change-email': 48 * hourMs } as const
export type LinkKind = keyof typeof lifetimes

/** Returns the token, which isn’t stored itself. Earlier links stay valid, so a stranger’s request can’t disable them. */
export async function createLink(transaction: Transaction, kind: LinkKind, { accountId, email }: EmailLink): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  for (const row of await transaction.list('authVerifications', 'value', accountId))
    if (isLink(row) && isExpired(row)) await transaction.remove('authVerifications', row.id)
  await transaction.put('authVerifications', {
    id: idOf(token),
    identifier: kind,
    value: accountId,
    email,
    createdAt,
    updatedAt: createdAt,
    expiresAt: new Date(now + lifetimes[kind]).toISOString(),
  })
  return token
}

/** A link to the account’s own email. It never works if the email was changed meanwhile. */
export const createOwnLink = (store: Pick<Store, 'transact'>, kind: 'reset-password' | 'verify-email', accountId: string, email: string) =>
  store.transact(async (transaction) => {
    const user = await transaction.get('authUsers', accountId)
    return user?.['email'] === email ? createLink(transaction, kind, { accountId, email }) : newToken()
  })

/** What a link is for; null if it has expired or was used, or is of another kind. */
export async function findLink(finders: Pick<Finders, 'get'>, kind: LinkKind, token: string): Promise<EmailLink | null> {
  const row = await finders.get('authVerifications', idOf(token))
  if (row === null || row['identifier'] !== kind || isExpired(row)) return null
  return { accountId: String(row['value']), email: String(row['email']) }
}

/** Deletes the links of these kinds that were sent for an account; of every kind if none are given. */
export async function removeLinks(transaction: Transaction, accountId: string, kinds: readonly LinkKind[] = everyKind): Promise<void> {
  for (const row of await transaction.list('authVerifications', 'value', accountId))
    if (kinds.some((kind) => kind === row['identifier'])) await transaction.remove('authVerifications', row.id)
}

const newToken = () => randomBytes(20).toString('hex')
const everyKind = Object.keys(lifetimes) as LinkKind[]
const isLink = (row: AuthRow) => everyKind.some((kind) => kind === row['identifier'])
const isExpired = ({ expiresAt }: AuthRow) => String(expiresAt) <= new Date().toISOString()
const idOf = (token: string) => createHash('sha256').update(token).digest('hex')
