import type { Store } from '../ports/store.ts'
import { findLink, removeLinks } from './email/email-links.ts'
import type { ProveEmail } from './email/email-proof.ts'
import { usedLink } from './failures.ts'
import { hashPassword } from './password-hash.ts'
import { replacePassword } from './passwords.ts'

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
