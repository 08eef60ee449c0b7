import { mailboxOf } from '../../domain/votes/mailbox.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'

/**
 * Whether another account’s verified email reaches the same mailbox: nobody gets a second account by another spelling. Anyone can sign up with an
 * email that isn’t theirs, so an unverified one holds nothing.
 */
export const isMailboxTaken = async (finders: Pick<Finders, 'list'>, { id, email }: Pick<Profile, 'id' | 'email'>): Promise<boolean> =>
  (await finders.list('profiles', 'mailbox', mailboxOf(email))).some((holder) => holder.id !== id && holder.emailProven === true)

/** The account that an email belongs to: one with this exact spelling if there is one, otherwise the one that verified the mailbox. */
export async function findMailboxHolder(finders: Pick<Finders, 'list'>, email: string): Promise<Profile | null> {
  const holders = await finders.list('profiles', 'mailbox', mailboxOf(email))
  return holders.find((holder) => holder.email === email) ?? holders.find((holder) => holder.emailProven === true) ?? null
}
