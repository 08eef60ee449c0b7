import { paths } from '../../../shared/paths.ts'
import { authorOf } from '../../domain/launch/makers.ts'
import type { ChangelogEntry, Comment } from '../../domain/records.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice } from '../define-notice.ts'

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
  ownKind: null,
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
