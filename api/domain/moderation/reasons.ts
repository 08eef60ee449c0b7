import { fillWords } from '../../../shared/fill-words.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { fieldError, throwFieldErrors } from '../failure.ts'
import { lengthOf, plainLine } from '../plain-text.ts'
import type { Flag, FlagReason } from './records.ts'
import words from './words.json' with { type: 'json' }

/** Reasons that moderators can choose from, until they edit the list. */
export const defaultReasons: readonly string[] = words.defaultReasons

/** Reasons to choose from when a comment or an update is deleted. */
export const postReasons: readonly string[] = words.postReasons
export const maxPostReasonLength = 500

/** Why something is reported: a short name, and what the person who reports it reads. */
export const reasonWords: Record<FlagReason, { label: string; hint: string }> = words.reasonWords

/** What is flagged, to whoever’s it is. */
export const ownWords: Record<Flag['subject'], string> = words.own

/** Why something was flagged, each reason once, within a sentence. */
export const flagWords = (flags: readonly Pick<Flag, 'reason'>[]): string =>
  joinWords([...new Set(flags.map(({ reason }) => reasonWords[reason].label.toLowerCase()))])

/** What is flagged, within a sentence. `name` is the launch’s, or the audited page’s host. */
export const flaggedWords = (subject: Flag['subject'], name: string): string => fillWords(words.flagged[subject], { name })

export const maxReasons = 20
export const maxListedReasonLength = 300

/** Reads a list of reasons, one a line. Throws BAD_REQUEST for one that is too long, or too many. */
export function readReasonList(text: string): string[] {
  const reasons = [
    ...new Set(
      text
        .split(/\r\n?|\n/)
        .map(plainLine)
        .filter(Boolean),
    ),
  ]
  const long = reasons.filter((reason) => lengthOf(reason) > maxListedReasonLength).length
  throwFieldErrors([
    ...(reasons.length > maxReasons ? [fieldError('reasons', `List at most ${maxReasons} reasons.`, 'maxItems')] : []),
    ...(long > 0 ? [fieldError('reasons', `Keep each reason to ${maxListedReasonLength} characters.`, 'maxLength')] : []),
  ])
  return reasons
}

/** What was chosen from a list and what was typed. What isn’t on the list is ignored. */
export const joinReason = (list: readonly string[], chosen: string, typed: string): string =>
  [list.includes(chosen) ? chosen : '', typed].filter((part) => part.trim() !== '').join('\n\n')
