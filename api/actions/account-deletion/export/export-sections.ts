import { choiceOf, topicNames } from '../../../domain/notices/topics.ts'
import { picturePath, type StoredPicture } from '../../../domain/pictures/picture.ts'
import { endOf } from '../../../domain/oauth/records.ts'
import type { MailKind } from '../../../domain/outgoing-mail.ts'
import type { CoMaker } from '../../../domain/launch/makers.ts'
import type { Muting } from '../../../domain/community/muting.ts'
import type { Bookmark, Notice } from '../../../domain/notices/records.ts'
import type { Comment, Profile, Upvote } from '../../../domain/records.ts'
import type { Flag } from '../../../domain/moderation/records.ts'
import type { Store } from '../../../ports/store.ts'
import type { ExportingWorld } from './export-account.ts'
import { paths } from '../../../../shared/paths.ts'

type Lister = Pick<Store, 'list'>
const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string | null => (isText(value) ? value : null)

export const exportProfile = ({ name, handle, picture, email, emailProven, createdAt, suspension, deletion, mailChoices }: Profile) => ({
  name,
  handle,
  picture: picture ?? null,
  email,
  isEmailVerified: emailProven === true,
  createdAt,
  suspension: suspension === undefined ? null : { from: suspension.at, until: suspension.until, reason: suspension.reason },
  emailChoices: Object.fromEntries(topicNames.map((topic) => [topic, choiceOf({ mailChoices }, topic)])),
  deletion: deletion === undefined ? null : { askedAt: deletion.askedAt, dueAt: deletion.dueAt, liveLaunchesStay: deletion.keepsLaunches },
})

const providers: Record<string, string> = { credential: 'Password', github: 'GitHub', google: 'Google' }

export async function exportWaysIn(store: Lister, { id }: Profile) {
  const [signIns, passkeys, factors] = await Promise.all([
    store.list('authAccounts', 'userId', id),
    store.list('authPasskeys', 'userId', id),
    store.list('authTwoFactors', 'userId', id),
  ])
  return [
    ...signIns.map((row) => ({
      kind: providers[String(row['providerId'])] ?? String(row['providerId']),
      addedAt: textOf(row['createdAt']),
      changedAt: textOf(row['updatedAt']),
    })),
    ...passkeys.map((row) => ({ kind: 'Passkey', name: textOf(row['name']), addedAt: textOf(row['createdAt']) })),
    // Not every one has a date.
    ...factors.map(({ createdAt }) => ({ kind: 'Authenticator app', ...(isText(createdAt) && { addedAt: createdAt }) })),
  ]
}

export const exportSessions = async (store: Lister, { id }: Profile) =>
  (await store.list('authSessions', 'userId', id)).map((row) => ({
    browser: textOf(row['userAgent']) || null,
    signedInAt: textOf(row['createdAt']),
    lastUsedAt: textOf(row['updatedAt']),
    expiresAt: textOf(row['expiresAt']),
  }))

export const exportConnections = async (store: Lister, { id }: Profile) =>
  (await store.list('connections', 'accountId', id)).map(({ label, grant, createdAt, createdFrom, lastUsedAt, lastUsedFrom }) => ({
    name: label,
    approvedAt: createdAt,
    approvedFromIpAddress: createdFrom,
    lastUsedAt,
    lastUsedFromIpAddress: lastUsedFrom,
    ...(grant && { clientId: grant.clientId, scopes: grant.scopes, expiresAt: endOf(grant) }),
  }))

/** The launch that a record is about. Its name isn’t given while it isn’t public. */
async function placeOf({ store, siteUrl }: ExportingWorld, launchId: string | null) {
  const launch = launchId === null ? null : await store.get('launches', launchId)
  return launch?.status === 'live'
    ? { launch: launch.name, launchUrl: `${siteUrl}${paths.launch(launch)}` }
    : { launch: null, launchUrl: null }
}

export const exportVote = async (world: ExportingWorld, { launchId, at }: Upvote) => ({ ...(await placeOf(world, launchId)), at })

export const exportMaker = async (store: Pick<Store, 'get'>, { id }: Profile) => {
  const maker = await store.get('makers', id)
  return { about: maker?.about ?? '', links: maker?.links ?? [] }
}

