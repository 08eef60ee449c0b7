import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Appeal, Decision, DecisionAction, Suspension } from '../../domain/moderation/records.ts'
import { isSuspended, mistakeReason, readSuspension, suspensionReasons, type TypedSuspension } from '../../domain/moderation/suspension.ts'
import { joinReason } from '../../domain/moderation/reasons.ts'
import { newestFirst, type AccountState, type PersonPosition } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { countReceived } from '../decisions/count-received.ts'
import { decide } from '../decisions/decide.ts'
import { markForRecount, recountMarked, recountSoon } from '../votes/recount-accounts.ts'

/** What decisions about people need, in the service and in the shell. */
export type PeopleWorld = Pick<
  World,
  'store' | 'clock' | 'random' | 'siteUrl' | 'weekCapacity' | 'moderators' | 'moderatorsProve' | 'rules'
> & {
  accounts: Pick<Accounts, 'endAccess'>
}

/** `seen` is when the suspension that the moderator saw began; empty if there was none. Flags made after `seenUntil` weren’t on the page. */
export const Seen = { id: Type.String(), seen: Type.String(), seenUntil: Type.Optional(Type.String()) }

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

/** The shell has no page to be out of date, so it leaves out `seen` and `seenUntil`. `isTold`: the person knows of the decision already. */
export type SeenPerson = { id: string; seen?: string | undefined; seenUntil?: string | undefined; isTold?: boolean | undefined }

/**
 * `by` is a moderator, or null for the shell. Throws BAD_REQUEST with every error, NOT_FOUND, FORBIDDEN for moderators, and CONFLICT if the
 * suspension changed since it was seen, or everything was removed.
 */
export const applySuspension = async (
  world: PeopleWorld,
  { reason, until, ...person }: SeenPerson & TypedSuspension,
  by: Profile | null,
): Promise<Decision> => putSuspension(world, person, readSuspension({ reason, until }, world.clock()), by)

export async function putSuspension(
  world: PeopleWorld,
  { id, seen, seenUntil, isTold }: SeenPerson,
  terms: Pick<Suspension, 'reason' | 'until'>,
  by: Profile | null,
): Promise<Decision> {
  const now = world.clock()
  const decision = await world.store.transact(async (transaction) => {
    const person = await requireSuspendable(world, transaction, { id, seen }, by)
    if (person.everythingRemoved === true && isSuspended(person, now))
      throw new Failure('CONFLICT', `Everything by ${person.name} was removed. To suspend them instead, lift the suspension first.`)
    const suspension = { at: now.toISOString(), ...terms, by: by?.id ?? null }
    const settles = { subjectId: id, until: seenUntil }
    const entry = { action: 'suspend', by: by?.id ?? null, accountId: id, ...terms, settles, isTold } as const
    const decision = await decide(world, transaction, entry, (recorded) => recorded.put('profiles', { ...person, suspension }))
    await takeEffect(world, transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

/** Lifts a suspension; votes count and comments show again, and an appeal of it is granted. One that was a mistake, or appealed, no longer costs trust. Throws NOT_FOUND, and CONFLICT if the person isn’t suspended, or the suspension changed since it was seen. */
export async function removeSuspension(
  world: PeopleWorld,
  { id, seen, isTold, mistaken = '' }: SeenPerson & { mistaken?: string | undefined },
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
    const entry = { action: 'lift_suspension', by: by?.id ?? null, accountId: id, isTold, ...mistake } as const
    const decision = await decide(world, transaction, entry, async (recorded) => {
      await recorded.put('profiles', person)
      for (const appeal of appeals) {
        await recorded.put('appeals', { ...appeal, state: 'granted' })
        await countReceived(transaction, 'appeals-granted', world.clock().toISOString())
      }
    })
    await markForRecount(transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

type AppealFinders = Pick<Finders, 'list' | 'get'>

/** A person’s appeals against decisions of some kinds, made since some time, that nobody has decided on. */
async function listOpenAppeals({ list, get }: AppealFinders, accountId: string, actions: DecisionAction[], since = ''): Promise<Appeal[]> {
  const open = (await list('appeals', 'accountId', accountId)).filter(({ state }) => state === 'open')
  const about = await Promise.all(open.map(({ id }) => get('decisions', id)))
  return open.filter((_, at) => actions.some((action) => about[at]?.action === action) && (about[at]?.at ?? '') >= since)
}

/**
 * Whom a moderator, or the shell (null), may suspend now. Another decision would keep an open appeal from reversing a suspension that goes on, so
 * that appeal comes before it. Throws NOT_FOUND, FORBIDDEN for moderators, and CONFLICT if the suspension changed since it was seen, or is under appeal.
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
  const current = isSuspended(person, world.clock()) ? person.suspension : undefined
  if (by !== null && current && (await listOpenAppeals(finders, id, ['suspend', 'remove_everything'], current.at)).length > 0)
    throw new Failure('CONFLICT', `${person.name} has appealed a suspension. The appeal has to be decided first: see Appeals.`)
  return person
}

/** Sessions and connections don’t come back when it’s undone, as their secrets aren’t kept; votes and comments do. */
export async function takeEffect({ accounts }: PeopleWorld, transaction: Transaction, id: string): Promise<void> {
  await accounts.endAccess(transaction, id)
  await markForRecount(transaction, id)
}

const page = 200

/** Goes through everybody with an account of some state, a page at a time. */
export async function eachPerson({ store }: Pick<World, 'store'>, state: AccountState, work: (person: Profile) => Promise<void>) {
  for (let after: PersonPosition | null = null; ;) {
    const people: Profile[] = await store.findPeople({ words: [], state, after, limit: page })
    for (const person of people) await work(person)
    if (people.length < page) return
    after = people.toSorted(newestFirst).at(-1) ?? null
  }
}

/** Deletes suspensions that have ended, so that everything comes back; then weighs votes and comments that are due. */
export async function endSuspensions(world: Pick<World, 'store' | 'clock' | 'random'>): Promise<void> {
  await eachPerson(world, 'suspended', async (person) => {
    if (!isSuspended(person, world.clock())) await endSuspension(world, person.id)
  })
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
