import { paths } from '../../../shared/paths.ts'
import { appealDays, isAppealable } from '../../domain/moderation/appeals.ts'
import { decisionSentence, outcomeOf, reasonLabel } from '../../domain/moderation/decision-sentence.ts'
import { readDisputedText } from '../../domain/moderation/disputed-text.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice } from '../define-notice.ts'
import { shorten } from '../emails/part.ts'

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
  ownKind: null,
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
