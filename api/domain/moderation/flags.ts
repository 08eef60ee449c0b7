import type { Flag } from './records.ts'

/** The most characters that a person can add to a report. */
export const maxFlagTextLength = 500

/** How many days a report is kept after it was made, unless it’s still open. */
export const daysFlagKept = 180

/** One report per account and subject. */
export const flagId = ({ subjectId, accountId }: Pick<Flag, 'subjectId' | 'accountId'>): string => `${subjectId}:${accountId}`

const enough = 3

/** Whether moderators have dismissed most of what an account reported: at least three reports, and more than they acted on. */
export function isOftenDismissed(flags: readonly Pick<Flag, 'state' | 'dismissed'>[]): boolean {
  const settled = flags.filter(({ state }) => state === 'resolved')
  const dismissed = settled.filter((flag) => flag.dismissed === true).length
  return dismissed >= enough && dismissed > settled.length - dismissed
}
