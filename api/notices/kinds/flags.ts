import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { flaggedWords, flagWords } from '../../domain/moderation/reasons.ts'
import type { Flag, FlagReason, Appeal } from '../../domain/moderation/records.ts'
import type { QueueItem } from '../emails/queue.ts'
import { moderators, others, defineNotice, type About, type Audience, type Reader } from '../define-notice.ts'
import { button, text } from '../../ports/mail.ts'

/** `commentId` is null unless it’s a comment. Older facts only have that. `about` is the host of an audited page. */
type Reported = { commentId: string | null; reason?: FlagReason; subject?: Flag['subject']; subjectId?: string; about?: string }

/** To moderators, about the first report of something. */
export const reported = defineNotice<Reported, null, Launch | null>({
  event: {
    webhook: { type: 'launch.reported', label: 'Flagged', only: 'site', data: ({ facts: { subject, about } }) => ({ subject, about }) },
    isForActive: true,
    holds: async ({ launch, facts }, read) =>
      (await read.list('flags', 'subjectId', facts.subjectId ?? facts.commentId ?? launch?.id ?? '')).some(({ state }) => state === 'open'),
  },
  audience: others(moderators, author),
  words: ({ launch, facts: { commentId, reason, subject = commentId === null ? 'launch' : 'comment', about = '' } }) =>
    `${whatOf(subject, launch?.name ?? about)} was flagged${reason === undefined ? '' : `: ${flagWords([{ reason }])}`}.`,
  path: ({ launch, facts: { subjectId, commentId } }) => cardPath(subjectId ?? commentId ?? launch?.id ?? ''),
  isOwnNotice: false,
  topic: 'moderation',
  email: {
    label: 'Flags',
    path: paths.reports(),
    noun: ['flagged item', 'flagged items'],
    alone: (name, why) => `${name} was flagged: ${why}`,
    read: listReported,
  },
})

async function author({ launch, facts }: About<Reported, null, Launch | null>, { read }: Audience): Promise<(string | null)[]> {
  const { commentId, subject, subjectId = '' } = facts
  if (launch === null) return [(await read.get('reports', subjectId))?.accountId ?? null]
  if (commentId !== null) return [(await read.get('comments', commentId))?.accountId ?? null]
  return subject === 'person' ? [subjectId] : makersOf(launch)
}

const whatOf = (subject: Flag['subject'], name: string): string =>
  subject === 'launch' ? name : flaggedWords(subject, name).replace(/^./, (first) => first.toUpperCase())

/** Its card, on the page of the queue that has it then. */
const cardPath = (subjectId: string): string => paths.reports({ flagged: subjectId }, `reports-${subjectId}`)

/** Everything with open reports, and why. */
async function listReported({ get, list }: Reader) {
  const open = (await list('flags', 'state', 'open')).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const items = [...Map.groupBy(open, ({ subjectId }) => subjectId)].map(async ([subjectId, flags]): Promise<QueueItem[]> => {
    const [first] = flags
    if (first === undefined) return []
    const { launchId, at: since, subject } = first
    const item = { since, why: flagWords(flags), path: cardPath(subjectId) }
    if (launchId === null) {
      const audited = await get('reports', subjectId)
      return audited === null ? [] : [{ ...item, id: subjectId, name: whatOf(subject, hostOf(audited.url)) }]
    }
    const comment = subject === 'comment' ? await get('comments', subjectId) : null
    const update = subject === 'update' ? await get('changelog', subjectId) : null
    const person = subject === 'person' ? await get('profiles', subjectId) : null
    const name = (launch: string): string => {
      if (comment !== null) return `A comment by ${comment.author.name} on ${launch}`
      return person === null ? whatOf(subject, launch) : `${person.name}, a maker of ${launch},`
    }
    return [{ ...item, launchId, name, quote: comment?.text ?? update?.title }]
  })
  return (await Promise.all(items)).flat()
}

/** `settledAt` tells the reports that one decision settled. `about` says what they were about. */
type Settled = {
  subjectId: string
  isPerson?: boolean
  about: string
  settledAt: string
  isRemoved: boolean
  /** Nobody decided: its author deleted or unpublished it. */
  isByAuthor?: boolean
  /** Nobody decided, as it was only kept until then. */
  isExpired?: boolean
  isReversed?: boolean
}

/** To everyone who reported something, once a moderator has decided or it’s no longer there. */
export const reportSettled = defineNotice<Settled, null, null>({
  event: { webhook: null, isForActive: true, holds: async ({ facts }, read) => (await listSettled(read, facts)).length > 0 },
  audience: others(async ({ facts }, { read }) => (await listSettled(read, facts)).map(({ accountId }) => accountId)),
  words: ({ facts }) => sentenceOf(facts),
  path: () => paths.notifications(),
  isOwnNotice: false,
  topic: 'decisions',
  email: {
    part: ({ facts }, { siteUrl }) => ({
      subject: `Your flag on ${facts.about}`,
      title: `Your flag on ${facts.about}`,
      blocks: [text(`${sentenceOf(facts)} Thanks for telling us.`), button('View notifications', siteUrl + paths.notifications())],
    }),
  },
})

const listSettled = async ({ list }: Reader, { subjectId, settledAt }: Settled) =>
  (await list('flags', 'subjectId', subjectId)).filter((flag) => flag.settledAt === settledAt)

function sentenceOf(facts: Settled): string {
  if (facts.isReversed === true) return `You flagged ${facts.about}. The decision on it was reversed after an appeal.`
  if (!facts.isRemoved) return `A moderator checked your flag on ${facts.about} and found nothing against the rules.`
  if (facts.isExpired === true) return `You flagged ${facts.about}. It expired before a moderator decided.`
  if (facts.isByAuthor === true) return `You flagged ${facts.about}. Its author removed it before a moderator decided.`
  return `You flagged ${facts.about}. ${facts.isPerson === true ? 'A moderator acted on it' : 'It’s no longer public'}.`
}

type Appealed = { decisionId: string }

/** To the moderators who had no part in a decision; if there are none, to whoever made it. */
export const appealed = defineNotice<Appealed, Appeal, null>({
  event: { webhook: null, isForActive: true, holds: ({ subject }) => subject?.state === 'open' },
  subject: (read, { decisionId }) => read.get('appeals', decisionId),
  audience: ({ facts }, among) => audienceOf(facts, among),
  words: ({ by, subject }) => (subject === null ? 'An appeal was deleted along with its author’s account.' : `${by} appealed a decision.`),
  quote: ({ subject }) => subject?.text ?? null,
  path: ({ facts }) => paths.appeals({}, `appeal-${facts.decisionId}`),
  isOwnNotice: false,
  topic: 'moderation',
  email: {
    label: 'Appeals',
    path: paths.appeals(),
    noun: ['appeal', 'appeals'],
    alone: (name) => `An appeal by ${name} is waiting for review`,
    read: listOpen,
  },
})

async function audienceOf({ decisionId }: Appealed, { read, by, moderators }: Audience): Promise<string[]> {
  const decision = await read.get('decisions', decisionId)
  const others = (await moderators()).map(({ id }) => id).filter((id) => id !== by)
  const uninvolved = others.filter((id) => id !== decision?.by)
  return uninvolved.length > 0 ? uninvolved : others
}

async function listOpen({ get, list }: Reader) {
  const open = await list('appeals', 'state', 'open')
  return Promise.all(
    open.map(async ({ id, accountId, at }) => ({ id, since: at, name: (await get('profiles', accountId))?.name ?? 'Someone' })),
  )
}
