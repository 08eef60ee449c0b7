import { isSuspended, suspensionReasons } from '../../domain/moderation/suspension.ts'
import type { AccountList } from '../../domain/account-deletion/account-list.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { undoTime } from '../decisions/decide.ts'
import { removeEverything } from '../people/remove-everything.ts'
import { eachPerson, putSuspension, removeSuspension, type PeopleWorld } from '../people/suspend-person.ts'
import type { Erasure } from '../../domain/account-deletion/erasure.ts'
import { beginDeletion, stopDeletion } from './ask-deletion.ts'
import { deleteAccountNow } from './delete-account-now.ts'
import type { ErasingWorld } from './erase-account.ts'

type Hold = AccountList['suspended'][number]
type ListWorld = PeopleWorld & ErasingWorld

const id = 'account list'
/** When the list that this catalog knows was last changed. A list beside the backups that is newer means that the catalog was restored. */
export const readListedAt = async ({ store }: Pick<World, 'store'>): Promise<string> =>
  ((await store.get('settings', id))?.value as string | undefined) ?? ''
export const noteListedAt = ({ store }: Pick<World, 'store'>, value: string): Promise<void> =>
  store.transact((transaction) => transaction.put('settings', { id, value }))

/** As it is now, with what an earlier one says about deleted accounts. */
export async function listAccounts(world: ListWorld, earlier: AccountList | null): Promise<Omit<AccountList, 'at'>> {
  const { store, hashAccount, clock } = world
  const deleted = new Map(
    [...(earlier?.deleted ?? []), ...(await store.list('departures', 'state', 'deleted'))].map((gone) => [gone.id, gone]),
  )
  const suspended: Hold[] = []
  await eachPerson(world, 'suspended', async (person) => {
    const { suspension } = person
    if (suspension === undefined || !isSuspended(person, clock())) return
    const { at, until, reason } = suspension
    const isTold = clock().getTime() >= Date.parse(at) + timeToTell
    suspended.push({
      id: hashAccount(person.id),
      at,
      until,
      ...(suspensionReasons.includes(reason) && { reason }),
      ...(person.everythingRemoved && { isRemoved: true }),
      ...(isTold && { isTold }),
    })
  })
  const asked = (await store.list('erasures', 'state', 'asked')).filter((each) => !deleted.has(hashAccount(each.id)))
  const leaving = asked.map(({ id: account, dueAt, keepsLaunches }) => ({ id: hashAccount(account), dueAt, keepsLaunches }))
  return {
    key: hashAccount(''),
    deleted: [...deleted.values()].toSorted(byId),
    leaving: leaving.toSorted(byId),
    suspended: suspended.toSorted(byId),
  }
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** After that, people have been told of a suspension. Milliseconds. */
const timeToTell = 2 * undoTime * 1000

const restored = 'Applied again after the site was restored from an earlier backup.'

/** Repeats in a restored catalog the deletions that were carried out, asked for or withdrawn, suspensions and lifted suspensions that it lacks. Safe to repeat. Returns how many accounts changed. */
export async function applyAccountList(world: ListWorld, { at, deleted, leaving, suspended }: AccountList): Promise<number> {
  const [gone, held] = [new Map(deleted.map((each) => [each.id, each])), new Map(suspended.map((each) => [each.id, each]))]
  const suspend = ({ id }: Profile, { until, reason = restored, isTold }: Pick<Hold, 'until' | 'reason' | 'isTold'>) =>
    putSuspension(world, { id, isTold }, { until, reason }, null)
  let changed = 0
  await eachPerson(world, 'any', async (person) => {
    const hash = world.hashAccount(person.id)
    const [departure, hold] = [gone.get(hash), held.get(hash)]
    const isOver = (until: string | null) => until !== null && until <= world.clock().toISOString()
    const { suspension } = person
    const isRepeated =
      departure === undefined &&
      leaving !== undefined &&
      (await repeatRequest(
        world,
        person,
        leaving.find(({ id: who }) => who === hash),
        at,
      ))
    if (departure !== undefined) {
      if (departure.until !== undefined && !isOver(departure.until)) await suspend(person, { until: departure.until })
      await deleteAccountNow(world, person.id, { keepsLaunches: departure.keepsLaunches, reason: restored })
    } else if (hold !== undefined && hold.at > (suspension?.at ?? '') && !isOver(hold.until))
      await (hold.isRemoved
        ? removeEverything(world, { id: person.id, reason: hold.reason ?? restored, isTold: hold.isTold }, null)
        : suspend(person, hold))
    else if (hold === undefined && suspension !== undefined && suspension.at < at && !isOver(suspension.until))
      await removeSuspension(world, { id: person.id, isTold: true }, null)
    else if (!isRepeated) return
    changed += 1
  })
  return changed
}

/** A deletion that was asked for, or withdrawn, after the backup. Returns whether it’s news. */
async function repeatRequest(
  world: ListWorld,
  { id: person, deletion }: Profile,
  asked: Pick<Erasure, 'dueAt' | 'keepsLaunches'> | undefined,
  listedAt: string,
): Promise<boolean> {
  if ((asked === undefined) === (deletion === undefined) || (deletion !== undefined && deletion.askedAt >= listedAt)) return false
  await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', person)
    if (asked === undefined) await stopDeletion(transaction, person)
    else if (profile !== null) await beginDeletion(world, transaction, profile, asked)
  })
  return true
}
