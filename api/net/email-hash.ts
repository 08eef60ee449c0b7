import { createHmac } from 'node:crypto'
import { createTextHash } from './network-hash.ts'

/** Hashes the ids of accounts that were deleted or suspended (domain/account-deletion/account-list.ts). */
export const createAccountHash = (secret: string) => createTextHash(secret, 'accounts that were deleted or suspended')

/** Hashes emails with the sign-in key, so that nobody without the key can guess the email by trying. */
export function createEmailHash(secret: string): (email: string) => string {
  const key = createHmac('sha256', secret).update('emails of deleted accounts').digest()
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('hex')
}
