import { monthsBack } from '../../domain/months.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import { isCounted } from '../../domain/votes/counted-votes.ts'
import type { Finders } from '../../ports/store.ts'

// By month: somebody’s thousands of comments aren’t read whenever they post or vote.

/** An account’s comments since a moment. */
export async function listCommentsSince({ list }: Pick<Finders, 'list'>, accountId: string, since: Date, now: Date): Promise<Comment[]> {
  const found = [...monthsBack(now, since)].map((month) => list('comments', 'accountMonth', `${accountId} ${month}`))
  return (await Promise.all(found)).flat().filter(({ at }) => at >= since.toISOString())
}

/** So many are read at once, however long ago they were written. */
const few = 100

/** On how many days an account wrote a comment that is public: at least `enough`, or all. */
export async function countCommentDays(
  { list, countBy }: Pick<Finders, 'list' | 'countBy'>,
  { id, createdAt }: Profile,
  now: Date,
  enough: number,
): Promise<number> {
  const days = new Set<string>()
  const add = (comments: Comment[]) => comments.filter(isCounted).forEach(({ at }) => days.add(at.slice(0, 10)))
  if ((await countBy('comments', 'accountId', id)) <= few) add(await list('comments', 'accountId', id))
  else
    for (const month of monthsBack(now, new Date(createdAt)))
      if (days.size < enough) add(await list('comments', 'accountMonth', `${id} ${month}`))
  return days.size
}
