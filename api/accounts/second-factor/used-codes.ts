import type { Transaction } from '../../ports/store.ts'
import { wrongCode } from '../failures.ts'

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
