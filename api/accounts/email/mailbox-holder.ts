import { mailboxOf } from '../../domain/votes/mailbox.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'

/** Whether another account’s email reaches the same mailbox: nobody gets a second account by adding a +tag, or dots at Gmail. */
export const isMailboxTaken = async (finders: Pick<Finders, 'list'>, { id, email }: Pick<Profile, 'id' | 'email'>): Promise<boolean> =>
  (await finders.list('profiles', 'mailbox', mailboxOf(email))).some((holder) => holder.id !== id)

/** The account that an email belongs to: one with this exact spelling if there is one, otherwise one with the same mailbox. */
export async function findMailboxHolder(finders: Pick<Finders, 'list'>, email: string): Promise<Profile | null> {
  const holders = await finders.list('profiles', 'mailbox', mailboxOf(email))
  return holders.find((holder) => holder.email === email) ?? holders[0] ?? null
}
