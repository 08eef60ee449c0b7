import type { Happening, NoticeKind } from '../../domain/notices/records.ts'
import type { Launch } from '../../domain/launch.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Who is told of something, and as what. An account appears once. */
export type Listener = { accountId: string; kind: NoticeKind }

/** Everyone who is told of a happening, ordered by account id. The launch may have changed since. */
export async function audienceOf(
  world: Pick<World, 'moderators'>,
  finders: Pick<Finders, 'get' | 'list'>,
  happening: Happening,
  launch: Launch,
): Promise<Listener[]> {
  const owner: Listener[] = launch.ownerId === null ? [] : [{ accountId: launch.ownerId, kind: happening.kind }]
  switch (happening.kind) {
    case 'submitted':
      return once([...owner, ...(await moderatorsOf(world, finders))])
    case 'edit-waiting':
    case 'reported':
      return once(await moderatorsOf(world, finders))
    case 'update': {
      const bookmarks = await finders.list('bookmarks', 'launchId', launch.id)
      const followers = bookmarks.filter(({ isMuted }) => isMuted !== true)
      return once(
        without(
          happening.by,
          followers.map(({ accountId }): Listener => ({ accountId, kind: 'update' })),
        ),
      )
    }
    case 'comment':
      return once(without(happening.by, owner))
    default:
      return once(owner)
  }
}

async function moderatorsOf({ moderators }: Pick<World, 'moderators'>, { list }: Pick<Finders, 'list'>): Promise<Listener[]> {
  const found = await Promise.all([...moderators].map((email) => list('profiles', 'email', email)))
  return found.flat().map(({ id }) => ({ accountId: id, kind: 'waiting' }))
}

const without = (by: string | null, listeners: Listener[]) => listeners.filter(({ accountId }) => accountId !== by)

/** The first of each account, by account id. */
function once(listeners: Listener[]): Listener[] {
  const found = new Map<string, Listener>()
  for (const listener of listeners) if (!found.has(listener.accountId)) found.set(listener.accountId, listener)
  return [...found.values()].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
}
