import { createHash } from 'node:crypto'
import type { Transaction } from '../../ports/store.ts'
import { passkeyRejected } from '../failures.ts'

const identifier = 'passkey-challenge'

/** Notes that an account has used a challenge, until it expires. Throws if it was used before. Forgets those that have expired. */
export async function claimChallenge(transaction: Transaction, accountId: string, challenge: string, expiresAt: string): Promise<void> {
  const id = `${identifier}:${createHash('sha256').update(challenge).digest('hex')}`
  const now = new Date().toISOString()
  if ((await transaction.get('authVerifications', id)) !== null) throw passkeyRejected()
  for (const row of await transaction.list('authVerifications', 'value', accountId))
    if (row['identifier'] === identifier && String(row['expiresAt']) <= now) await transaction.remove('authVerifications', row.id)
  await transaction.put('authVerifications', { id, identifier, value: accountId, createdAt: now, updatedAt: now, expiresAt })
}
