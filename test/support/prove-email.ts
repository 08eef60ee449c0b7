import type { Store } from '../../api/ports/store.ts'

/** As if the person had followed the link sent to this email: their votes count and their comments show. */
export function proveEmail({ transact }: Pick<Store, 'transact'>, email: string): Promise<void> {
  return transact(async (transaction) => {
    for (const user of await transaction.list('authUsers', 'email', email))
      await transaction.put('authUsers', { ...user, emailVerified: true })
    for (const profile of await transaction.list('profiles', 'email', email))
      await transaction.put('profiles', { ...profile, emailProven: true })
  })
}
