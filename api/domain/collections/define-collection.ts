type Field<R> = keyof R & string

/** Whose erasure takes other records with it: an account's, or that of a record by whose id they are found. */
export type Owner = 'account' | 'launches' | 'comments' | 'changelog' | 'reports' | 'webhooks'

/** How records that go with their owner are found: by an indexed field, or several, or the record’s own id. `first`: they are a way to sign in or to call the API. */
export type ErasedBy<Index extends string> = Index | 'id' | readonly Index[] | { by: Index | 'id'; first: true }

/** Records that stay without the email, found by an indexed field. If `anonymous`, that field then says that it was a deleted account. */
export type Kept<Index extends string> = { by: Index; anonymous?: true }

/** What becomes of records when an account is deleted. `own`: actions/account-deletion has a step for them. */
export type Traces<Index extends string> =
  | { erased?: Readonly<Partial<Record<Owner, ErasedBy<Index>>>>; kept?: readonly Kept<Index>[]; own?: true }
  /** Why no account leaves anything in them, or why that may stay. */
  | { none: string }

/** A record that names its owner can’t be said to have no traces. */
type TracesOf<R, Index extends string> = R extends { accountId: unknown } | { ownerId: unknown } | { userId: unknown }
  ? Exclude<Traces<Index>, { none: string }>
  : Traces<Index>

/** Parts of the file in which people download their data. */
export type ExportPart =
  | 'profile'
  | 'makerPage'
  | 'waysToSignIn'
  | 'sessions'
  | 'connections'
  | 'launches'
  | 'coMaking'
  | 'coMakerInvitations'
  | 'votes'
  | 'savedLaunches'
  | 'following'
  | 'mutedPeople'
  | 'comments'
  | 'auditReports'
  | 'contentReports'
  | 'pictures'
  | 'webhooks'
  | 'notifications'
  | 'invitations'
  | 'decisionsAboutYou'
  | 'decisionsByYou'
  | 'emailsWaiting'

export type Upgrade = (record: Record<string, unknown>) => Record<string, unknown>

export type Collection<R, Index extends string, Unique extends string, Computed extends string = never> = {
  /** The fields that records are looked up by, in addition to the unique ones; every store indexes them. */
  indexes?: readonly Index[]
  /** Fields that are indexed too, and that no two records may share. Null values aren’t compared. */
  unique?: readonly Unique[]
  /** Indexed values that are computed from a record, not stored in it. Null isn’t indexed. */
  computed?: Readonly<Record<Computed, (record: R) => string | null>>
  /** From version 1 to 2, and so on, applied to what is read. On PostgreSQL a migration names the collection as well. */
  upgrades?: Upgrade[]
  /** What fields hold in records from before they existed. */
  defaults?: Readonly<Record<string, unknown>>
  /** Then a change makes stored responses outdated. `with launches`: they change together with a live launch only. */
  isPublic?: true | 'while live' | 'with launches'
  traces: TracesOf<R, Index | Unique>
  /** Records that always contain an email, or copies of others that do: their files are rewritten after an account was deleted. */
  holdsEmail?: true
  /** Where people find them in the data that they download, or why they don’t. */
  exported: ExportPart | readonly ExportPart[] | { not: string }
  /** Undoing a decision never reverts them: they say what has happened. */
  isTrail?: true
}

/** A definition with nothing left out. `record` carries the type only. */
export type Defined<R, Index extends string> = Required<
  Omit<Collection<R, Index, Index>, 'indexes' | 'computed' | 'isPublic' | 'traces' | 'holdsEmail' | 'isTrail'>
> & {
  /** All fields that records are looked up by. */
  indexes: readonly Index[]
  computed: Readonly<Record<string, (record: never) => string | null>>
  isPublic: boolean | 'while live' | 'with launches'
  traces: Traces<Index>
  holdsEmail: boolean
  isTrail: boolean
  record?: R
}

/** Defines the collection of records of a type, each with an `id` by which it is found. */
export const defineCollection =
  <R extends { id: string }>() =>
  <const Index extends Field<R> = never, const Unique extends Field<R> = never, const Computed extends string = never>(
    given: Collection<R, Index, Unique, Computed>,
  ): Defined<R, Index | Unique | Computed> => {
    const { indexes = [], unique = [], computed = {}, traces } = given
    const names = Object.keys(computed) as Computed[]
    const plain = { upgrades: [], defaults: {}, isPublic: false, holdsEmail: false, isTrail: false }
    return { ...plain, ...given, indexes: [...unique, ...indexes, ...names], unique, computed, traces }
  }
