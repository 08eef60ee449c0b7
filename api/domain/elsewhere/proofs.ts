import { addDays } from '../launch/launch.ts'
import type { DirectorySubmission, Proof } from './records.ts'
import { dayMs } from '../../../shared/durations.ts'

const maxProofs = 10
/** Days after going live, or after the link was lost, on which a listing is checked again. */
const checkDays = [1, 7, 30, 90]
/** A page that couldn’t be read is tried again on as many days, then at the next regular check. */
const maxErrors = 3
/** A link counts as lost if it’s gone twice, at least this long apart. */
const lossMs = dayMs

export type Proven = { submission: DirectorySubmission; /** What the proof changed. */ change: 'live' | 'lost' | null }

export const isThere = ({ verdict }: Proof) => verdict === 'followed' || verdict === 'nofollow'
export const isGone = ({ verdict }: Proof) => verdict === 'absent' || verdict === 'hidden'

/**
 * A submission with a further proof. Only a link that visitors can see makes it live, from any state. It’s lost once that link was gone twice in a
 * row; a page that couldn’t be read changes nothing, nor does another page than the one that was proven, unless the link is there and the maker entered its URL or the listing was lost, nor does served HTML without a link that was only ever seen in the maker’s browser.
 */
export function withProof(submission: DirectorySubmission, proof: Proof): Proven {
  const isOther = submission.listingUrl !== null && submission.listingUrl !== proof.page
  const isSeenByTheWay = proof.inBrowser === true && submission.state === 'live'
  if (isOther && (isSeenByTheWay || !isThere(proof)) && submission.proofs.some(isThere)) return { submission, change: null }
  const proofs = kept([...submission.proofs, proof])
  const next = { ...submission, proofs, listingUrl: proof.page }
  const isNew = isThere(proof) && submission.state !== 'live'
  const isLoss = submission.state === 'live' && isLost(submission.proofs, proof)
  const state = isNew ? 'live' : isLoss ? 'lost' : submission.state
  const since = state === submission.state ? submission.since : { ...submission.since, [state]: proof.at }
  const moved = { ...next, state, since }
  return { submission: { ...moved, checkOn: nextCheck(moved) }, change: isNew ? 'live' : isLoss ? 'lost' : null }
}

function isLost(earlier: readonly Proof[], proof: Proof): boolean {
  if (!isGone(proof)) return false
  const seenAt = earlier.findLastIndex(isThere)
  if (earlier[seenAt]?.inBrowser === true && proof.inBrowser !== true) return false
  const first = earlier.slice(seenAt + 1).find((each) => isGone(each) && (earlier[seenAt]?.inBrowser !== true || each.inBrowser === true))
  return first !== undefined && Date.parse(proof.at) - Date.parse(first.at) >= lossMs
}

/** The newest proofs, and the last at which the link was there. */
function kept(proofs: readonly Proof[]): Proof[] {
  if (proofs.length <= maxProofs) return [...proofs]
  const seen = proofs.findLast(isThere)
  const newest = proofs.slice(-maxProofs)
  return seen === undefined || newest.includes(seen) ? newest : [seen, ...proofs.slice(1 - maxProofs)]
}

function nextCheck({ state, since, proofs }: DirectorySubmission): string | null {
  const last = proofs.at(-1)
  const start = state === 'live' ? since.live : state === 'lost' ? since.lost : undefined
  if (last === undefined || start === undefined) return null
  const today = last.at.slice(0, 10)
  const regular = checkDays.map((days) => addDays(start.slice(0, 10), days)).find((day) => day > today) ?? null
  if (last.verdict === 'error') {
    const errors = proofs.length - 1 - proofs.findLastIndex(({ verdict }) => verdict !== 'error')
    return errors <= maxErrors ? addDays(today, 1) : regular
  }
  // Two days on is at least 24 hours later, whatever the hour.
  if (state === 'live' && isGone(last) && !isOnlySeenInBrowser(proofs)) return addDays(today, 2)
  return regular
}

export const isOnlySeenInBrowser = (proofs: readonly Proof[]): boolean => proofs.findLast(isThere)?.inBrowser === true
