import { paths } from '../../../shared/paths.ts'
import { asComment, whyHeld } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'
import type { ChangelogEntry, Comment } from '../../domain/records.ts'
import { moderators, others, defineNotice, type Reader } from '../define-notice.ts'
import type { CommentFacts } from '../comment-notice.ts'

/** To moderators, about the first of an author’s comments, or of a launch’s updates, that wait for them. */
export const commentWaiting = defineNotice<CommentFacts>({
  event: {
    webhook: { type: 'launch.comment_waiting', label: 'Comment or update waiting for review', only: 'site' },
    isForActive: true,
    async holds({ facts: { commentId } }, read) {
      const isFirst = (all: readonly (Comment | ChangelogEntry)[]) => all.find(({ exclusion }) => exclusion === 'held')?.id === commentId
      const [comment, update] = [await read.get('comments', commentId), await read.get('changelog', commentId)]
      if (comment !== null) return isFirst(await read.list('comments', 'accountId', comment.accountId))
      return update !== null && isFirst(await read.list('changelog', 'launchId', update.launchId))
    },
  },
  audience: others(moderators),
  words: ({ launch }) => `A comment or update on ${launch.name} was held for review.`,
  path: () => paths.commentQueue(),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Comments',
    path: paths.commentQueue(),
    noun: ['comment or update', 'comments or updates'],
    alone: (name, why) => `${name} is waiting for review${why === undefined ? '' : ` (${why})`}`,
    read: async (read) => {
      const watched = await readWatchedWords({ store: read })
      return (await listWaiting(read)).map(({ launchId, at, name, written }) => ({
        launchId,
        since: at,
        name,
        why: whyHeld(written, watched) ?? undefined,
      }))
    },
  },
})

/** What waits for a moderator’s approval, comments and then updates, oldest first. */
async function listWaiting({ list, get }: Reader) {
  const comments = (await list('comments', 'exclusion', 'held')).map((comment) => ({
    ...comment,
    written: comment,
    name: (launch: string) => `A comment by ${comment.author.name} on ${launch}`,
  }))
  const updates = (await list('changelog', 'exclusion', 'held')).map(async (update) => ({
    ...update,
    written: asComment(update, await get('launches', update.launchId)),
    name: (launch: string) => `An update of ${launch}`,
  }))
  return [...comments, ...(await Promise.all(updates))]
}
