import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { putComment } from './put-comment.ts'
import { readTrust } from './read-trust.ts'
import { mustWait } from './screen-comment.ts'

/** In the transaction that verifies an account’s email: those of its comments that a moderator has to see stay hidden until then. */
export async function holdComments(world: World, transaction: Transaction, accountId: string): Promise<void> {
  const author = await transaction.get('profiles', accountId)
  if (author === null) return
  const level = await readTrust(world, transaction, author)
  for (const comment of await transaction.list('comments', 'accountId', accountId))
    if (comment.exclusion === 'unproven' && (await mustWait(transaction, comment.text, author, level)))
      await putComment(world, transaction, comment, { ...comment, exclusion: 'held' })
}
