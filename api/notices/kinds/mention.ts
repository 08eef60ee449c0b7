import { plural } from '../../../shared/plural.ts'
import { mentionsIn } from '../../domain/community/mentions.ts'
import type { Comment } from '../../domain/records.ts'
import { others, defineFurtherNotice } from '../define-notice.ts'
import { aboutComment, type CommentFacts } from '../comment-notice.ts'
import { comment } from './comment.ts'

export const mention = defineFurtherNotice<CommentFacts, Comment>({
  of: comment,
  audience: others(async ({ subject }, { read }) => {
    const found = await Promise.all(mentionsIn(subject?.text ?? '').map((handle) => read.list('profiles', 'handle', handle)))
    return found.flat().map(({ id }) => id)
  }),
  ...aboutComment(
    (by, name) => `${by} mentioned you in a comment on ${name}.`,
    (name) => `A comment on ${name} that mentioned you is no longer shown.`,
  ),
  ownKind: 'mention',
  email: {
    subject: ({ name }) => `You were mentioned in a comment on ${name}`,
    sum: (number) => plural(number, 'mention'),
    by: (name) => `${name} mentioned you`,
  },
})
