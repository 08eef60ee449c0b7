import type { IntentKind } from '../../domain/intent.ts'
import type { Profile } from '../../domain/records.ts'
import { isViewerSuspended } from '../parts/unless-suspended.tsx'
import { reportedWords } from './report/report-words.ts'

/** Whether the account has upvoted and saved the launch. */
type Done = Record<IntentKind, boolean>

/** What somebody who was led back to the page has done. The query alone proves nothing: whether the vote is there decides. */
export const doneWords = (query: URLSearchParams, done: Done, account: Profile): string | undefined =>
  reportedWords(query.get('reported')) ?? pressedWords(query.get('pressed'), done, account)

/** After something that was pressed while signed out (account/intents.ts). */
function pressedWords(pressed: string | null, done: Done, { emailProven }: Profile): string | undefined {
  if (isViewerSuspended()) return undefined
  if (pressed === 'save')
    return done.save ? 'Saved. You’ll get a notification when it posts an update.' : 'The launch wasn’t saved. Press Save to try again.'
  if (pressed !== 'upvote') return undefined
  if (!done.upvote) return 'Your upvote wasn’t added. Press Upvote to try again.'
  return emailProven === true ? 'Your upvote is in. Thanks!' : 'Your upvote is saved. It counts once you verify your email.'
}
