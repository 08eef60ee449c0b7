import { dayMs } from '../../../shared/durations.ts'

/** Somebody who was invited by email to moderate. `by` is an owner’s account. */
export type RoleInvitation = { email: string; by: string; at: string }

const id = 'moderator-invitations'
const lifetime = 14 * dayMs
export const maxInvited = 20

type Reading = { get: (collection: 'settings', id: string) => Promise<{ value: unknown } | null> }
type Writing = Reading & { put: (collection: 'settings', record: { id: string; value: unknown }) => Promise<void> }

/** Those that still work. */
export async function listRoleInvitations({ get }: Reading, now: Date): Promise<RoleInvitation[]> {
  const stored = ((await get('settings', id))?.value ?? []) as RoleInvitation[]
  return stored.filter(({ at }) => Date.parse(at) > now.getTime() - lifetime)
}

/** Replaces what is known of an email; null removes it. */
export async function putRoleInvitation(transaction: Writing, email: string, next: RoleInvitation | null, now: Date): Promise<void> {
  const others = (await listRoleInvitations(transaction, now)).filter((each) => each.email !== email)
  await transaction.put('settings', { id, value: next === null ? others : [...others, next] })
}
