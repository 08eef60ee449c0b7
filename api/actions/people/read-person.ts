import type { TrustLevel } from '../../domain/community/trust.ts'
import { isCounted } from '../../domain/votes/counted-votes.ts'
import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { SentInvitation } from '../../domain/launch/makers.ts'
import { isReversal, type Decision, type Flag } from '../../domain/moderation/records.ts'
import type { Comment, Connection, Maker, Profile, Upvote } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { readTrust } from '../community/screen-comment.ts'
import { nameDecisions, type NamedDecision } from '../moderation/log/read-log.ts'
import { isAboutOwn, listOpenAbout, nameFlagged } from '../decisions/find-flagged.ts'
import { pageHandleOf, readOwnMaker } from '../makers/read-maker.ts'
import { listSuspendedBeside } from '../access/list-suspended-beside.ts'
import { requirePerson, type PeopleWorld } from './suspend-person.ts'

export const maxOfEach = 20
const decisionsShown = 10

/** The newest of a longer list. */
export type Some<T> = { total: number; shown: T[] }
/** A keyed hash, and how many other accounts joined from there, with those that are suspended. `votes` came from there. */
export type Network = { hash: string; isJoinedFrom: boolean; votes: number; others: number; suspended: Profile[] }
/** `by` is null if the account is gone, and of one about the reader’s own. `name` is of what it’s about. */
export type NamedFlag = { flag: Flag; by: Profile | null; launch: Launch | null; name: string | null; text: string | null }
/** `other` is who received or sent it; null for an email that nobody here has verified. */
export type NamedInvitation = { invitation: SentInvitation; other: Profile | null; launch: Launch | null }
export type PersonFacts = {
  person: Profile
  /** What their maker’s page says; `page` is their handle if they have one. */
  maker: Pick<Maker, 'about' | 'links'> & { page: string | null }
  /** Who suspended them; null for the shell, and for deleted accounts. */
  suspendedBy: string | null
  isModerator: boolean
  trust: TrustLevel
  networks: Network[]
  launches: Some<Launch> & { byStatus: Partial<Record<LaunchStatus, number>> }
  comments: Some<{ comment: Comment; launch: Launch | null }> & { hidden: number }
  votes: Some<{ vote: Upvote; launch: Launch | null }> & { counted: number }
  connections: Connection[]
  /** `received` also counts reports about comments that were deleted since, which can’t be shown. */
  reportsOf: Some<NamedFlag> & { open: number; received: number }
  reportsBy: Some<NamedFlag>
  /** To make launches together: those they sent, of which so many were declined, and of those they received, what a flag may be about. */
  invitations: Some<NamedInvitation> & { sent: number; declined: number }
  decisions: Some<NamedDecision>
  /** A removal of everything that can still be undone. */
  removal: { decisionId: string; until: string } | null
}

/** Everything that moderators and the shell can see about a person. Reports about a reader’s own aren’t among those by them. Throws NOT_FOUND. */
export async function readPerson(world: PeopleWorld, id: string, reader: Pick<Profile, 'id'> | null): Promise<PersonFacts> {
  const { store } = world
  const person = await requirePerson(store, id)
  const launches = newest(await store.list('launches', 'ownerId', id), ({ updatedAt }) => updatedAt)
  const comments = newest(await store.list('comments', 'accountId', id), ({ at }) => at)
  const votes = newest(await store.list('upvotes', 'accountId', id), ({ at }) => at)
  const flagsOf = newest(await listFlagsOf(store, id, launches), ({ at }) => at)
  const flagsBy: Flag[] = []
  for (const flag of newest(await store.list('flags', 'accountId', id), ({ at }) => at))
    if (!(await isAboutOwn(store, flag, reader))) flagsBy.push(flag)
  const sent = await store.list('sentInvitations', 'by', id)
  const received = (await store.list('sentInvitations', 'accountId', id)).filter(({ launchId, by }) =>
    [...flagsOf, ...flagsBy].some((flag) => flag.launchId === launchId || flag.subjectId === by),
  )
  const invitations = newest([...sent, ...received], ({ at }) => at)
  const decisions = (await store.list('decisions', 'accountId', id)).toReversed()
  const launchOf = (launchId: string | null) => (launchId === null ? null : store.get('launches', launchId))
  const named = async (flag: Flag): Promise<NamedFlag> => ({
    flag,
    by: (await isAboutOwn(store, flag, reader)) ? null : await store.get('profiles', flag.accountId),
    launch: await launchOf(flag.launchId),
    name: await nameFlagged(store, flag),
    text: flag.subject === 'comment' ? ((await store.get('comments', flag.subjectId))?.text ?? null) : null,
  })
  return {
    person,
    maker: { ...(await readOwnMaker(world, person)), page: await pageHandleOf(world, person) },
    suspendedBy: await nameOf(store, person.suspension?.by ?? null),
    isModerator: isModerator(world, person),
    trust: await readTrust(world, store, person),
    networks: await readNetworks(world, person, votes),
    launches: { ...(await some(launches, async (launch) => launch)), byStatus: countStatuses(launches) },
    comments: {
      ...(await some(comments, async (comment) => ({ comment, launch: await launchOf(comment.launchId) }))),
      hidden: comments.filter(({ exclusion }) => exclusion !== undefined).length,
    },
    votes: {
      ...(await some(votes, async (vote) => ({ vote, launch: await launchOf(vote.launchId) }))),
      counted: votes.filter(isCounted).length,
    },
    connections: newest(await store.list('connections', 'accountId', id), ({ createdAt }) => createdAt),
    reportsOf: { ...(await some(flagsOf, named)), ...countReports(flagsOf, decisions) },
    reportsBy: await some(flagsBy, named),
    invitations: {
      ...(await some(invitations, async (invitation) => {
        const other = invitation.by === id ? invitation.accountId : invitation.by
        return { invitation, other: await store.get('profiles', other ?? ''), launch: await launchOf(invitation.launchId) }
      })),
      sent: sent.length,
      declined: sent.filter(({ answer }) => answer === 'declined').length,
    },
    decisions: { total: decisions.length, shown: await nameDecisions(store, decisions.slice(0, decisionsShown)) },
    removal: await findRemoval(world, id),
  }
}

