import { joinWords } from '../../../shared/join-words.ts'
import { paths } from '../../../shared/paths.ts'
import { reasonWords } from '../../domain/moderation/reasons.ts'
import type { Flag, FlagReason } from '../../domain/moderation/records.ts'
import { moderators, others, defineNotice, type About, type Audience, type Reader } from '../define-notice.ts'

/** `commentId` is null unless it’s a comment. Older facts only have that. */
type Reported = { commentId: string | null; reason?: FlagReason; subject?: Flag['subject']; subjectId?: string }

/** To moderators, about the first report of something. */
export const reported = defineNotice<Reported>({
  event: {
    webhook: { type: 'launch.reported', label: 'Flagged', only: 'site' },
    isForActive: true,
    holds: async ({ launch, facts }, read) =>
      (await read.list('flags', 'subjectId', facts.subjectId ?? facts.commentId ?? launch.id)).some(({ state }) => state === 'open'),
  },
  audience: others(moderators, author),
  words: ({ launch, facts: { commentId, reason, subject = commentId === null ? 'launch' : 'comment' } }) =>
    `${whatOf[subject](launch.name)} was flagged${reason === undefined ? '' : `: ${whyOf([reason])}`}.`,
  path: ({ launch, facts: { subjectId, commentId } }) => cardPath(subjectId ?? commentId ?? launch.id),
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

async function author({ launch, facts }: About<Reported, null>, { read }: Audience): Promise<(string | null)[]> {
  return [facts.commentId === null ? launch.ownerId : ((await read.get('comments', facts.commentId))?.accountId ?? null)]
}

const whatOf: Record<Flag['subject'], (name: string) => string> = {
  launch: (name) => name,
  comment: (name) => `A comment on ${name}`,
  update: (name) => `An update of ${name}`,
  person: (name) => `A maker of ${name}`,
}

/** Where its card is in the queue. */
const cardPath = (subjectId: string): string => paths.reports({}, `reports-${subjectId}`)

const whyOf = (reasons: readonly FlagReason[]): string =>
  joinWords([...new Set(reasons)].map((reason) => reasonWords[reason].label.toLowerCase()))

/** Everything with open reports, and why. */
async function listReported({ get, list }: Reader) {
  const open = (await list('flags', 'state', 'open')).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const items = [...Map.groupBy(open, ({ subjectId }) => subjectId)].map(async ([subjectId, flags]) => {
    const [first] = flags
    if (first === undefined) return []
    const { launchId, at: since, subject } = first
    const comment = subject === 'comment' ? await get('comments', subjectId) : null
    const update = subject === 'update' ? await get('changelog', subjectId) : null
    const person = subject === 'person' ? await get('profiles', subjectId) : null
    const name = (launch: string): string => {
      if (comment !== null) return `A comment by ${comment.author.name} on ${launch}`
      return person === null ? whatOf[subject](launch) : `${person.name}, a maker of ${launch},`
    }
    const why = whyOf(flags.map(({ reason }) => reason))
    return [{ launchId, since, name, why, quote: comment?.text ?? update?.title, path: cardPath(subjectId) }]
  })
  return (await Promise.all(items)).flat()
}
