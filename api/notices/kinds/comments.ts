import { plural } from '../../../shared/plural.ts'
import { isLive } from '../../domain/launch/launch.ts'
import type { Comment, ChangelogEntry } from '../../domain/records.ts'
import { others, owner, defineNotice, defineFurtherNotice, moderators, type Reader, type About, type Resolved } from '../define-notice.ts'
import { mentionsIn } from '../../domain/community/mentions.ts'
import { paths } from '../../../shared/paths.ts'
import { asComment, whyHeld } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'

type CommentFacts = { commentId: string }
type AboutComment = About<CommentFacts, Comment>

/** What notices about comments have in common. `words` are said while the comment is public, `gone` once it was deleted, or while it waits for a moderator. */
const aboutComment = (words: (by: string, name: string) => string, gone: (name: string) => string) => ({
  subject: publicComment,
  words: ({ launch, by, subject }: Resolved<CommentFacts, Comment>) => (subject === null ? gone(launch.name) : words(by, launch.name)),
  quote: ({ subject }: AboutComment) => subject?.text ?? null,
  path: ({ launch, subject }: AboutComment) =>
    subject === null ? paths.launch(launch, {}, 'comments') : paths.launch(launch, { comments: 'all' }, `comment-${subject.id}`),
  topic: 'activity' as const,
})

async function publicComment(read: Pick<Reader, 'get'>, { commentId }: CommentFacts): Promise<Comment | null> {
  const comment = await read.get('comments', commentId)
  return comment === null || comment.exclusion !== undefined ? null : comment
}

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
  isOwnNotice: true,
  email: { subject: ({ name }) => `New comment on ${name}`, sum: (number) => plural(number, 'comment'), by: (name) => name },
})

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
  isOwnNotice: true,
  email: {
    subject: ({ name }) => `New reply to your comment on ${name}`,
    sum: (number) => plural(number, 'reply', 'replies'),
    by: (name) => `${name} replied to you`,
  },
})

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
  isOwnNotice: true,
  email: {
    subject: ({ name }) => `You were mentioned in a comment on ${name}`,
    sum: (number) => plural(number, 'mention'),
    by: (name) => `${name} mentioned you`,
  },
})

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
  isOwnNotice: false,
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
