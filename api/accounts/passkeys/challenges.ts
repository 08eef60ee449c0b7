import { createHmac, randomBytes, timingSafeEqual, createHash } from 'node:crypto'
import { minuteMs } from '../../../shared/durations.ts'
import type { Transaction } from '../../ports/store.ts'
import { passkeyRejected } from '../failures.ts'

/** What a challenge is for: signing in, or adding a passkey in one session of an account. */
export type Purpose = 'sign-in' | `add ${string}`

/** A sign-in page may stay open for a while. Milliseconds. */
const lifetimes = { signIn: 60 * minuteMs, add: 10 * minuteMs }

/** Challenges that prove themselves (time, random part, keyed hash of both and the purpose), so that strangers store nothing. */
export function createChallenges(secret: string, clock: () => number = () => Date.now()) {
  const key = createHmac('sha256', secret).update('passkey challenges').digest()
  const seal = (body: Buffer, purpose: Purpose) => createHmac('sha256', key).update(body).update(purpose).digest()
  return {
    create(purpose: Purpose): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(24)
      body.writeBigUInt64BE(BigInt(clock() + (purpose === 'sign-in' ? lifetimes.signIn : lifetimes.add)))
      randomBytes(16).copy(body, 8)
      return Uint8Array.from(Buffer.concat([body, seal(body, purpose)]))
    },

    isGenuine(challenge: string, purpose: Purpose): boolean {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== 56) return false
      const body = bytes.subarray(0, 24)
      return timingSafeEqual(bytes.subarray(24), seal(body, purpose)) && Number(body.readBigUInt64BE()) > clock()
    },
    /** The time by which every challenge created so far will have expired. */
    latestEnd: () => new Date(clock() + lifetimes.signIn).toISOString(),
  }
}

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
