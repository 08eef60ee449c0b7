import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Appeal } from '../../domain/moderation/appeals.ts'
import type { Decision, DecisionAction, Suspension } from '../../domain/moderation/records.ts'
import { isSuspended, mistakeReason, readSuspension, suspensionReasons, type TypedSuspension } from '../../domain/moderation/suspension.ts'
import { joinReason } from '../../domain/moderation/reasons.ts'
import { newestFirst, type PersonPosition } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { decide, settleReports, waitingReports } from '../decisions/decide.ts'
import { markForRecount, recountMarked, recountSoon } from '../votes/recount-accounts.ts'

/** What decisions about people need, in the service and in the shell. */
export type PeopleWorld = Pick<
  World,
  'store' | 'clock' | 'random' | 'siteUrl' | 'weekCapacity' | 'moderators' | 'moderatorsProve' | 'rules'
> & {
  accounts: Pick<Accounts, 'endAccess'>
}

/** `seen` is when the suspension that the moderator saw began; empty if there was none. */
export const Seen = { id: Type.String(), seen: Type.String() }

/** `length` is how long, or `date` for a day in `until`. */
export const suspendPerson = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({
    ...Seen,
    preset: Type.Optional(Type.String()),
    reason: Type.String(),
    length: Type.String(),
    until: Type.Optional(Type.String()),
  }),
  run: (world, { preset = '', reason, length, until = '', ...person }, account) =>
    applySuspension(world, { ...person, reason: suspensionReason(preset, reason), until: length === 'date' ? until : length }, account),
})

/** `mistaken` is sent if the suspension was a mistake. */
export const liftSuspension = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Seen, mistaken: Type.Optional(Type.String()) }),
  run: (world, person, account) => removeSuspension(world, person, account),
})

export const suspensionReason = (preset: string, reason: string): string => joinReason(suspensionReasons, preset, reason)

/** The shell has no page to be out of date, so it leaves out `seen`. */
export type SeenPerson = { id: string; seen?: string | undefined }

/**
 * `by` is a moderator, or null for the shell. Throws BAD_REQUEST with every error, NOT_FOUND, FORBIDDEN for moderators, and CONFLICT if the
 * suspension changed since it was seen, or everything was removed.
 */
export const applySuspension = async (
  world: PeopleWorld,
  { id, seen, ...typed }: SeenPerson & TypedSuspension,
  by: Profile | null,
): Promise<Decision> => putSuspension(world, { id, seen }, readSuspension(typed, world.clock()), { by })

