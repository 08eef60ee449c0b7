import { mutingId } from '../../domain/community/muting.ts'
import { findOnLists, readWatchedWords } from '../../domain/community/watched-words.ts'
import type { CoMaker, NamedMaker, SentInvitation } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { pageHandleOf, type ReadingWorld } from './read-maker.ts'

/** Everybody who makes a launch, and who is invited to. `lead` is null once their account was deleted. */
export type Makers = {
  lead: NamedMaker | null
  joined: { record: CoMaker; person: NamedMaker }[]
  invited: CoMaker[]
  offer: CoMaker | null
}

export async function readMakers({ store }: Pick<World, 'store'>, { id, ownerId, maker, coMakers = [] }: Launch): Promise<Makers> {
  const records = (await store.list('coMakers', 'launchId', id)).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const open = records.filter(({ state }) => state === 'invited')
  return {
    lead: ownerId === null ? null : { id: ownerId, ...maker },
    joined: coMakers.flatMap((person) => {
      const record = records.find(({ accountId, state }) => state === 'joined' && accountId === person.id)
      return record === undefined ? [] : [{ record, person }]
    }),
    invited: open.filter(({ as }) => as === 'co-maker'),
    offer: open.find(({ as }) => as === 'lead') ?? null,
  }
}

/** `formerName` is what the launch was called when they were invited; null if it still is, or nobody remembers. */
export type Invited = { invitation: CoMaker; launch: Launch; formerName: string | null }

/** A watched word on what an invitation shows of a launch that no moderator has approved; null if there’s none. */
export async function findUnreviewedWord(finders: Pick<Finders, 'get'>, { status, name, tagline }: Launch): Promise<string | null> {
  if (status === 'live' || status === 'scheduled') return null
  return findOnLists(`${name}\n${tagline}`, await readWatchedWords({ store: finders }))
}

/** The launches that somebody is invited to make. An invitation by email is theirs once they have verified it. */
export async function listInvited({ store, hashEmail }: Pick<World, 'store' | 'hashEmail'>, account: Profile): Promise<Invited[]> {
  const byEmail = account.emailProven === true ? await store.list('coMakers', 'emailHash', hashEmail(account.email)) : []
  const open = new Map([...(await store.list('coMakers', 'accountId', account.id)), ...byEmail].map((each) => [each.id, each]))
  const found = await Promise.all(
    [...open.values()].map(async (invitation) => {
      const launch = isFor({ hashEmail }, invitation, account) ? await store.get('launches', invitation.launchId) : null
      if (launch === null || launch.ownerId === null || launch.ownerId === account.id) return []
      // Whom they muted doesn’t reach them, nor what nobody could be invited to.
      const isMuted = (await store.get('mutings', mutingId(account.id, launch.ownerId))) !== null
      if (isMuted || (await findUnreviewedWord(store, launch)) !== null) return []
      const sent = await store.get('sentInvitations', invitation.sentId ?? '')
      return [{ invitation, launch, formerName: sent === null || sent.name === launch.name ? null : sent.name }]
    }),
  )
  return found.flat()
}

/** An open invitation of this person. */
export const isFor = (
  { hashEmail }: Pick<World, 'hashEmail'>,
  { state, accountId, emailHash }: CoMaker,
  { id, email, emailProven }: Profile,
): boolean => state === 'invited' && (accountId === id || (accountId === null && emailProven === true && emailHash === hashEmail(email)))

/** Removes an open invitation. What became of it is kept for a while; of one by email also who it reached, if they answered. */
export async function closeInvitation(
  { get, put, remove }: Transaction,
  { id, sentId = '' }: CoMaker,
  answer: SentInvitation['answer'],
  accountId: string | null,
): Promise<void> {
  await remove('coMakers', id)
  const sent = await get('sentInvitations', sentId)
  if (sent !== null) await put('sentInvitations', { ...sent, answer, accountId: accountId ?? sent.accountId })
}

/** Whose handle or verified email this is; null if nobody’s. */
export async function findInvited({ list }: Pick<Finders, 'list'>, typed: { handle: string } | { email: string }): Promise<Profile | null> {
  const [person] = 'handle' in typed ? await list('profiles', 'handle', typed.handle) : await list('profiles', 'email', typed.email)
  return person === undefined || ('email' in typed && person.emailProven !== true) ? null : person
}

/** People by account id, with the handle they have now, and the handles that lead to a page. */
export type MakerPages = {
  people: ReadonlyMap<string, { handle: string; hasPage: boolean }>
  handles: ReadonlySet<string>
  /** The pictures of those who have one, by account id. */
  faces: ReadonlyMap<string, string>
  /** The account ids of those who moderate. */
  moderators: ReadonlySet<string>
}

/** People looked up for one page. Of the others, it’s as if they had none. */
const max = 200

/** Which of these people have a maker’s page: authors by their account ids, and those who are mentioned. */
export async function findMakerPages(
  world: ReadingWorld & ModeratorRule,
  { ids, handles }: { ids: Iterable<string>; handles: Iterable<string> },
): Promise<MakerPages> {
  const { get, list } = world.store
  const [authors, mentioned] = await Promise.all([
    Promise.all([...new Set(ids)].slice(0, max).map((id) => get('profiles', id))),
    Promise.all([...new Set(handles)].slice(0, max).map((handle) => list('profiles', 'handle', handle))),
  ])
  const found = new Map([...authors, ...mentioned.flat()].flatMap((person): [string, Profile][] => (person ? [[person.id, person]] : [])))
  const withPages = await Promise.all(
    [...found.values()].flatMap(({ handle, ...person }) =>
      handle === null
        ? []
        : [pageHandleOf(world, { handle, ...person }).then((page) => ({ id: person.id, handle, hasPage: page !== null }))],
    ),
  )
  return {
    people: new Map(withPages.map(({ id, handle, hasPage }) => [id, { handle, hasPage }])),
    handles: new Set(withPages.filter(({ hasPage }) => hasPage).map(({ handle }) => handle)),
    faces: new Map([...found.values()].flatMap(({ id, picture }) => (picture === undefined ? [] : [[id, picture]]))),
    moderators: new Set([...found.values()].filter((person) => isModerator(world, person)).map(({ id }) => id)),
  }
}
