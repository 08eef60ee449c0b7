import type { Comment } from '../records.ts'

/** Replies are oldest first. `top` is null if it isn’t shown although they are: deleted, or hidden because of its author. */
export type Thread = { id: string; top: Comment | null; gone: 'deleted' | 'hidden' | null; replies: Comment[] }

/** The threads of a launch’s comments, oldest first. Those without a comment that `isShown` are left out. */
export function threadsOf(comments: readonly Comment[], isShown: (comment: Comment) => boolean): Thread[] {
  const threads = new Map<string, Thread>()
  const threadOf = (id: string): Thread => {
    const found = threads.get(id) ?? { id, top: null, gone: 'deleted' as const, replies: [] }
    threads.set(id, found)
    return found
  }
  for (const comment of comments) {
    const thread = threadOf(comment.replyTo ?? comment.id)
    if (comment.replyTo !== undefined) {
      if (isShown(comment)) thread.replies.push(comment)
    } else if (isShown(comment)) Object.assign(thread, { top: comment, gone: null })
    else if (comment.exclusion !== 'removed') thread.gone = 'hidden'
  }
  const shown = [...threads.values()].filter(({ top, replies }) => top !== null || replies.length > 0)
  // Ids sort by time (domain/random.ts), also that of a comment that was deleted.
  return shown.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The newest threads that together have at least this many comments, and no more threads than needed. */
export function newestThreads(threads: readonly Thread[], comments: number): Thread[] {
  let left = comments
  let first = threads.length
  while (first > 0 && left > 0) left -= countIn(threads[--first])
  return threads.slice(first)
}

export const countComments = (threads: readonly Thread[]): number => threads.reduce((sum, thread) => sum + countIn(thread), 0)

const countIn = (thread: Thread | undefined): number => (thread === undefined ? 0 : thread.replies.length + (thread.top === null ? 0 : 1))
