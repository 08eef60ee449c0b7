import { createHash, randomBytes } from 'node:crypto'
import type { Finders, Store } from '../ports/store.ts'
import type { AuthRow } from '../domain/records.ts'
import { proveEmail } from './email-proof.ts'
import { usedLink } from './failures.ts'
import { hashPassword } from './password-hash.ts'
import { replacePassword } from './passwords.ts'

/** In seconds. */
export const resetLifetime = 30 * 60

/** A token for a reset link that works once, for 30 minutes. Earlier links stay valid, so a stranger's request can't disable them. */
export async function createResetToken(store: Store, userId: string): Promise<string> {
  const token = randomBytes(20).toString('hex')
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  await store.transact(async (transaction) => {
    for (const link of await transaction.list('authVerifications', 'value', userId))
      if (isExpired(link)) await transaction.remove('authVerifications', link.id)
    await transaction.put('authVerifications', {
      id: idOf(token),
      identifier: 'reset-password',
      value: userId,
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(now + resetLifetime * 1000).toISOString(),
    })
  })
  return token
}

/**
 * Sets the password, removes every other way in and deletes all reset links, in one transaction. Returns the account's id. Throws
 * BAD_REQUEST for an expired or used link.
 */
export async function resetPassword(store: Store, token: string, password: string): Promise<string> {
  // Hashing is expensive, so check the link first.
  await ownerOf(store, token)
  const hash = await hashPassword(password)
  return store.transact(async (transaction) => {
    const userId = await ownerOf(transaction, token)
    for (const { id } of await transaction.list('authVerifications', 'value', userId)) await transaction.remove('authVerifications', id)
    await proveEmail(transaction, userId, 'link')
    await replacePassword(transaction, userId, hash)
    return userId
  })
}

/** Whether a link still works. */
export const isResetOpen = async (store: Store, token: string): Promise<boolean> => {
  const link = await store.get('authVerifications', idOf(token))
  return link !== null && !isExpired(link)
}

async function ownerOf(finders: Pick<Finders, 'get'>, token: string): Promise<string> {
  const link = await finders.get('authVerifications', idOf(token))
  if (link === null || isExpired(link)) throw usedLink()
  return String(link['value'])
}

const isExpired = ({ expiresAt }: AuthRow) => String(expiresAt) <= new Date().toISOString()

/** The token itself isn't stored. */
const idOf = (token: string) => createHash('sha256').update(token).digest('hex')
