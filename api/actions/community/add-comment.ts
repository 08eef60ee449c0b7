import { refuseFaults, textFaults } from '../../domain/field-faults.ts'
import { refuseSuspended } from '../../domain/moderation/suspension.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import { flawOf } from '../../domain/votes/account-flaw.ts'
import { requireLive } from '../launches/launch-access.ts'
import { createId } from '../random.ts'
import { currentProfile } from '../leaving/leaving-access.ts'
import type { World } from '../../ports/world.ts'

export const longestComment = 2000

/**
 * Adds a plain-text comment to a live launch. Others see it once its author’s email is verified. Throws NOT_FOUND, BAD_REQUEST about `text`, and
 * FORBIDDEN while the account is suspended.
 */
export async function addComment(world: World, { slug, text }: { slug: string; text: string }, account: Profile): Promise<Comment> {
  const plain = plainText(text)
  refuseFaults(textFaults('text', plain, longestComment))
  return world.store.transact(async (transaction) => {
    const launch = await requireLive(transaction, slug)
    const author = await currentProfile(transaction, account)
    const now = world.clock()
    refuseSuspended(author, now)
    const flaw = flawOf(author, now)
    const comment: Comment = {
      id: createId(world),
      launchId: launch.id,
      accountId: author.id,
      author: { name: author.name, handle: author.handle },
      text: plain,
      at: now.toISOString(),
      ...(flaw !== undefined && { flaw }),
    }
    await transaction.put('comments', comment)
    if (flaw === undefined) await transaction.put('launches', { ...launch, commentCount: launch.commentCount + 1 })
    return comment
  })
}
