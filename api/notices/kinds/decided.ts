import { paths } from '../../../shared/paths.ts'
import { appealDays, isAppealable } from '../../domain/moderation/appeals.ts'
import { decisionSentence } from '../../domain/moderation/decision-sentence.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice } from '../define-notice.ts'

/** To the person whom a moderator’s decision concerns, with the reason. */
export const decided = defineNotice<{ decisionId: string }, Decision, null>({
  event: { webhook: null, holds: ({ subject }) => subject?.undone === undefined },
  audience: async ({ subject }) => [subject?.accountId ?? null],
  subject: (read, { decisionId }) => read.get('decisions', decisionId),
  words: ({ subject }) =>
    `${(subject && decisionSentence(subject)) ?? 'A moderator’s decision.'}${subject?.undone === undefined ? '' : ' It has been reversed.'}`,
  quote: ({ subject }) => subject?.reason ?? null,
  path: ({ facts }) => paths.ownDecisions({}, facts.decisionId),
  ownKind: null,
  topic: 'decisions',
  email: {
    async part({ subject }, { read, siteUrl }) {
      const sentence = subject && decisionSentence(subject)
      if (!sentence) return null
      const { id, reason } = subject
      const mayStillAppeal = isAppealable(subject) && (await read.get('appeals', id)) === null
      const subjectLine = sentence.replace(/\.$/, '')
      return {
        subject: subjectLine,
        title: subjectLine,
        blocks: [
          ...(reason === null ? [] : [{ kind: 'quote', text: reason, by: 'The moderator’s reason' } as const]),
          ...(mayStillAppeal ? [text(`If you think that’s wrong, you can appeal within ${appealDays} days.`)] : []),
          button('View decision', siteUrl + paths.ownDecisions({}, id)),
        ],
      }
    },
  },
})
