import { plural } from '../../../shared/plural.ts'
import { isLive } from '../../domain/launch/launch.ts'
import type { Comment } from '../../domain/records.ts'
import { others, owner, defineNotice } from '../define-notice.ts'
import { aboutComment, type CommentFacts } from '../comment-notice.ts'

export const comment = defineNotice<CommentFacts, Comment>({
  event: {
    webhook: {
      type: 'launch.comment',
      label: 'New comment',
      data({ subject }, page) {
        if (subject === null) return { comment: null }
        const { id, author, text, at } = subject
        return { comment: { id, author: { name: author.name, handle: author.handle }, text, at, url: page && `${page}#comment-${id}` } }
      },
    },
    isForActive: true,
    holds: ({ launch }) => isLive(launch),
  },
  audience: others(owner),
  ...aboutComment(
    (by, name) => `${by} commented on ${name}.`,
    (name) => `A comment on ${name} is no longer shown.`,
  ),
  ownKind: 'comment',
  email: { subject: ({ name }) => `New comment on ${name}`, sum: (number) => plural(number, 'comment'), by: (name) => name },
})
