import type { Profile } from '../../domain/records.ts'
import { isViewerSuspended } from '../parts/unless-suspended.tsx'
import { reportedWords } from './report/report-words.ts'

/** What somebody who was led back to the page has done. The query alone proves nothing: whether the vote is there decides. */
export const doneWords = (query: URLSearchParams, isUpvoted: boolean, account: Profile): string | undefined =>
  reportedWords(query.get('reported')) ?? (query.get('pressed') === 'upvote' ? upvotedWords(isUpvoted, account) : undefined)

/** After a vote that was pressed while signed out (account/intents.ts). */
function upvotedWords(isUpvoted: boolean, { emailProven }: Profile): string | undefined {
  if (isViewerSuspended()) return undefined
  if (!isUpvoted) return 'Your upvote wasn’t added. Press Upvote to try again.'
  return emailProven === true ? 'Your upvote is in. Thanks!' : 'Your upvote is saved. It counts once you verify your email.'
}
