import { mentionsIn } from '../../domain/community/mentions.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Happening, HappeningKind, NoticeKind } from '../../domain/notices/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator, type ModeratorRule } from '../access/launch-access.ts'

/** Who is notified of something, and as what. An account appears once. */
export type Listener = { accountId: string; kind: NoticeKind }

type Lookups = Pick<Finders, 'get' | 'list'>

/** Everyone who is notified of a happening, ordered by account id. */
export async function audienceOf(world: ModeratorRule, finders: Lookups, happening: Happening): Promise<Listener[]> {
  const { kind, launchId, by } = happening
  const launch = await finders.get('launches', launchId)
  if (launch === null) return []
  const owner: Listener[] = launch.ownerId === null ? [] : [{ accountId: launch.ownerId, kind }]
  switch (kind) {
    case 'submitted':
      // A moderator’s own launch is for others to decide on.
      return once([...owner, ...(await moderatorsOf(world, finders, 'waiting'))])
    case 'edit-waiting':
      return once(without(by, await moderatorsOf(world, finders, kind)))
    case 'reported':
      return once(without(by, without(await reportedPerson(finders, happening, launch.ownerId), await moderatorsOf(world, finders, kind))))
    case 'update':
      return once(without(by, await followersOf(finders, launchId)))
    case 'comment':
      return once(without(by, [...(await addresseesOf(finders, happening)), ...owner]))
    default:
      return once(owner)
  }
}

/** What suspended and leaving accounts aren’t notified of, as they can’t act on it. Decisions about their launches still reach them. */
const forTheActive: ReadonlySet<HappeningKind> = new Set([
  'comment',
  'votes',
  'update',
  'edit-waiting',
  'reported',
  'week-won',
  'elsewhere-week',
  'listing-lost',
])

/** Whether an account is still to be notified: it may have muted the launch, been suspended, or have asked to be deleted. */
export async function isStillTold(
  { clock }: Pick<World, 'clock'>,
  { get }: Pick<Finders, 'get'>,
  { kind, launchId }: Happening,
  profile: Profile,
): Promise<boolean> {
  if (forTheActive.has(kind) && (profile.deletion !== undefined || isSuspended(profile, clock()))) return false
  if (kind !== 'update') return true
  const bookmark = await get('bookmarks', `${launchId}:${profile.id}`)
  return bookmark !== null && bookmark.isMuted !== true
}

async function followersOf({ list }: Lookups, launchId: string): Promise<Listener[]> {
  const bookmarks = await list('bookmarks', 'launchId', launchId)
  return bookmarks.filter(({ isMuted }) => isMuted !== true).map(({ accountId }) => ({ accountId, kind: 'update' }))
}

/** Whom a comment replies to, then whom it mentions. */
async function addresseesOf({ get, list }: Lookups, { subjectId }: Happening): Promise<Listener[]> {
  const comment = subjectId === null ? null : await get('comments', subjectId)
  if (comment === null) return []
  const parent = comment.replyTo === undefined ? null : await get('comments', comment.replyTo)
  const mentioned = await Promise.all(mentionsIn(comment.text).map((handle) => list('profiles', 'handle', handle)))
  return [
    ...(parent === null ? [] : [{ accountId: parent.accountId, kind: 'reply' as const }]),
    ...mentioned.flat().map(({ id }) => ({ accountId: id, kind: 'mention' as const })),
  ]
}

async function moderatorsOf(world: ModeratorRule, { list }: Lookups, kind: NoticeKind): Promise<Listener[]> {
  const found = await Promise.all([...world.moderators].map((email) => list('profiles', 'email', email)))
  return found.flatMap((profiles) => profiles.filter((profile) => isModerator(world, profile)).map(({ id }) => ({ accountId: id, kind })))
}

/** Whose launch or comment a report is about. */
async function reportedPerson({ get }: Lookups, { launchId, subjectId }: Happening, ownerId: string | null): Promise<string | null> {
  if (subjectId === null || subjectId === launchId) return ownerId
  return (await get('comments', subjectId))?.accountId ?? null
}

const without = (accountId: string | null, listeners: Listener[]) => listeners.filter((listener) => listener.accountId !== accountId)

/** The first of each account, by account id. */
function once(listeners: Listener[]): Listener[] {
  const found = new Map<string, Listener>()
  for (const listener of listeners) if (!found.has(listener.accountId)) found.set(listener.accountId, listener)
  return [...found.values()].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
}
