import { findLiveLaunch, findSavable } from '../../actions/launches/find-launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { World } from '../../ports/world.ts'
import type { OneClickAction } from '../../domain/pending-action.ts'
import { paths } from '../../../shared/paths.ts'
import { keepPendingAction } from '../account/sign-in/pending-action-cookie.ts'
import { returnPath, withReturn } from '../session/session.ts'
import type { PageRequest } from '../forms/page-request.ts'
import { isSaved } from '../../actions/community/bookmarks.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { hasUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import type { Said } from '../forms/flash.tsx'

const back = (form: URLSearchParams, slug: string): string => (form.has('return') ? returnPath(form.get('return')) : paths.launch({ slug }))

const findFor = (kind: OneClickAction, world: World, slug: string) => (kind === 'save' ? findSavable : findLiveLaunch)(world, { slug })

/**
 * A button that returns to its page. Signed-out visitors sign in first; then its action runs for them. Throws NOT_FOUND for a launch that isn’t
 * live.
 */
export const oneClick = (kind: OneClickAction) => ({
  says: { [`pressed-${kind}`]: saidAfterSignIn(kind) },
  next: (_result: unknown, { params: { slug = '' } }: PageRequest, form: URLSearchParams) => back(form, slug),
  async signedOut({ world, ctx, params: { slug = '' } }: PageRequest<'anyone'>, form: URLSearchParams) {
    const isWanted = form.get('wanted') !== 'no'
    return isWanted ? keepPendingAction(world, ctx, kind, await findFor(kind, world, slug)) : withReturn(paths.signIn(), back(form, slug))
  },
})

/**
 * After a one-click action that waited for sign-in (account/sign-in/pending-action-cookie.ts), or for someone who was sent the page’s link. The path alone
 * proves nothing: whether the vote is there decides.
 */
const saidAfterSignIn =
  (kind: OneClickAction) =>
  async ({ world, account, params: { slug = '' } }: PageRequest): Promise<Said | undefined> => {
    if (account === null || isViewerSuspended()) return undefined
    const launch = await findFor(kind, world, slug)
    const isDone = await (kind === 'upvote' ? hasUpvoted : isSaved)(world, launch, account)
    if (kind === 'save' && !isLive(launch))
      return { text: isDone ? 'We’ll tell you when it’s live.' : 'You haven’t asked to be notified. Press Notify me.' }
    if (kind === 'save')
      return {
        text: isDone
          ? 'Saved. You’ll get a notification when it posts an update.'
          : 'You haven’t saved this launch. Press Save to add it to your list.',
      }
    if (!isDone) return { text: 'You haven’t voted for this launch. Press Vote to add your vote.' }
    if (isMakerOf(launch, account)) return { text: 'Your vote is saved, but votes for your own launch aren’t counted.' }
    return {
      text: account.emailProven === true ? 'Your vote is in. Thanks.' : 'Your vote is saved. It counts once you verify your email.',
    }
  }
