import { isSaved } from '../../actions/community/bookmarks.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { hasUpvoted } from '../../actions/votes/toggle-upvote.ts'
import type { OneClickAction } from '../../domain/pending-action.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import type { Said } from '../forms/flash.tsx'
import type { PageRequest } from '../forms/page-request.ts'

/**
 * After a one-click action that waited for sign-in (account/sign-in/pending-action-cookie.ts), or for someone who was sent the page’s link. The path alone
 * proves nothing: whether the vote is there decides.
 */
export const saidAfterSignIn =
  (kind: OneClickAction) =>
  async ({ world, account, params: { slug = '' } }: PageRequest): Promise<Said | undefined> => {
    if (account === null || isViewerSuspended()) return undefined
    const launch = await findLiveLaunch(world, { slug })
    const isDone = await (kind === 'upvote' ? hasUpvoted : isSaved)(world, launch, account)
    if (kind === 'save')
      return {
        text: isDone
          ? 'Saved. You’ll get a notification when it posts an update.'
          : 'You haven’t saved this launch. Press Save to add it to your list.',
      }
    if (!isDone) return { text: 'You haven’t upvoted this launch. Press Upvote to add your vote.' }
    return {
      text: account.emailProven === true ? 'Your upvote is in. Thanks!' : 'Your upvote is saved. It counts once you verify your email.',
    }
  }
