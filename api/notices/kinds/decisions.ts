import { paths } from '../../../shared/paths.ts'
import { appealDays, isAppealable, type Decision } from '../../domain/moderation/records.ts'
import { decisionSentence, outcomeOf, reasonLabel } from '../../domain/moderation/decision-sentence.ts'
import { readDisputedText } from '../../domain/moderation/disputed-text.ts'
import { button, text } from '../../ports/mail.ts'
import { defineNotice, moderators, others, owner, type NoFacts } from '../define-notice.ts'
import { shorten } from '../emails/digest.ts'
import { authorOf } from '../../domain/launch/makers.ts'
import type { ChangelogEntry, Comment } from '../../domain/records.ts'

/** `text` is what the decision deleted or rejected. `slug` is the launch’s, if several people made the edit that it’s about. */
type Told = Decision & { text: string | null; slug?: string | undefined }

const maxNamed = 60
const maxQuote = 280

/** Null for decisions that nobody is told of. */
function sentenceOf(told: Told): string | null {
  const sentence = decisionSentence(told)
  return sentence === null || told.text === null ? sentence : sentence.replace(/\.$/, `: “${shorten(told.text, maxNamed)}”.`)
}

const pathOf = (told: Told | null, id: string): string =>
  told?.slug === undefined ? paths.ownDecisions({}, id) : paths.launchDashboard({ slug: told.slug })

/** To the person whom a moderator’s decision concerns, with the reason. */
export const decided = defineNotice<{ decisionId: string; to?: string }, Told, null>({
  event: { webhook: null, holds: ({ subject }) => subject?.undone === undefined },
  audience: async ({ subject, facts }) => [facts.to ?? subject?.accountId ?? null],
  async subject(read, { decisionId, to }) {
    const decision = await read.get('decisions', decisionId)
    const launch = to === undefined ? null : await read.get('launches', decision?.launchId ?? '')
    return decision && { ...decision, text: await readDisputedText(read, decision), slug: launch?.slug }
  },
  words: ({ subject }) =>
    `${(subject && sentenceOf(subject)) ?? 'A moderator’s decision.'}${subject === null ? '' : outcomeOf(subject)}${subject?.undone === undefined ? '' : ' It has been reversed.'}`,
  quote: ({ subject }) => subject?.reason ?? null,
  path: ({ subject, facts }) => pathOf(subject, facts.decisionId),
  isOwnNotice: false,
  topic: 'decisions',
  email: {
    async part({ subject }, { read, siteUrl }) {
      const sentence = subject && sentenceOf(subject)
      if (!sentence) return null
      const { id, reason, text: disputed } = subject
      const outcome = outcomeOf(subject).trim()
      const mayStillAppeal = isAppealable(subject) && (await read.get('appeals', id)) === null
      const subjectLine = sentence.replace(/\.$/, '')
      return {
        subject: subjectLine,
        title: subjectLine,
        blocks: [
          ...(outcome === '' ? [] : [text(outcome)]),
          ...(disputed === null ? [] : [{ kind: 'quote', text: shorten(disputed, maxQuote), by: 'What it was about' } as const]),
          ...(reason === null ? [] : [{ kind: 'quote', text: reason, by: reasonLabel(subject) } as const]),
          ...(mayStillAppeal ? [text(`If you think that’s wrong, you can appeal within ${appealDays} days.`)] : []),
          button('View decision', siteUrl + pathOf(subject, id)),
        ],
      }
    },
  },
})

type Hidden = { subject: 'comment' | 'update'; subjectId: string }

/** To whoever wrote a comment or an update, once flags hide it. What a moderator decides then, `decided` says. */
export const hidden = defineNotice<Hidden, Comment | ChangelogEntry>({
  event: { webhook: null },
  audience: async ({ launch, subject }) => [subject && 'accountId' in subject ? subject.accountId : subject && authorOf(subject, launch)],
  async subject({ get }, { subject, subjectId }) {
    const written = subject === 'comment' ? await get('comments', subjectId) : await get('changelog', subjectId)
    return written?.exclusion === 'reported' ? written : null
  },
  words: ({ launch, facts, subject }) =>
    `Your ${facts.subject} on ${launch.name} was hidden because several people flagged it.${subject === null ? '' : ' A moderator will decide.'}`,
  quote: ({ subject }) => subject?.text ?? null,
  path: ({ launch, facts: { subject, subjectId } }) =>
    subject === 'comment'
      ? paths.launch(launch, { comments: 'all' }, `comment-${subjectId}`)
      : paths.launch(launch, {}, `news-${subjectId}`),
  isOwnNotice: false,
  topic: 'decisions',
  email: {
    part({ launch, facts, subject }, { siteUrl }) {
      if (subject === null) return null
      const title = `Your ${facts.subject} on ${launch.name} was hidden`
      return {
        subject: title,
        title,
        blocks: [
          { kind: 'quote', text: subject.text, by: 'What you wrote' },
          text('Several people flagged it. Only you and moderators can see it until one of them decides, and then we’ll tell you.'),
          button('View launch', siteUrl + paths.launch(launch)),
        ],
      }
    },
  },
})

/** To moderators who don’t make the launch: votes for it don’t affect its place until they decide. */
export const votesWaiting = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.votes_waiting', label: 'Votes waiting for review', only: 'site' },
    isForActive: true,
    holds: async ({ launch }, read) => (await read.get('voteReviews', launch.id))?.state === 'waiting',
  },
  audience: others(moderators, owner),
  words: ({ launch }) => `Some votes for ${launch.name} look alike. They don’t affect its place until a moderator decides.`,
  path: ({ launch }) => paths.voteReview({ slug: launch.slug }),
  isOwnNotice: false,
  topic: 'moderation',
  email: {
    label: 'Votes',
    path: paths.voteReviews(),
    noun: ['launch with votes that look alike', 'launches with votes that look alike'],
    alone: (name) => `Votes waiting for review: ${name}`,
    read: async ({ list }) =>
      (await list('voteReviews', 'state', 'waiting')).map(({ id, at }) => ({ launchId: id, since: at, name: (launch) => launch })),
  },
})
