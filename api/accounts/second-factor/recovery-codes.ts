import { randomBytes } from 'node:crypto'
import type { Store, Transaction } from '../../ports/store.ts'
import { notOn, wrongCode } from '../failures.ts'
import { hashAlike, hashPassword } from '../passwords.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { AuthRow } from '../../domain/records.ts'
import type { Auth } from '../auth.ts'

/** No letters or digits that look alike. 32 of them, so each code has 50 random bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const count = 10
const length = 10

/** Ten new codes such as “k3m9p-xw7ra”. */
const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })

/** Hashed as passwords are, so that nobody who has the store can use them. An account’s codes share a nonce: one hash tells which of them was entered. */
async function hashCodes([first = '', ...others]: readonly string[]): Promise<string[]> {
  const hashed = await hashPassword(first)
  return [hashed, ...(await Promise.all(others.map((code) => hashAlike(hashed, code))))]
}

/** New codes, and a function that replaces an account’s old ones with them. Throws CONFLICT while two-factor authentication is off. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; keep: (transaction: Transaction, userId: string) => Promise<void> }> {
  const codes = createRecoveryCodes()
  const backupCodes = JSON.stringify(await hashCodes(codes))
  const keep = async (transaction: Transaction, userId: string) => {
    const [row] = await transaction.list('authTwoFactors', 'userId', userId)
    if (row?.['verified'] !== true) throw notOn()
    await transaction.put('authTwoFactors', { ...row, backupCodes })
  }
  return { codes, keep }
}

async function listHashes(store: Pick<Store, 'list'>, userId: string): Promise<string[]> {
  const [row] = await store.list('authTwoFactors', 'userId', userId)
  return row === undefined ? [] : JSON.parse(String(row['backupCodes']))
}

/** The stored hash if this code is one of the account’s. */
export async function hashLikeStored(store: Pick<Store, 'list'>, userId: string, code: string): Promise<string> {
  const [first] = await listHashes(store, userId)
  return first === undefined ? '' : hashAlike(first, code)
}

/** How many of an account’s recovery codes are unused; null while two-factor authentication is off. */
export async function countRecoveryCodes(store: Pick<Store, 'get' | 'list'>, userId: string): Promise<number | null> {
  const user = await store.get('authUsers', userId)
  return user?.['twoFactorEnabled'] === true ? (await listHashes(store, userId)).length : null
}

/** A code works for 90 seconds: its own 30, and one step before and after for clocks that differ. Milliseconds. */
const codeLife = 90_000

type Used = { code: string; until: string }

/** Notes that an account’s code was used, so that nobody who saw it can use it again (RFC 6238, 5.2). Throws if it was. */
export async function claimCode(transaction: Transaction, userId: string, code: string): Promise<void> {
  const [row] = await transaction.list('authTwoFactors', 'userId', userId)
  if (row === undefined) throw wrongCode()
  const now = Date.now()
  const recent = ((row['usedCodes'] ?? []) as Used[]).filter(({ until }) => until > new Date(now).toISOString())
  if (recent.some((used) => used.code === code)) throw wrongCode()
  const until = new Date(now + codeLife).toISOString()
  await transaction.put('authTwoFactors', { ...row, usedCodes: [...recent, { code, until }] })
}

/** Whether a stored second factor was encrypted with this service’s secret. After a change of AUTH_SECRET, the app’s codes no longer work. */
export async function isReadable(auth: Auth, row: AuthRow): Promise<boolean> {
  const { secretConfig: key } = await auth.$context
  return symmetricDecrypt({ key, data: String(row['secret']) }).then(
    () => true,
    () => false,
  )
}
