import { Type } from 'typebox'
import { Failure, throwFieldErrors, textErrors } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { plainLine, plainText } from '../../domain/plain-text.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { isLeadSuspended, requireOwn } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { emit } from '../../notices/fan-out.ts'
import { defineAction } from '../define-action.ts'
import { decide, settleReports } from '../decisions/decide.ts'
import { authorOf, makersOf } from '../../domain/launch/makers.ts'
import { readTrust, mustWait, rejectWatched } from './screen-comment.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

const maxLengths = { title: 120, text: 5000 }

/** Posts a plain-text update to the changelog of an own live launch. From somebody new, with watched words, more links than its author may post, or while the lead maker is suspended, it waits for a moderator. Throws NOT_FOUND, CONFLICT if it isn't live, BAD_REQUEST with every error, FORBIDDEN while suspended. */
export const addChangelogEntry = defineAction({
  access: 'maker',
  quota: 'changes',
  input: Type.Object({ slug: Type.String(), title: Type.String(), text: Type.String() }),
  async run(world, { slug, ...fields }, account) {
    const title = plainLine(fields.title)
    const text = plainText(fields.text)
    throwFieldErrors([...textErrors('title', title, maxLengths.title), ...textErrors('text', text, maxLengths.text)])
    const added = await world.store.transact(async (transaction) => {
      const launch = await requireOwn(transaction, slug, account)
      if (launch.status !== 'live') throw new Failure('CONFLICT', 'You can post updates once the launch is live.')
      const author = await currentProfile(transaction, account)
      blockSuspended(author, world.clock())
      const [written, level] = [`${title}\n${text}`, await readTrust(world, transaction, author)]
      await rejectWatched(transaction, written, level)
      const at = world.clock().toISOString()
      const entry: ChangelogEntry = { id: createId(world), launchId: launch.id, by: account.id, title, text, at }
      const isUntrusted = level === 'new' || (await isLeadSuspended(world, launch, transaction))
      const waits = isUntrusted || (await mustWait(transaction, written, author, level))
      if (!waits) return publish(world, transaction, entry, account.id)
      const held: ChangelogEntry = { ...entry, exclusion: 'held' }
      await transaction.put('changelog', held)
      await emit(world, transaction, { kind: 'comment-waiting', launchId: launch.id, by: account.id, facts: { commentId: entry.id } })
      return held
    })
    world.events.wake()
    return added
  },
})

/** Makes an update that waits public, and dismisses its flags. Throws CONFLICT if it no longer waits, FORBIDDEN for one’s own launch. */
export const approveUpdate = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  async run(world, { id }, account) {
    const decision = await world.store.transact(async (transaction) => {
      const waiting = await transaction.get('changelog', id)
      const launch = waiting === null ? null : await transaction.get('launches', waiting.launchId)
      if (launch === null || waiting?.exclusion === undefined) throw new Failure('CONFLICT', 'No change: this update is no longer waiting.')
      await rejectOwn(world, transaction, makersOf(launch), account)
      const accountId = authorOf(waiting, launch)
      const settles = { subjectId: id, dismissed: true }
      const about = { accountId, launchId: launch.id, about: launch.name, since: waiting.at, settles }
      return decide(world, transaction, { action: 'approve_update', by: account.id, ...about }, async (recorded) => {
        if (waiting.exclusion === 'reported') await showUpdate(recorded, waiting, true)
        else await publish(world, recorded, waiting, accountId)
      })
    })
    world.events.wake()
    return decision
  },
})

async function publish(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, entry: ChangelogEntry, by: string | null) {
  await showUpdate(transaction, entry, true)
  await emit(world, transaction, { kind: 'update', launchId: entry.launchId, by, facts: { entryId: entry.id } })
  return entry
}

/** Makes an update public, or hides it until a moderator has seen its reports, without telling those who follow the launch. */
export async function showUpdate(transaction: Transaction, update: ChangelogEntry, isPublic: boolean): Promise<void> {
  const { exclusion: _, ...entry } = update
  await transaction.put('changelog', isPublic ? entry : { ...entry, exclusion: 'reported' })
  await countUpdates(transaction, entry, isPublic ? 1 : -1)
}

async function countUpdates(transaction: Transaction, { launchId }: ChangelogEntry, change: 1 | -1): Promise<void> {
  const launch = await transaction.get('launches', launchId)
  if (launch !== null) await transaction.put('launches', { ...launch, changelogCount: Math.max(0, launch.changelogCount + change) })
}

/** Deletes an update from the changelog of an own launch. Throws NOT_FOUND. */
export const removeChangelogEntry = defineAction({
  access: 'maker',
  quota: 'changes',
  input: Type.Object({ slug: Type.String(), id: Type.String() }),
  run: (world, { slug, id }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const launch = await requireOwn(transaction, slug, account)
      const entry = await transaction.get('changelog', id)
      if (entry === null || entry.launchId !== launch.id) throw new Failure('NOT_FOUND', 'Update not found.')
      await removeEntry(world, transaction, { entry, by: account.id, isByAuthor: true })
    }),
})

/** Settles reports about it. */
export async function removeEntry(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  { entry, by, isByAuthor = false }: { entry: ChangelogEntry; by: string | null; isByAuthor?: boolean },
): Promise<void> {
  await transaction.remove('changelog', entry.id)
  await settleReports(world, transaction, { subjectId: entry.id, by, isByAuthor })
  if (entry.exclusion === undefined) await countUpdates(transaction, entry, -1)
}
