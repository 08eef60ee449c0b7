import { paths } from '../../../shared/paths.ts'
import type { Comment } from '../../domain/records.ts'
import { moderators, others, defineNotice, type Reader } from '../define-notice.ts'
import type { CommentFacts } from '../comment-notice.ts'

/** To moderators, about the first of an author’s comments that wait for them. */
export const commentWaiting = defineNotice<CommentFacts>({
  event: {
    webhook: { type: 'launch.comment_waiting', label: 'Comment waiting for review', only: 'site' },
    isForActive: true,
    async holds({ facts: { commentId } }, read) {
      const waiting = await listWaiting(read)
      const comment = waiting.find(({ id }) => id === commentId)
      return comment !== undefined && waiting.find(({ accountId }) => accountId === comment.accountId) === comment
    },
  },
  audience: others(moderators),
  words: ({ launch }) => `A comment on ${launch.name} was held for review.`,
  path: () => paths.commentQueue(),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Comments',
    path: paths.commentQueue(),
    noun: ['comment', 'comments'],
    alone: (name) => `A comment on ${name} is waiting for review`,
    read: async (read) => (await listWaiting(read)).map(({ launchId, at }) => ({ launchId, since: at })),
  },
})

/** Comments that wait for a moderator’s approval, oldest first. */
const listWaiting = ({ list }: Reader): Promise<Comment[]> => list('comments', 'exclusion', 'held')
