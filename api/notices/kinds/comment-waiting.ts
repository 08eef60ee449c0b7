import { paths } from '../../../shared/paths.ts'
import { whyHeld } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'
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
    alone: (name, why) => `${name} is waiting for review${why === undefined ? '' : ` (${why})`}`,
    read: async (read) => {
      const { hold } = await readWatchedWords({ store: read })
      return (await listWaiting(read)).map((comment) => ({
        launchId: comment.launchId,
        since: comment.at,
        name: (launch) => `A comment by ${comment.author.name} on ${launch}`,
        why: whyHeld(comment, hold) ?? undefined,
      }))
    },
  },
})

/** Comments that wait for a moderator’s approval, oldest first. */
const listWaiting = ({ list }: Reader): Promise<Comment[]> => list('comments', 'exclusion', 'held')
