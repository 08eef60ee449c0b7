import { Type } from 'typebox'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { maxAboutLength, readLinks } from '../../domain/names/maker-links.ts'
import { handleError, lookAlike, nameError, tidyName } from '../../domain/names/person.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Profile } from '../../domain/records.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { unreviewedErrors } from '../community/screen-comment.ts'
import { isLookAlike } from '../access/look-alikes.ts'
import { defineAction } from '../define-action.ts'
import { barredErrors } from '../access/is-trusted-maker.ts'
import { readOwnMaker, changedTexts, noteUnseen, putMaker, renewOnLaunches, putPicture } from '../makers/read-maker.ts'
import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { emit } from '../../notices/fan-out.ts'
import { listMade } from '../access/list-made.ts'
import { keptKey, pictureId } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'
import { fileOf } from '../pictures/add-picture.ts'
import { isUsed, keepPicture } from '../pictures/keep-picture.ts'
import type { Finders } from '../../ports/store.ts'

/**
 * Changes an account's name and handle, and what its maker’s page says. Handles are unique. Launches and comments keep the name they were published
 * with; launches get the new handle, so that they never lead to the page of somebody else who takes the old one.
 * A name from before the current rules can stay. Throws BAD_REQUEST, also for what somebody whose edits wait would add, CONFLICT if the handle is taken, FORBIDDEN while suspended.
 */
export const editProfile = defineAction({
  access: 'member',
  quota: 'changes',
  /** Without `about` or `links`, those stay. `links` has one URL per line. */
  input: Type.Object({
    name: Type.String(),
    handle: Type.String(),
    about: Type.Optional(Type.String()),
    links: Type.Optional(Type.String()),
  }),
  async run(world, typed, account) {
    const name = tidyName(typed.name)
    const handle = typed.handle.trim().replace(/^@/, '').toLowerCase()
    const namer = { siteUrl: world.siteUrl, isModerator: isModerator(world, account) }
    const { id } = account
    const alike = async (named: Parameters<typeof isLookAlike>[2], sentence: string) =>
      !namer.isModerator && (await isLookAlike(world, world.store, named)) ? sentence : null
    const sentences = {
      name: name === account.name ? null : (nameError(name, namer) ?? (await alike({ id, name }, lookAlike.name))),
      handle: handle === account.handle ? null : (handleError(handle, namer) ?? (await alike({ id, handle }, lookAlike.handle))),
    }
    const about = typed.about === undefined ? undefined : plainText(typed.about)
    const { links, errors } = readLinks(typed.links ?? '')
    throwFieldErrors([
      ...Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [fieldError(field, sentence, 'invalid')])),
      ...lengthErrors('about', about ?? '', maxAboutLength),
      ...errors,
    ])
    await world.store.transact(async (transaction) => {
      const profile = await transaction.get('profiles', account.id)
      if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
      blockSuspended(profile, world.clock())
      const own = await readOwnMaker({ store: transaction }, account)
      const before = { ...own, name: profile.name, handle: profile.handle }
      const now = { name, handle: handle || null, about: about ?? own.about, links: typed.links === undefined ? own.links : links }
      // Only new texts are checked: those that the account already has can stay.
      const texts = changedTexts(before, now)
      const added = texts.filter(({ after }) => after !== '')
      if (!namer.isModerator) {
        const said = Object.fromEntries(texts.map(({ key, after }) => [key, after]))
        const fields = added.map(({ key }) => key)
        throwFieldErrors([...(await unreviewedErrors(transaction, said)), ...(await barredErrors(world, transaction, account, fields))])
      }
      const changed: Profile = { ...profile, name, handle: now.handle }
      await transaction.put('profiles', changed)
      await putMaker(transaction, changed, now)
      if (changed.handle !== profile.handle) await renewOnLaunches(transaction, changed)
      // What already waits for a moderator goes on waiting with what is new, also while no launch is live.
      const waits = (await transaction.get('makers', id))?.unseen !== undefined
      if (namer.isModerator || (!waits && !(await listMade(transaction, id)).some(isLive))) return
      await noteUnseen(transaction, id, before, world.clock())
      if (added.length === 0) return
      const text = added.map(({ after }) => after).join('\n')
      const written = { what: 'maker page', text, path: paths.editQueue({}, `page-${id}`) } as const
      await emit(world, transaction, { kind: 'edit-public', launchId: null, by: id, facts: { written, subjectId: id } })
    })
    world.events.wake()
  },
})

/** Sets the member’s own picture, shown wherever their name is; moderators are told. `picture` is its file as a data: URL. Throws what keepPicture throws, BAD_REQUEST while the member’s edits wait because of a decision, FORBIDDEN while suspended. */
export const setOwnPicture = defineAction({
  access: 'member',
  quota: 'pictures',
  input: Type.Object({ picture: Type.String() }),
  async run(world, { picture }, account): Promise<void> {
    blockSuspended(account, world.clock())
    if (!isModerator(world, account)) throwFieldErrors(await barredErrors(world, world.store, account, ['picture']))
    const { path } = await keepPicture(world, { accountId: account.id, file: fileOf(picture) })
    await showPicture(world, account, path)
    world.events.wake()
  },
})

/** Initials are shown again, and the picture can no longer be read. */
export const deleteOwnPicture = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({}),
  run: (world, _, account): Promise<void> => showPicture(world, account, undefined),
})

async function showPicture(world: World, account: Profile, picture: string | undefined): Promise<void> {
  const { id } = account
  const before = await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', id)
    if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
    await putPicture(transaction, profile, picture)
    const written = { what: 'profile picture', text: '', path: paths.person({ id }) } as const
    if (picture !== undefined && !isModerator(world, account))
      await emit(world, transaction, { kind: 'edit-public', launchId: null, by: id, facts: { written, subjectId: id } })
    return transaction.get('pictures', pictureId(id, keptKey(profile.picture ?? '') ?? ''))
  })
  if (before !== null && !(await isUsed(world, before))) await world.store.transact(({ remove }) => remove('pictures', before.id))
}

type Newcomer = { id: string; name: string }

/** Why nobody can join under a name: it has a watched word, or looks like somebody else’s. Null if they can. */
export async function refusalOf(rule: ModeratorRule, finders: Pick<Finders, 'get' | 'list'>, newcomer: Newcomer): Promise<string | null> {
  const [watched] = await unreviewedErrors(finders, { name: newcomer.name })
  return watched?.message ?? ((await isLookAlike(rule, finders, newcomer)) ? lookAlike.name : null)
}
