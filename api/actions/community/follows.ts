import { Type } from 'typebox'
import { categoryLabel, isCategory } from '../../../shared/listing/taxonomy.ts'
import { locale } from '../../../shared/locale.ts'
import { paths } from '../../../shared/paths.ts'
import { followId, type Follow } from '../../domain/community/follow.ts'
import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import { pageHandleOf, type ReadingWorld } from '../makers/read-maker.ts'

export const maxFollowed = 500

/** Doing either twice changes nothing. Throws NOT_FOUND for a maker without a page, CONFLICT for too many, and FORBIDDEN for oneself and while suspended. */
export const follow = defineAction({
  access: 'member',
  quota: 'saves',
  input: Type.Object({ kind: Type.Enum(['maker', 'category']), of: Type.String(), wanted: Type.Boolean() }),
  run: (world, { kind, of, wanted }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const person = await currentProfile(transaction, account)
      const id = followId(person.id, of)
      if (!wanted) return transaction.remove('follows', id)
      blockSuspended(person, world.clock())
      if (of === person.id) throw new Failure('FORBIDDEN', 'You can’t follow yourself.')
      if ((await readTarget({ store: transaction, clock: world.clock }, { kind, of })) === null)
        throw new Failure('NOT_FOUND', kind === 'maker' ? 'Maker not found.' : 'Category not found.')
      if ((await transaction.get('follows', id)) !== null) return
      if ((await transaction.countBy('follows', 'accountId', person.id)) >= maxFollowed)
        throw new Failure('CONFLICT', `You can follow up to ${maxFollowed} makers and categories. Unfollow some first.`)
      await transaction.put('follows', { id, accountId: person.id, kind, of, at: world.clock().toISOString() })
    }),
})

/** Null when signed out. */
export const isFollowed = async ({ store }: Pick<World, 'store'>, of: string, account: Profile | null): Promise<boolean | null> =>
  account === null ? null : (await store.get('follows', followId(account.id, of))) !== null

/** A maker or a category by name. `path` is null for a maker who has no page at the moment. */
export type Followed = { follow: Follow; name: string; path: string | null }

/** What an account follows, in alphabetical order. */
export async function listFollowed(world: Pick<World, 'store' | 'clock'>, { id }: Profile): Promise<Followed[]> {
  const found = await Promise.all(
    (await world.store.list('follows', 'accountId', id)).map(async (each): Promise<Followed[]> => {
      const target = await readTarget(world, each)
      if (target !== null) return [{ follow: each, ...target }]
      const person = await world.store.get('profiles', each.of)
      return person === null ? [] : [{ follow: each, name: person.name, path: null }]
    }),
  )
  return found.flat().toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

async function readTarget(world: ReadingWorld, { kind, of }: Pick<Follow, 'kind' | 'of'>): Promise<{ name: string; path: string } | null> {
  if (kind === 'category') return isCategory(of) ? { name: categoryLabel(of), path: paths.category({ category: of }) } : null
  const person = await world.store.get('profiles', of)
  const handle = await pageHandleOf(world, person)
  return person === null || handle === null ? null : { name: person.name, path: paths.maker({ handle }) }
}
