import type { VoteExclusion } from '../../../domain/moderation/records.ts'

/** Why a vote doesn’t count or a comment isn’t shown. */
export const exclusionWords: Record<VoteExclusion, string> = {
  unproven: 'Email not verified',
  suspended: 'Suspended',
  removed: 'Removed',
  'same-person': 'Same person',
  group: 'Voting group',
  surge: 'Vote surge',
}
