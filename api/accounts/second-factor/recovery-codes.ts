import { randomBytes } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Store, Transaction } from '../../ports/store.ts'
import type { Auth } from '../auth.ts'
import { notOn } from '../failures.ts'
import { hashAlike, hashPassword } from '../password-hash.ts'

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

const isHash = (code: string): boolean => code.startsWith('$')

/** Hashed as passwords are, so that nobody who has the store can use them. An account’s codes share a nonce: one hash tells which of them was entered. */
async function hashCodes(codes: readonly string[]): Promise<string[]> {
  const [first, ...others] = codes
  if (first === undefined || isHash(first)) return [...codes]
  const hashed = await hashPassword(first)
  return [hashed, ...(await Promise.all(others.map((code) => hashAlike(hashed, code))))]
}

/**
 * How the sign-in library stores its list of codes. Older versions encrypted it with the service’s secret, and with another one it’s as good as empty;
 * what is left of it is hashed when a code is used.
 */
export const backupCodeStorage = (secret: string) => ({
  encrypt: async (list: string) => JSON.stringify(await hashCodes(JSON.parse(list) as string[])),
  decrypt: async (stored: string) =>
    stored.startsWith('[') ? stored : symmetricDecrypt({ key: secret, data: stored }).catch(() => JSON.stringify([])),
})

/** New codes, and what replaces an account’s old ones by them. Throws CONFLICT while two-factor authentication is off. */
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

/** An account’s unused codes, as stored. */
const listCodes = async (auth: Auth, userId: string): Promise<string[]> =>
  (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes

/** A code as stored, if it’s one of the account’s. */
export async function storedCode(auth: Auth, userId: string, code: string): Promise<string> {
  const [first = ''] = await listCodes(auth, userId)
  return isHash(first) ? hashAlike(first, code) : code
}

/** How many of an account’s recovery codes are unused; null while two-factor authentication is off. */
export async function countRecoveryCodes(auth: Auth, store: Pick<Store, 'get'>, userId: string): Promise<number | null> {
  const user = await store.get('authUsers', userId)
  return user?.['twoFactorEnabled'] === true ? (await listCodes(auth, userId)).length : null
}
