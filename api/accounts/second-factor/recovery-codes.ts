import { randomBytes } from 'node:crypto'
import type { Store } from '../../ports/store.ts'
import type { Auth } from '../auth.ts'
import { isReadable } from './readable.ts'

/** No letters or digits that look alike. 32 of them, so each code has 50 random bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const count = 10
const length = 10

/** Ten new codes such as “k3m9p-xw7ra”. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })

/** How many of an account’s recovery codes are unused; null while two-factor authentication is off. */
export async function countRecoveryCodes(auth: Auth, store: Pick<Store, 'get' | 'list'>, userId: string): Promise<number | null> {
  const user = await store.get('authUsers', userId)
  if (user?.['twoFactorEnabled'] !== true) return null
  const [row] = await store.list('authTwoFactors', 'userId', userId)
  if (row === undefined || !(await isReadable(auth, row))) return 0
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length
}
