import { randomUUID, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Finders, Store, Transaction } from '../ports/store.ts'
import type { AuthRow } from '../domain/records.ts'
import { cancelEmailChange } from './email/change-email.ts'
import { noPassword, wrongPassword, usedLink } from './failures.ts'
import { endSessions, openSession } from './sessions/session-rows.ts'
import { promisify } from 'node:util'
import { createSemaphore } from '../domain/semaphore.ts'
import { findLink, removeLinks } from './email/email-links.ts'
import type { ProveEmail } from './email/email-proof.ts'

/** The stored hash of an account's password; null if it only signs in with GitHub or Google. */
export async function findPassword(finders: Pick<Finders, 'list'>, userId: string): Promise<string | null> {
  const password = (await findCredential(finders, userId))?.['password']
  return typeof password === 'string' ? password : null
}

/** Revokes all access and returns the token of a new session for this browser. Throws BAD_REQUEST for a wrong current password. */
export async function changePassword(
  store: Store,
  userId: string,
  { current, password }: { current: string; password: string },
  browser: string,
): Promise<string> {
  const old = await findPassword(store, userId)
  if (old === null) throw noPassword()
  if (!(await verifyPassword({ hash: old, password: current }))) throw wrongPassword()
  const hash = await hashPassword(password)
  return store.transact(async (transaction) => {
    // Another change may have finished during the hashing.
    if ((await findPassword(transaction, userId)) !== old) throw wrongPassword()
    await replacePassword(transaction, userId, hash)
    return openSession(transaction, userId, browser)
  })
}

/** Stores a new password and revokes all access in the same transaction. */
export async function replacePassword(transaction: Transaction, userId: string, password: string): Promise<void> {
  const updatedAt = new Date().toISOString()
  const fresh = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', createdAt: updatedAt }
  await transaction.put('authAccounts', { ...((await findCredential(transaction, userId)) ?? fresh), password, updatedAt })
  await endAccess(transaction, userId)
}

/** Deletes all sessions, connections and approved requests of an account; approvals in progress fail, and so does a change of email that somebody has begun. */
export async function endAccess(transaction: Transaction, userId: string): Promise<void> {
  const profile = await transaction.get('profiles', userId)
  if (profile !== null) await transaction.put('profiles', { ...profile, accessEndedAt: new Date().toISOString() })
  await endSessions(transaction, userId)
  for (const collection of ['connections', 'authorizations'] as const)
    for (const { id } of await transaction.list(collection, 'accountId', userId)) await transaction.remove(collection, id)
  await cancelEmailChange(transaction, userId)
}

async function findCredential(finders: Pick<Finders, 'list'>, userId: string): Promise<AuthRow | null> {
  const rows = await finders.list('authAccounts', 'userId', userId)
  return rows.find(({ providerId }) => providerId === 'credential') ?? null
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. Tests lower it for the services in their own process. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
/** Hashing shares Node's four threads with disk access, so at most two run at the same time. */
const concurrency = 2

const derive = promisify(argon2)
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** argon2id in the PHC string format, off the main thread. Passwords are NFKC-normalized first. */
export const hashPassword = (password: string): Promise<string> => hashWith(password, randomBytes(16), passwordCost)

/** The hash of another password with the nonce and cost of a stored one: the same hash if it’s the same password. */
export async function hashAlike(hash: string, password: string): Promise<string> {
  const [, memory, passes, parallelism, nonce] = form.exec(hash) ?? []
  if (nonce === undefined) throw new Error('A password hash has an unknown format.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return hashWith(password, Buffer.from(nonce, 'base64'), cost)
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const found = Buffer.from(await hashAlike(hash, password))
  return found.length === hash.length && timingSafeEqual(found, Buffer.from(hash))
}

async function hashWith(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof passwordCost): Promise<string> {
  const message = password.normalize('NFKC')
  const tag = await limited(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`
}

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const limited = createSemaphore({ places: concurrency, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })

/** Also removes every other way in and all links. Returns the account's id. Throws BAD_REQUEST for an expired or used link. */
export async function resetPassword(store: Store, prove: ProveEmail, { token, password }: { token: string; password: string }) {
  // Hashing is expensive, so check the link first.
  if (!(await isResetOpen(store, token))) throw usedLink()
  const hash = await hashPassword(password)
  return store.transact(async (transaction) => {
    const link = await findLink(transaction, 'reset-password', token)
    if (link === null) throw usedLink()
    await removeLinks(transaction, link.accountId)
    await prove(transaction, link.accountId, 'reset')
    await replacePassword(transaction, link.accountId, hash)
    return link.accountId
  })
}

export const isResetOpen = async (store: Pick<Store, 'get'>, token: string): Promise<boolean> =>
  (await findLink(store, 'reset-password', token)) !== null
