import type { OneClickAction } from '../../domain/pending-action.ts'
import type { Profile } from '../../domain/records.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { reportedWords } from '../parts/report-words.ts'

/** Whether the account has upvoted and saved the launch. */
type Done = Record<OneClickAction, boolean>

/** What somebody who was led back to the page has done. The query alone proves nothing: whether the vote is there decides. */
export const doneWords = (query: URLSearchParams, done: Done, account: Profile): string | undefined =>
  reportedWords(query.get('reported')) ?? doneAfterSignIn(query.get('pressed'), done, account)

/** After a one-click action that waited for sign-in (account/sign-in/pending-action-cookie.ts), or for someone who was sent the page’s link. */
function doneAfterSignIn(pressed: string | null, done: Done, { emailProven }: Profile): string | undefined {
  if (isViewerSuspended()) return undefined
  if (pressed === 'save')
    return done.save
      ? 'Saved. You’ll get a notification when it posts an update.'
      : 'You haven’t saved this launch. Press Save to add it to your list.'
  if (pressed !== 'upvote') return undefined
  if (!done.upvote) return 'You haven’t upvoted this launch. Press Upvote to add your vote.'
  return emailProven === true ? 'Your upvote is in. Thanks!' : 'Your upvote is saved. It counts once you verify your email.'
}
