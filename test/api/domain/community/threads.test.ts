import { expect, it } from 'vitest'
import { countComments, newestThreads, threadsOf } from '../../../../api/domain/community/threads.ts'
import type { Comment } from '../../../../api/domain/records.ts'

const comment = (id: string, replyTo?: string): Comment => ({
  id,
  launchId: 'acme',
  accountId: 'ada',
  author: { name: 'Ada', handle: null },
  text: id,
  at: '2026-03-04T12:00:00.000Z',
  ...(replyTo !== undefined && { replyTo }),
})
// Two threads of two comments, a third whose first comment was deleted, and one that is hidden as a whole.
const threads = threadsOf(
  [comment('a'), comment('a1', 'a'), comment('b'), comment('b1', 'b'), comment('c1', 'c'), comment('hidden')],
  ({ id }) => id !== 'hidden',
)

it('counts comments and replies, but none that was deleted or is hidden', () => {
  expect([threads.map(({ id, gone }) => [id, gone]), countComments(threads)]).toEqual([
    [
      ['a', null],
      ['b', null],
      ['c', 'deleted'],
    ],
    5,
  ])
})

it.each([
  [1, ['c']],
  [2, ['b', 'c']],
  [3, ['b', 'c']],
  [4, ['a', 'b', 'c']],
  [9, ['a', 'b', 'c']],
])('shows the newest threads that have %i comments together', (least, ids) => {
  expect(newestThreads(threads, least).map(({ id }) => id)).toEqual(ids)
})
