import { invalidField } from '../../domain/failure.ts'
import { isInviteOpen, readInviteCode } from '../../domain/access/invite-code.ts'
import type { Invite } from '../../domain/moderation/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Finders, Transaction } from '../../ports/store.ts'

export const wrongInvite = () =>
  invalidField('invite', 'This invitation doesn’t work. It may have expired or been used. Ask for a new one.', 'wrong')
export const noInvite = () => invalidField('invite', 'Enter your invitation code. Only invited people can sign up here.', 'required')

export const isInviteUsable = async (finders: Pick<Finders, 'get'>, typed: string | null, now: Date): Promise<boolean> =>
  (await findUsable(finders, typed, now)) !== null

/** Counts one use, in the transaction that creates the account. Throws BAD_REQUEST if none is left. */
export async function takeInvite(transaction: Transaction, typed: string | null, now: Date): Promise<void> {
  const invite = await findUsable(transaction, typed, now)
  if (invite === null) throw wrongInvite()
  await transaction.put('invites', { ...invite, uses: invite.uses + 1 })
}

/** Nobody gets in on the code of somebody who is suspended. */
async function findUsable(finders: Pick<Finders, 'get'>, typed: string | null, now: Date): Promise<Invite | null> {
  const code = readInviteCode(typed ?? '')
  const invite = code === null ? null : await finders.get('invites', code)
  if (invite === null || !isInviteOpen(invite, now)) return null
  const inviter = await finders.get('profiles', invite.createdBy)
  return inviter !== null && isSuspended(inviter, now) ? null : invite
}
