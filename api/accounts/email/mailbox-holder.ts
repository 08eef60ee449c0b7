import { mailboxOf } from '../../domain/votes/mailbox.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'

/** Whether another account’s email ends up in the same mailbox, so that nobody has two by adding a +tag, or dots at Gmail. */
export const isMailboxTaken = async (finders: Pick<Finders, 'list'>, { id, email }: Pick<Profile, 'id' | 'email'>): Promise<boolean> =>
  (await finders.list('profiles', 'mailbox', mailboxOf(email))).some((holder) => holder.id !== id)

/** The account that an email belongs to: the one with this spelling of it, or else with another one. */
export async function findMailboxHolder(finders: Pick<Finders, 'list'>, email: string): Promise<Profile | null> {
  const holders = await finders.list('profiles', 'mailbox', mailboxOf(email))
  return holders.find((holder) => holder.email === email) ?? holders[0] ?? null
}