/** Where a launch isn’t public any more, only when it was saved. */
export const exportBookmark = async (world: ExportingWorld, { launchId, at, isMuted }: Bookmark) => ({
  ...(await placeOf(world, launchId)),
  at,
  areUpdatesMuted: isMuted === true,
})

export const exportCoMaking = async ({ store }: ExportingWorld, { launchId, as, state, at }: CoMaker) => ({
  launch: (await store.get('launches', launchId))?.name ?? null,
  as,
  state,
  at,
})

/** Sent and received. Without who the others are. */
export async function exportSentInvitations(store: Lister, { id }: Profile) {
  const [sent, received] = [await store.list('sentInvitations', 'by', id), await store.list('sentInvitations', 'accountId', id)]
  return [...sent, ...received].map(({ by, name, at, answer }) => ({ launch: name, isSent: by === id, at, answer }))
}

export const exportFollowing = async ({ store }: ExportingWorld, { id }: Profile) =>
  Promise.all(
    (await store.list('follows', 'accountId', id)).map(async ({ kind, of, at }) =>
      kind === 'category' ? { category: of, at } : { maker: (await store.get('profiles', of))?.handle ?? null, at },
    ),
  )

export const exportMuting = async ({ store }: ExportingWorld, { otherId, at, isBlock }: Muting) => ({
  handle: (await store.get('profiles', otherId))?.handle ?? null,
  at,
  isBlocked: isBlock === true,
})

export const exportComment = async (world: ExportingWorld, { launchId, at, editedAt, replyTo, author, text }: Comment) => ({
  ...(await placeOf(world, launchId)),
  at,
  editedAt: editedAt ?? null,
  isReply: replyTo !== undefined,
  nameShown: author.name,
  handleShown: author.handle,
  text,
})

export const exportFlag = async (world: ExportingWorld, { subject, launchId, at, reason, text, state }: Flag) => ({
  ...(await placeOf(world, launchId)),
  about: subject,
  at,
  reason,
  text,
  state,
})

/** Without who did it. The name of an own launch is given while it isn’t public, too. */
export async function exportNotice(world: ExportingWorld, { kind, launchId, at, unreadBy }: Notice, { id }: Profile) {
  const launch = launchId === null ? null : await world.store.get('launches', launchId)
  const place = launchId === null ? {} : await placeOf(world, launchId)
  return { ...place, ...(launch?.ownerId === id && { launch: launch.name }), at, about: kind, isRead: unreadBy === null }
}

/** Without the codes, with which others can sign up. */
export const exportInvites = async (store: Lister, { id }: Profile) =>
  (await store.list('invites', 'createdBy', id)).map(({ createdAt, expiresAt, uses, maxUses }) => ({
    createdAt,
    expiresAt,
    uses,
    maxUses,
  }))

/** Decisions of moderators about an account, or by it. The other people stay unnamed. */
export async function exportDecisions(store: Lister, field: 'accountId' | 'by', { id }: Profile) {
  const appeals = new Map((await store.list('appeals', 'accountId', id)).map((appeal) => [appeal.id, appeal]))
  return (await store.list('decisions', field, id)).map((decision) => ({
    at: decision.at,
    decision: decision.action,
    ...(field === 'accountId' && { about: decision.about, appeal: appeals.get(decision.id)?.text ?? null }),
    reason: decision.reason,
    undoneAt: decision.undone?.at ?? null,
  }))
}

export async function exportMails(store: Lister, { id, email }: Profile) {
  const mails = [...(await store.list('mails', 'state', 'waiting')), ...(await store.list('mails', 'state', 'failed'))]
  const own = mails.filter(({ to, accountId }) => to === email || accountId === id)
  return own.map(({ kind, to, state, createdAt, attempts }): { kind: MailKind } & Record<string, unknown> => ({
    kind,
    to,
    state,
    queuedAt: createdAt,
    attempts,
  }))
}

export const exportPicture = async ({ siteUrl }: ExportingWorld, { key, alt, source, bytes, createdAt }: StoredPicture) => ({
  url: `${siteUrl}${picturePath(key)}`,
  alt,
  fetchedFrom: source,
  bytes,
  addedAt: createdAt,
})
