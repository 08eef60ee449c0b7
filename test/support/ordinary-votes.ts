import type { Upvote } from '../../api/domain/records.ts'
import { literalUpvote } from './literal-upvote.ts'

/** Votes of twenty members on a day who have nothing in common but what they vote for. */
export const ordinaryVotes = (slugs: readonly string[], day: string): Upvote[] =>
  Array.from({ length: 20 }, (_, index) => {
    const slug = slugs[index % slugs.length] ?? ''
    const vote = literalUpvote(slug, `member${index}`, { at: `${day}T${String(index).padStart(2, '0')}:00:00.000Z`, day })
    const joinedAt = `20${20 + (index % 5)}-${String(1 + (index % 12)).padStart(2, '0')}-05T09:00:00.000Z`
    return { ...vote, voter: { ...vote.voter, joinedAt, partDays: index } }
  })
