import { Type } from 'typebox'
import { Failure, throwFieldErrors } from '../../domain/failure.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { keptKey, pictureId } from '../../domain/pictures/picture.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { barredErrors } from '../access/is-trusted-maker.ts'
import { emit } from '../../notices/emit.ts'
import { paths } from '../../../shared/paths.ts'
import { defineAction } from '../define-action.ts'
import { putPicture } from '../makers/put-maker.ts'
import { fileOf } from '../pictures/add-picture.ts'
import { isUsed } from '../pictures/is-used.ts'
import { keepPicture } from '../pictures/keep-picture.ts'

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
