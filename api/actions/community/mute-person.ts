import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { followId } from '../../domain/community/follow.ts'
import { mutingId, type Muting } from '../../domain/community/muting.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'

const maxMuted = 500

/** The person isn’t told. `none` ends it. Throws NOT_FOUND, FORBIDDEN about oneself, and CONFLICT for too many. */
export const mutePerson = defineAction({
  access: 'member',
  quota: 'saves',
  input: Type.Object({ id: Type.String(), how: Type.Union([Type.Literal('mute'), Type.Literal('block'), Type.Literal('none')]) }),
  run: (world, { id: otherId, how }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const { hasMuted: _, ...reader } = await currentProfile(transaction, account)
      if (otherId === reader.id) throw new Failure('FORBIDDEN', 'This is you.')
      if ((await transaction.get('profiles', otherId)) === null) throw new Failure('NOT_FOUND', 'Person not found.')
      const muted = (await transaction.list('mutings', 'accountId', reader.id)).filter((muting) => muting.otherId !== otherId)
      if (how !== 'none' && muted.length >= maxMuted)
        throw new Failure('CONFLICT', `You can mute or block up to ${maxMuted} people. Unmute or unblock some first.`)
      const id = mutingId(reader.id, otherId)
      const muting: Muting = {
        id,
        accountId: reader.id,
        otherId,
        at: world.clock().toISOString(),
        ...(how === 'block' && { isBlock: true }),
      }
      // Muting ends following: no notifications about the launches of somebody muted.
      if (how !== 'none') await transaction.remove('follows', followId(reader.id, otherId))
      await (how === 'none' ? transaction.remove('mutings', id) : transaction.put('mutings', muting))
      await transaction.put('profiles', how === 'none' && muted.length === 0 ? reader : { ...reader, hasMuted: true })
    }),
})

export const readMuted = async ({ list }: Pick<Finders, 'list'>, { id, hasMuted }: Profile): Promise<ReadonlySet<string>> =>
  new Set(hasMuted === true ? (await list('mutings', 'accountId', id)).map(({ otherId }) => otherId) : [])

/** `asked` is the person that the reader came to mute, or null. */
export type MutedPeople = { asked: { person: Profile; muting: Muting | null } | null; muted: { person: Profile; muting: Muting }[] }

export async function readMutedPeople({ store }: Pick<World, 'store'>, askedId: string | null, { id }: Profile): Promise<MutedPeople> {
  const found = await Promise.all(
    (await store.list('mutings', 'accountId', id)).map(async (muting) => ({ muting, person: await store.get('profiles', muting.otherId) })),
  )
  const muted = found.flatMap(({ muting, person }) => (person === null ? [] : [{ muting, person }]))
  const person = askedId === null || askedId === id ? null : await store.get('profiles', askedId)
  const muting = muted.find(({ person: other }) => other.id === askedId)?.muting ?? null
  return { asked: person && { person, muting }, muted }
}

/** Throws FORBIDDEN for who was blocked by the maker of a launch, or by whom they reply to. */
export async function rejectBlocked({ get }: Pick<Finders, 'get'>, author: Profile, others: readonly (string | null)[]): Promise<void> {
  for (const other of new Set(others))
    if (other !== null && (await get('mutings', mutingId(other, author.id)))?.isBlock === true)
      throw new Failure('FORBIDDEN', 'A maker of this launch, or the person you’re replying to, doesn’t want comments from you.')
}
