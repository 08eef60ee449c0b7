import type { Profile } from '../records.ts'
import { isSuspended } from './suspension.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { SettingReader } from './records.ts'

/** What decides who moderates: the emails that the operator named, in lower case, and what their accounts need besides. */
export type ModeratorRule = {
  moderators: ReadonlySet<string>
  /** Whether they must have verified that email. */
  moderatorsProve: boolean
  rules: { moderatorsNeedSecondFactor: boolean }
  clock: () => Date
}

/** While suspended, a moderator isn’t one. */
export const isModerator = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) &&
  !mustProveEmail(rule, account) &&
  !mustSetUpSecondFactor(rule, account) &&
  !isSuspended(account, rule.clock())

/** Owners moderate, too. */
export const isNamedModerator = ({ moderators }: Pick<ModeratorRule, 'moderators'>, { email, role }: Profile): boolean =>
  role !== undefined || moderators.has(email.toLowerCase())

/** Whether this account runs the site: its settings and roles. */
export const isOwner = (rule: ModeratorRule, account: Profile): boolean => account.role === 'owner' && isModerator(rule, account)

type ListProfiles = (collection: 'profiles', field: 'email' | 'role', value: string) => Promise<Profile[]>

/** Everybody who was named a moderator, each once: by the environment, or in the browser. */
export async function listNamedModerators(
  { moderators }: Pick<ModeratorRule, 'moderators'>,
  { list }: { list: ListProfiles },
): Promise<Profile[]> {
  const found = await Promise.all([
    ...[...moderators].map((email) => list('profiles', 'email', email)),
    ...(['owner', 'moderator'] as const).map((role) => list('profiles', 'role', role)),
  ])
  return [...new Map(found.flat().map((profile) => [profile.id, profile])).values()]
}

/** Whether the operator named this email as a moderator's, but its owner hasn't verified it yet. */
export const mustProveEmail = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) && rule.moderatorsProve && account.emailProven !== true

/** Whether this would be a moderator, if two-factor authentication were on. */
export const mustSetUpSecondFactor = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) &&
  !mustProveEmail(rule, account) &&
  rule.rules.moderatorsNeedSecondFactor &&
  account.hasSecondFactor !== true

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
