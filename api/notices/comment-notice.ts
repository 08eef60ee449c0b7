import { paths } from '../../shared/paths.ts'
import type { Comment } from '../domain/records.ts'
import type { About, Reader, Resolved } from './define-notice.ts'

export type CommentFacts = { commentId: string }
type AboutComment = About<CommentFacts, Comment>

/** What notices about comments have in common. `words` are said while the comment is public, `gone` once it was deleted, or while it waits for a moderator. */
export const aboutComment = (words: (by: string, name: string) => string, gone: (name: string) => string) => ({
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
