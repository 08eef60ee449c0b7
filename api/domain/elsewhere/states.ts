import { Failure } from '../failure.ts'
import { isGone, isOnlySeenInBrowser } from './proofs.ts'
import type { DirectorySubmission, Proof, SubmissionState } from './records.ts'
import words from './words.json' with { type: 'json' }

/** The moves that a maker can note. Nobody can note `live`: only a proof makes a submission live, or lost. */
export const moves: Record<SubmissionState, readonly SubmissionState[]> = {
  planned: ['prepared', 'opened', 'sent', 'refused'],
  prepared: ['planned', 'opened', 'sent', 'refused'],
  opened: ['prepared', 'sent', 'refused'],
  sent: ['opened', 'waiting', 'refused'],
  waiting: ['sent', 'refused'],
  live: [],
  refused: ['planned', 'sent'],
  lost: ['planned', 'sent'],
}

export const stateWords: Record<SubmissionState, string> = words.stateWords

/** How it stands, by its state and the last check of its listing. */
export function statusOf({ state, proofs }: Pick<DirectorySubmission, 'state' | 'proofs'>): string {
  const miss = missOf({ state, proofs })
  if (miss === null) return stateWords[state]
  return miss.gone === true ? 'Page gone' : miss.verdict === 'hidden' ? 'Link hidden' : 'Link not found'
}

/** The last check of a live listing, if it found no link that visitors can see. Null for one that only shows in a browser. */
export function missOf({ state, proofs }: Pick<DirectorySubmission, 'state' | 'proofs'>): Proof | null {
  const last = proofs.at(-1)
  if (state !== 'live' || last === undefined || !isGone(last)) return null
  return isOnlySeenInBrowser(proofs) && last.inBrowser !== true ? null : last
}

/** The state that clients are told: a live listing whose link the last check didn’t find isn’t live for them either. */
export const toldState = (submission: Pick<DirectorySubmission, 'state' | 'proofs'>): SubmissionState =>
  missOf(submission) === null ? submission.state : 'lost'

export const isAhead = ({ state }: Pick<DirectorySubmission, 'state'>): boolean =>
  state === 'planned' || state === 'prepared' || state === 'opened'

export type PlaceCounts = Record<'todo' | 'sent' | 'live' | 'over', number>

/** How many stand how. A live one whose link the last check didn’t find isn’t counted as live, as its status says. */
export function countPlaces(submissions: readonly Pick<DirectorySubmission, 'state' | 'proofs'>[]): PlaceCounts {
  const missed = submissions.filter((submission) => missOf(submission) !== null).length
  const of = (...states: SubmissionState[]) => submissions.filter(({ state }) => states.includes(state)).length
  const [live, over] = [of('live') - missed, of('refused', 'lost') + missed]
  return { todo: of('planned', 'prepared', 'opened'), sent: of('sent', 'waiting'), live, over }
}

/** The day it was submitted; null if unknown, or if it’s planned again. */
export const sentOn = ({ state, since }: Pick<DirectorySubmission, 'state' | 'since'>): string | null =>
  isAhead({ state }) ? null : ((since.sent ?? since.waiting)?.slice(0, 10) ?? null)

export const newSubmission = (
  { id: launchId, ownerId }: { id: string; ownerId: string },
  slug: string,
  plannedFor: string | null,
  at: string,
): DirectorySubmission => ({
  id: `${launchId}:${slug}`,
  launchId,
  ownerId,
  slug,
  state: 'planned',
  plannedFor,
  since: { planned: at },
  listingUrl: null,
  proofs: [],
  checkOn: null,
  note: '',
})

/** The submission in its next state, with the date. Throws CONFLICT for a move that isn’t possible. */
export function moved(submission: DirectorySubmission, state: SubmissionState, at: string): DirectorySubmission {
  if (submission.state === state) return submission
  if (state === 'live' || state === 'lost')
    throw new Failure('CONFLICT', 'We set this once we’ve found your link on the listing’s page. Enter the listing’s URL and check it.')
  if (!moves[submission.state].includes(state))
    throw new Failure(
      'CONFLICT',
      `It’s ${stateWords[submission.state].toLowerCase()} now, so it can’t become ${stateWords[state].toLowerCase()}.`,
    )
  return { ...submission, state, since: { ...submission.since, [state]: at } }
}

/** What may come from a client on its owner’s behalf: the submit page was opened. It never moves a submission back. */
export const opened = (submission: DirectorySubmission, at: string): DirectorySubmission =>
  submission.state === 'planned' || submission.state === 'prepared' ? moved(submission, 'opened', at) : submission
