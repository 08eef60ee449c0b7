import type { ChangelogEntry, Profile } from '../records.ts'
import type { Launch } from './launch.ts'

/** Somebody who makes a launch together with its lead maker, or is invited to. `id` is the launch and account ids, or a hash, joined by a colon. */
export type CoMaker = {
  id: string
  launchId: string
  /** Null while no account has verified the invited email. */
  accountId: string | null
  /** A keyed hash of the email that was invited; null for an invitation by handle. */
  emailHash: string | null
  /** What was entered, as far as others may read it: “@ada” or “a…@example.com”. */
  invited: string
  /** `lead`: the launch itself is offered to them. */
  as: 'co-maker' | 'lead'
  state: 'invited' | 'joined'
  at: string
  /** Of an invitation: the record of its being sent. */
  sentId?: string
}

/**
 * That an invitation was sent, by which moderators trace those that nobody wants. It outlives the launch. `accountId` is whom it reached; null for
 * an email that nobody here has verified. `name` is the launch’s, as it was then.
 */
export type SentInvitation = {
  id: string
  by: string
  accountId: string | null
  launchId: string
  name: string
  at: string
  answer: 'none' | 'accepted' | 'declined' | 'revoked'
}

export const daysSentInvitationKept = 90

/** A maker as a launch shows them: copied from their profile. */
export type ShownMaker = Pick<Profile, 'name' | 'handle' | 'picture'>
export type NamedMaker = ShownMaker & { id: string }

export const shownMaker = ({ name, handle, picture }: ShownMaker): ShownMaker => ({
  name,
  handle,
  ...(picture !== undefined && { picture }),
})

/** Besides the lead maker; invitations count. */
export const maxCoMakers = 9

export const coMakerId = (launchId: string, whom: string): string => `${launchId}:${whom}`

type Made = Pick<Launch, 'ownerId' | 'coMakers'>

/** The account ids of everybody who makes a launch, its lead maker first. */
export const makersOf = ({ ownerId, coMakers = [] }: Made): string[] => [
  ...(ownerId === null ? [] : [ownerId]),
  ...coMakers.map(({ id }) => id),
]

/** Who posted an update of a launch. Older ones count as its lead maker’s. */
export const authorOf = ({ by }: Pick<ChangelogEntry, 'by'>, { ownerId }: Pick<Launch, 'ownerId'>): string | null => by ?? ownerId

export const isMakerOf = (launch: Made, account: Pick<Profile, 'id'> | null): boolean =>
  account !== null && makersOf(launch).includes(account.id)

export const withCoMaker = (launch: Launch, { id, ...person }: Profile): Launch => ({
  ...launch,
  coMakers: [...(launch.coMakers ?? []).filter((each) => each.id !== id), { id, ...shownMaker(person) }],
})

export function withoutCoMaker({ coMakers = [], ...launch }: Launch, accountId: string): Launch {
  const left = coMakers.filter(({ id }) => id !== accountId)
  return left.length === 0 ? launch : { ...launch, coMakers: left }
}