const nameOf = async (store: Finders, id: string | null): Promise<string | null> =>
  id === null ? null : ((await store.get('profiles', id))?.name ?? null)

const newest = <T>(records: T[], timeOf: (record: T) => string): T[] => records.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))

async function some<T, R>(records: T[], complete: (record: T) => Promise<R>): Promise<Some<R>> {
  const shown: R[] = []
  for (const record of records.slice(0, maxOfEach)) shown.push(await complete(record))
  return { total: records.length, shown }
}

function countStatuses(launches: Launch[]): Partial<Record<LaunchStatus, number>> {
  const counts: Partial<Record<LaunchStatus, number>> = {}
  for (const { status } of launches) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Settled reports are counted from the decisions that settled them, as what they were about may be deleted. */
function countReports(flags: Flag[], decisions: Decision[]): { open: number; received: number } {
  const open = flags.filter(({ state }) => state === 'open').length
  const settling = decisions.filter((decision) => !isReversal(decision) && decision.undone === undefined)
  const settled = settling.reduce((sum, { reports = 0 }) => sum + reports, 0)
  return { open, received: Math.max(flags.length, open + settled) }
}

/** Reports about the person and the latest launches, and all that are open. */
async function listFlagsOf(store: Finders, accountId: string, launches: Launch[]): Promise<Flag[]> {
  const found = await listOpenAbout(store, accountId)
  for (const id of [accountId, ...launches.slice(0, maxOfEach).map((launch) => launch.id)])
    found.push(...(await store.list('flags', 'subjectId', id)))
  return [...new Map(found.map((flag) => [flag.id, flag])).values()]
}

/** The networks of an account and its votes, most votes first. */
async function readNetworks(world: Pick<World, 'store' | 'clock'>, person: Profile, votes: Upvote[]): Promise<Network[]> {
  const { joinedFrom } = person
  const counts = new Map<string, number>(joinedFrom === undefined ? [] : [[joinedFrom, 0]])
  for (const { network } of votes) if (network !== undefined) counts.set(network, (counts.get(network) ?? 0) + 1)
  const found = [...counts].toSorted(([a, one], [b, other]) => Number(b === joinedFrom) - Number(a === joinedFrom) || other - one)
  const networks: Network[] = []
  for (const [hash, count] of found.slice(0, maxOfEach)) {
    const isJoinedFrom = hash === joinedFrom
    const others = (await world.store.countBy('profiles', 'joinedFrom', hash)) - Number(isJoinedFrom)
    networks.push({ hash, isJoinedFrom, votes: count, others, suspended: await listSuspendedBeside(world, person, hash) })
  }
  return networks
}

async function findRemoval({ store, clock }: Pick<World, 'store' | 'clock'>, id: string): Promise<PersonFacts['removal']> {
  const now = clock().toISOString()
  for (const undo of (await store.list('undos', 'accountId', id)).toReversed()) {
    const decision = undo.until > now ? await store.get('decisions', undo.id) : null
    if (decision?.action === 'remove_everything') return { decisionId: undo.id, until: undo.until }
  }
  return null
}
