import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { flaggedWords, flagWords } from '../../domain/moderation/reasons.ts'
import type { Flag, FlagReason } from '../../domain/moderation/records.ts'
import type { QueueItem } from '../emails/queue.ts'
import { moderators, others, defineNotice, type About, type Audience, type Reader } from '../define-notice.ts'

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
  ownKind: null,
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
