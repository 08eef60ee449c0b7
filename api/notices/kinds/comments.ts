import { plural } from '../../../shared/plural.ts'
import { isLive } from '../../domain/launch/launch.ts'
import type { Comment } from '../../domain/records.ts'
import { others, owner, defineNotice, defineFurtherNotice, type About, type Reader, type Resolved } from '../define-notice.ts'
import { mentionsIn } from '../../domain/community/mentions.ts'
import { paths } from '../../../shared/paths.ts'

/** What notices about comments have in common. `words` are said while the comment is public, `gone` after that. */
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
    (name) => `A comment on ${name} was deleted.`,
  ),
  ownKind: 'comment',
  email: { subject: ({ name }) => `New comment on ${name}`, sum: (number) => plural(number, 'comment'), by: (name) => name },
})

/** To whom a comment replies. */
export const reply = defineFurtherNotice<CommentFacts, Comment>({
  of: comment,
  audience: others(async ({ subject }, { read }) => {
    const parent = subject?.replyTo === undefined ? null : await read.get('comments', subject.replyTo)
    return [parent?.accountId ?? null]
  }),
  ...aboutComment(
    (by, name) => `${by} replied to your comment on ${name}.`,
    (name) => `A reply to your comment on ${name} was deleted.`,
  ),
  ownKind: 'reply',
  email: {
    subject: ({ name }) => `New reply to your comment on ${name}`,
    sum: (number) => plural(number, 'reply', 'replies'),
    by: (name) => `${name} replied to you`,
  },
})

/** To those whom a comment mentions. */
export const mention = defineFurtherNotice<CommentFacts, Comment>({
  of: comment,
  audience: others(async ({ subject }, { read }) => {
    const found = await Promise.all(mentionsIn(subject?.text ?? '').map((handle) => read.list('profiles', 'handle', handle)))
    return found.flat().map(({ id }) => id)
  }),
  ...aboutComment(
    (by, name) => `${by} mentioned you in a comment on ${name}.`,
    (name) => `A comment on ${name} that mentioned you was deleted.`,
  ),
  ownKind: 'mention',
  email: {
    subject: ({ name }) => `You were mentioned in a comment on ${name}`,
    sum: (number) => plural(number, 'mention'),
    by: (name) => `${name} mentioned you`,
  },
})

type CommentFacts = { commentId: string }
type AboutComment = About<CommentFacts, Comment>