/** `isTold`: the person knows of it already. */
export async function putSuspension(
  world: PeopleWorld,
  { id, seen }: SeenPerson,
  terms: Pick<Suspension, 'reason' | 'until'>,
  { by, isTold = false }: { by: Profile | null; isTold?: boolean },
): Promise<Decision> {
  const now = world.clock()
  const decision = await world.store.transact(async (transaction) => {
    const person = await requireSuspendable(world, transaction, { id, seen }, by)
    if (person.everythingRemoved === true && isSuspended(person, now))
      throw new Failure('CONFLICT', `Everything by ${person.name} was removed. To suspend them instead, lift the suspension first.`)
    const suspension = { at: now.toISOString(), ...terms, by: by?.id ?? null }
    const waited = await waitingReports(transaction, id)
    const entry = { action: 'suspend', by: by?.id ?? null, accountId: id, ...terms, ...waited, isTold } as const
    const decision = await decide(world, transaction, entry, async (recorded) => {
      await recorded.put('profiles', { ...person, suspension })
      await settleReports(world, recorded, { subjectId: id, by: by?.id ?? null })
    })
    await takeEffect(world, transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

/** Lifts a suspension; votes count and comments show again, and an appeal of it is granted. One that was a mistake, or appealed, no longer costs trust. Throws NOT_FOUND, and CONFLICT if the person isn’t suspended, or the suspension changed since it was seen. */
export async function removeSuspension(
  world: PeopleWorld,
  { id, seen, mistaken = '' }: SeenPerson & { mistaken?: string | undefined },
  by: Profile | null,
): Promise<Decision> {
  const decision = await world.store.transact(async (transaction) => {
    const found = await requirePerson(transaction, id)
    requireSeen(found, seen)
    const { suspension, everythingRemoved: _, ...person } = found
    if (suspension === undefined) throw new Failure('CONFLICT', `${person.name} isn’t suspended.`)
    const appeals = await listOpenAppeals(transaction, id, ['suspend'])
    const isMistake = mistaken !== '' || appeals.length > 0
    const mistake = isMistake && { mistakenSince: suspension.at, reason: mistakeReason }
    const entry = { action: 'lift_suspension', by: by?.id ?? null, accountId: id, ...mistake } as const
    const decision = await decide(world, transaction, entry, async (recorded) => {
      await recorded.put('profiles', person)
      for (const appeal of appeals) await recorded.put('appeals', { ...appeal, state: 'granted' })
    })
    await markForRecount(transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

type AppealFinders = Pick<Finders, 'list' | 'get'>

/** A person’s appeals against decisions of some kinds that nobody has decided on. */
async function listOpenAppeals({ list, get }: AppealFinders, accountId: string, actions: DecisionAction[]): Promise<Appeal[]> {
  const open = (await list('appeals', 'accountId', accountId)).filter(({ state }) => state === 'open')
  const about = await Promise.all(open.map(({ id }) => get('decisions', id)))
  return open.filter((_, at) => actions.some((action) => about[at]?.action === action))
}

/**
 * Whom a moderator, or the shell (null), may suspend now. Another decision would keep an open appeal from reversing the first, so the appeal comes
 * before it. Throws NOT_FOUND, FORBIDDEN for moderators, and CONFLICT if the suspension changed since it was seen, or is under appeal.
 */
export async function requireSuspendable(
  world: PeopleWorld,
  finders: AppealFinders,
  { id, seen }: SeenPerson,
  by: Profile | null,
): Promise<Profile> {
  const person = await requirePerson(finders, id)
  if (person.id === by?.id) throw new Failure('FORBIDDEN', 'You can’t suspend yourself.')
  // A role counts even before its holder sets up the second factor that moderators need.
  if (by !== null && (person.role !== undefined || isModerator(world, person)))
    throw new Failure('FORBIDDEN', 'Moderators can only be suspended with `npm run people`.')
  requireSeen(person, seen)
  if (by !== null && (await listOpenAppeals(finders, id, ['suspend', 'remove_everything'])).length > 0)
    throw new Failure('CONFLICT', `${person.name} has appealed a suspension. The appeal has to be decided first: see Appeals.`)
  return person
}

/** Sessions and connections don’t come back when it’s undone, as their secrets aren’t kept; votes and comments do. */
export async function takeEffect({ accounts }: PeopleWorld, transaction: Transaction, id: string): Promise<void> {
  await accounts.endAccess(transaction, id)
  await markForRecount(transaction, id)
}

const page = 200

/** Deletes suspensions that have ended, so that everything comes back; then weighs votes and comments that are due. */
export async function endSuspensions(world: Pick<World, 'store' | 'clock' | 'random'>): Promise<void> {
  for (let after: PersonPosition | null = null; ;) {
    const suspended: Profile[] = await world.store.findPeople({ words: [], state: 'suspended', after, limit: page })
    for (const person of suspended) if (!isSuspended(person, world.clock())) await endSuspension(world, person.id)
    if (suspended.length < page) break
    after = suspended.toSorted(newestFirst).at(-1) ?? null
  }
  await recountMarked(world)
}

const endSuspension = (world: Pick<World, 'store' | 'clock'>, id: string): Promise<void> =>
  world.store.transact(async (transaction) => {
    const found = await transaction.get('profiles', id)
    if (found?.suspension === undefined || isSuspended(found, world.clock())) return
    const { suspension: _, ...person } = found
    await transaction.put('profiles', person)
    await markForRecount(transaction, id)
  })

export async function requirePerson(finders: Pick<Finders, 'get'>, id: string): Promise<Profile> {
  const person = await finders.get('profiles', id)
  if (person === null) throw new Failure('NOT_FOUND', 'Person not found.')
  return person
}

/** Another moderator may have decided while the page was open. Throws CONFLICT. */
export function requireSeen({ name, suspension }: Pick<Profile, 'name' | 'suspension'>, seen: string | undefined): void {
  if (seen === undefined || seen === (suspension?.at ?? '')) return
  const changed = seen === '' ? `${name} was suspended` : `The suspension of ${name} was ${suspension === undefined ? 'lifted' : 'changed'}`
  throw new Failure('CONFLICT', `${changed} since you opened this page. Review that, then decide.`)
}
