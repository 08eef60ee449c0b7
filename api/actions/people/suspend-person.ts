import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { isSuspended, readSuspension, suspensionReasons, type TypedSuspension } from '../../domain/moderation/suspension.ts'
import { joinReason } from '../../domain/moderation/reasons.ts'
import { newestFirst, type PersonPosition } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { decide } from '../decisions/decide.ts'
import { markForRecount, recountMarked, recountSoon } from '../votes/recount-accounts.ts'

/** What decisions about people need, in the service and in the shell. */
export type PeopleWorld = Pick<
  World,
  'store' | 'clock' | 'random' | 'siteUrl' | 'weekCapacity' | 'moderators' | 'moderatorsProve' | 'rules'
> & {
  accounts: Pick<Accounts, 'endAccess'>
}

/** `length` is how long, or `date` for a day in `until`. */
export const suspendPerson = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({
    id: Type.String(),
    preset: Type.Optional(Type.String()),
    reason: Type.String(),
    length: Type.String(),
    until: Type.Optional(Type.String()),
  }),
  run: (world, { id, preset = '', reason, length, until = '' }, account) =>
    applySuspension(world, { id, reason: suspensionReason(preset, reason), until: length === 'date' ? until : length }, account),
})

export const liftSuspension = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, person, account) => removeSuspension(world, person, account),
})

export const suspensionReason = (preset: string, reason: string): string =>
  joinReason(suspensionReasons.includes(preset) ? preset : '', reason)

/** `by` is a moderator, or null for the shell. Throws BAD_REQUEST with every error, NOT_FOUND, and FORBIDDEN for moderators. */
export async function applySuspension(
  world: PeopleWorld,
  { id, ...typed }: { id: string } & TypedSuspension,
  by: Profile | null,
): Promise<Decision> {
  const now = world.clock()
  const terms = readSuspension(typed, now)
  const decision = await world.store.transact(async (transaction) => {
    const person = await requirePerson(transaction, id)
    rejectModerators(world, person, by)
    const suspension = { at: now.toISOString(), ...terms, by: by?.id ?? null }
    const entry = { action: 'suspend', by: by?.id ?? null, accountId: id, reason: terms.reason } as const
    const decision = await decide(world, transaction, entry, (recorded) => recorded.put('profiles', { ...person, suspension }))
    await takeEffect(world, transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

/** Lifts a suspension; votes count and comments show again. Throws NOT_FOUND, and CONFLICT if the person isn’t suspended. */
export async function removeSuspension(world: PeopleWorld, { id }: { id: string }, by: Profile | null): Promise<Decision> {
  const decision = await world.store.transact(async (transaction) => {
    const { suspension, everythingRemoved: _, ...person } = await requirePerson(transaction, id)
    if (suspension === undefined) throw new Failure('CONFLICT', `${person.name} isn’t suspended.`)
    const entry = { action: 'lift_suspension', by: by?.id ?? null, accountId: id } as const
    const decision = await decide(world, transaction, entry, (recorded) => recorded.put('profiles', person))
    await markForRecount(transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
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

/** Moderators can’t suspend themselves or each other; only the operator can, in the shell. */
export function rejectModerators(world: PeopleWorld, person: Profile, by: Profile | null): void {
  if (by === null) return
  if (person.id === by.id) throw new Failure('FORBIDDEN', 'You can’t suspend yourself.')
  if (isModerator(world, person)) throw new Failure('FORBIDDEN', 'Moderators can only be suspended with `npm run people`.')
}
