import { refuseFaults, textFaults } from '../../domain/field-faults.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import { requireLive } from '../launches/launch-access.ts'
import { createId } from '../random.ts'
import type { World } from '../../ports/world.ts'

export const longestComment = 2000

/** Adds a plain-text comment to a live launch. Throws NOT_FOUND, and BAD_REQUEST about `text`. */
export async function addComment(world: World, { slug, text }: { slug: string; text: string }, account: Profile): Promise<Comment> {
  const plain = plainText(text)
  refuseFaults(textFaults('text', plain, longestComment))
  return world.store.transact(async (transaction) => {
    const launch = await requireLive(transaction, slug)
    const comment: Comment = {
      id: createId(world),
      launchId: launch.id,
      accountId: account.id,
      author: { name: account.name, handle: account.handle },
      text: plain,
      at: world.clock().toISOString(),
    }
    await transaction.put('comments', comment)
    await transaction.put('launches', { ...launch, commentCount: launch.commentCount + 1 })
    return comment
  })
}
