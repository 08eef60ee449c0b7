import { Type, type Static } from 'typebox'
import { fieldKeys, fieldOf, type Listing } from '../../../shared/fields/listing-fields.ts'
import { Failure, throwFieldErrors } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { missingErrors, readListing } from '../../domain/listing/read-field.ts'
import { ListingInput } from '../../domain/listing/listing-input.ts'
import { findOnLists, readWatchedWords } from '../../domain/community/watched-words.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { altsOf, changedFields, listingOf, withAlts } from '../../domain/moderation/changes.ts'
import { isFirstWeek, mustWait } from '../../domain/moderation/maker-trust.ts'
import type { Revision } from '../../domain/moderation/records.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { requireUnchanged } from '../drafts/edit-draft.ts'
import { isLeadSuspended, requireOwn } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { emit } from '../../notices/fan-out.ts'
import { adoptPictures, ownerOf, putAlts } from '../pictures/add-picture.ts'
import { keepRevision, readDescribed } from './keep-revision.ts'
import { noteEvent } from '../history/note-event.ts'
import { isTrustedMaker } from '../access/is-trusted-maker.ts'
import { paths } from '../../../shared/paths.ts'

/** Fields that stay as they were reviewed, whatever is given. */
const fixedKeys = fieldKeys.filter((key) => fieldOf(key).onceLive === 'fixed')

/** The result of an edit: nothing changed, it’s public, or it waits for a moderator. */
export type Edited = { launch: Launch; outcome: 'same' | 'public' | 'waiting' }

const editInput = Type.Object({
  slug: Type.String(),
  fields: ListingInput,
  /** What pictures show, by their path. */
  alts: Type.Optional(Type.Record(Type.String(), Type.String())),
  unchangedSince: Type.Optional(Type.String()),
})

/** A trusted maker’s edit is public at once, except in the launch’s first week, to a reviewed field, with watched words, or while the lead maker is suspended. Throws NOT_FOUND, CONFLICT if it isn’t live, BAD_REQUEST, FORBIDDEN while suspended. */
export const editLiveListing = defineAction({
  access: 'maker',
  quota: 'changes',
  input: editInput,
  async run(world, input, account): Promise<Edited> {
    const edited = await world.store.transact<Edited>(async (transaction) => {
      const { launch, revision, current, edited } = await readEdit(world, transaction, input, account)
      await adoptPictures(transaction, { ...edited, id: launch.id, ownerId: launch.ownerId }, account.id)
      const described = await readDescribed(transaction, { launch, revision, edited }, input.alts)
      const changed = withAlts(changedFields(current, edited), described)
      if (changed.length === 0) return { launch, outcome: 'same' }

      const alts = { ...revision?.alts, ...described }
      const isTrusted = (await isTrustedMaker(world, transaction, account)) && !(await isLeadSuspended(world, launch, transaction))
      const pending = withAlts(changedFields(launch, edited), alts)
      const texts = [...pending.map((key) => edited[key]), Object.values(altsOf(alts, 'edited'))]
      const isWatched = await hasWatched(world, transaction, JSON.stringify(texts), account)
      const isPublic = isTrusted && !isWatched && !mustWait(launch, pending, world.clock())
      const now = world.clock().toISOString()
      const stored: Launch = { ...launch, ...(isPublic && { ...edited, listingChangedAt: now }), updatedAt: now }
      await transaction.put('launches', stored)
      if (isPublic) await putAlts(transaction, ownerOf(launch), altsOf(alts, 'edited'))
      await keepRevision(world, transaction, { launch, stored, edited, changed, alts, isPublic, revision, by: account.id })
      const event = isPublic ? 'edit' : 'propose'
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event, note: changed.join(', ') })
      const about = { launchId: launch.id, by: account.id }
      if (isPublic) await emit(world, transaction, { kind: 'edit-public', ...about, facts: { changed } })
      else if (revision?.state !== 'waiting') await emit(world, transaction, { kind: 'edit-waiting', ...about, facts: {} })
      return { launch: stored, outcome: isPublic ? 'public' : 'waiting' }
    })
    world.events.wake()
    return edited
  },
})

/** Whether what was changed contains watched words. Moderators’ edits aren’t checked. */
async function hasWatched(world: World, transaction: Transaction, changed: string, account: Profile): Promise<boolean> {
  const watched = await readWatchedWords({ store: transaction })
  return !isModerator(world, account) && findOnLists(changed.replaceAll(String.raw`\n`, ' '), watched) !== null
}

/** Changes nothing. Throws what the edit would throw. */
export const checkLiveEdit = defineAction({
  access: 'maker',
  quota: null,
  input: editInput,
  run: (world, input, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      await readEdit(world, transaction, input, account)
    }),
})

/** Withdraws the edit of an own live listing that waits for a moderator. Throws CONFLICT if none does. */
export const withdrawEdit = defineAction({
  access: 'maker',
  quota: 'changes',
  input: Type.Object({ slug: Type.String() }),
  run: (world, { slug }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const launch = await requireLiveOwn(world, transaction, slug, account)
      const revision = await transaction.get('revisions', launch.id)
      if (revision?.state !== 'waiting') throw new Failure('CONFLICT', 'No edit is waiting. It was already reviewed or withdrawn.')
      const stored: Launch = { ...launch, updatedAt: world.clock().toISOString() }
      await transaction.put('launches', stored)
      await keepRevision(world, transaction, {
        launch,
        stored,
        edited: listingOf(launch),
        changed: [],
        alts: {},
        isPublic: false,
        revision,
        by: account.id,
      })
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event: 'withdraw_edit', note: null })
    }),
})

/** A live listing as its owner last edited it, and whether every edit would wait for a moderator: what waits takes later edits with it. */
export async function findEditable(world: World, launch: Launch, account: Profile): Promise<{ launch: Launch; waits: boolean }> {
  const revision = await world.store.get('revisions', launch.id)
  const waits =
    revision?.state === 'waiting' ||
    isFirstWeek(launch, world.clock()) ||
    !(await isTrustedMaker(world, world.store, account)) ||
    (await isLeadSuspended(world, launch))
  return { launch: withProposal(launch, revision), waits }
}

/** The launch as its owner has last edited it: also what waits for a moderator. */
export const withProposal = (launch: Launch, revision: Revision | null): Launch => ({ ...launch, ...revision?.proposed })

async function requireLiveOwn(world: World, transaction: Transaction, slug: string, account: Profile): Promise<Launch> {
  const launch = await requireOwn(transaction, slug, account)
  if (launch.status !== 'live') throw new Failure('CONFLICT', 'This launch isn’t live. Edit its draft.')
  // They may have been suspended since the request began.
  blockSuspended(await currentProfile(transaction, account), world.clock())
  return launch
}

/** The listing as its owner last edited it, and with this edit. */
async function readEdit(
  world: World,
  transaction: Transaction,
  { slug, fields, unchangedSince }: Static<typeof editInput>,
  account: Profile,
) {
  const given: ListingInput = { ...fields }
  for (const key of fixedKeys) delete given[key]
  const launch = await requireLiveOwn(world, transaction, slug, account)
  requireUnchanged(launch, unchangedSince)
  const revision = await transaction.get('revisions', launch.id)
  const current = withProposal(launch, revision)
  const { listing, errors } = readListing(given, current)
  const edited: Listing = { ...listingOf(current), ...listing }
  if (edited.logo === '') edited.logo = paths.drawnLogo(launch)
  throwFieldErrors([...errors, ...missingErrors(edited)])
  return { launch, revision, current, edited }
}
