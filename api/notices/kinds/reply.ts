import { plural } from '../../../shared/plural.ts'
import type { Comment } from '../../domain/records.ts'
import { others, defineFurtherNotice } from '../define-notice.ts'
import { aboutComment, type CommentFacts } from '../comment-notice.ts'
import { comment } from './comment.ts'

export const reply = defineFurtherNotice<CommentFacts, Comment>({
  of: comment,
  audience: others(async ({ subject }, { read }) => {
    const parent = subject?.replyTo === undefined ? null : await read.get('comments', subject.replyTo)
    return [parent?.accountId ?? null]
  }),
  ...aboutComment(
    (by, name) => `${by} replied to your comment on ${name}.`,
    (name) => `A reply to your comment on ${name} is no longer shown.`,
  ),
  ownKind: 'reply',
  email: {
    subject: ({ name }) => `New reply to your comment on ${name}`,
    sum: (number) => plural(number, 'reply', 'replies'),
    by: (name) => `${name} replied to you`,
  },
})
