import { dayMs } from '../../../shared/durations.ts'
import type { SettingReader } from './records.ts'

/** Somebody who was invited by email to moderate. `by` is an owner’s account; `takenBy` is the account created with the invitation, until it moderates. */
export type RoleInvitation = { email: string; by: string; at: string; takenBy?: string }

const id = 'moderator-invitations'
const lifetime = 14 * dayMs
export const maxInvited = 20

type Writing = SettingReader & { put: (collection: 'settings', record: { id: string; value: unknown }) => Promise<void> }

const readAll = async ({ get }: SettingReader) => ((await get('settings', id))?.value ?? []) as RoleInvitation[]

/** Those that still work. */
export const listRoleInvitations = async (reading: SettingReader, now: Date): Promise<RoleInvitation[]> =>
  (await readAll(reading)).filter(({ at }) => Date.parse(at) > now.getTime() - lifetime)

/** Replaces the invitation of an email, or deletes it if `next` is null. Also drops expired ones. */
export async function putRoleInvitation(transaction: Writing, email: string | null, next: RoleInvitation | null, now: Date): Promise<void> {
  const left = (await listRoleInvitations(transaction, now)).filter((each) => each.email !== email)
  const value = next === null ? left : [...left, next]
  if (next !== null || value.length < (await readAll(transaction)).length) await transaction.put('settings', { id, value })
}
