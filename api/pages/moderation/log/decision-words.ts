import { dayWords } from '../../../../shared/ui/day-words.ts'
import type { NamedDecision } from '../../../actions/moderation/log/name-decisions.ts'
import type { DecisionAction } from '../../../domain/moderation/records.ts'

/** What was decided, in the log and its filter. */
export const actionWords: Record<DecisionAction, string> = {
  approve: 'Approved',
  reject: 'Rejected',
  take_down: 'Unpublished',
  stop: 'Launch stopped',
  accept_edit: 'Edit accepted',
  restore_edit: 'Approved listing restored',
  delete_comment: 'Comment deleted',
  dismiss_flags: 'Reports dismissed',
  suspend: 'Suspended',
  lift_suspension: 'Suspension lifted',
  remove_everything: 'Everything removed',
  delete_account: 'Account deleted',
  count_votes: 'Votes counted',
  leave_out_votes: 'Votes not counted',
  block: 'Blocked',
  unblock: 'Unblocked',
  set_reasons: 'Reasons edited',
  undo: 'Decision undone',
}

/** Who decided. */
export const byWords = (by: string | null, name: string | null): string => (by === null ? 'Shell' : (name ?? 'A former moderator'))

/** Whom a decision is about. */
export const personWords = (name: string | null): string => name ?? 'A deleted account'

/** What a moderator is told after a decision. */
export function decidedWords({ decision, person, launch }: NamedDecision): string {
  const { action, reports = 0 } = decision
  const about = decision.about ?? launch?.name ?? 'The launch'
  const who = personWords(person)
  switch (action) {
    case 'approve':
      return launch?.status === 'scheduled' && launch.launchDate !== null
        ? `${about} is scheduled for ${dayWords(launch.launchDate)}.`
        : `${about} approved.`
    case 'reject':
      return `${about} rejected. The maker will see your reason on their dashboard.`
    case 'take_down':
      return `${about} unpublished. The maker will see your reason on their dashboard.`
    case 'stop':
      return `${about} won’t launch. The maker will see your reason on their dashboard.`
    case 'accept_edit':
      return `Edit to ${about} accepted.`
    case 'restore_edit':
      return `${about} shows its approved listing. The maker will see your reason on their dashboard.`
    case 'delete_comment':
      return `${who}’s comment on ${about} deleted.`
    case 'dismiss_flags':
      return reports === 1 ? '1 report dismissed.' : `${reports} reports dismissed.`
    case 'suspend':
      return `${who} suspended.`
    case 'lift_suspension':
      return `${who}’s suspension lifted.`
    case 'remove_everything':
      return `Everything by ${who} removed.`
    case 'delete_account':
      return 'Account deleted.'
    case 'count_votes':
      return `Votes for ${about} counted.`
    case 'leave_out_votes':
      return `Votes for ${about} not counted.`
    case 'block':
      return `${about} blocked.`
    case 'unblock':
      return `${about} unblocked.`
    case 'set_reasons':
      return 'Reasons saved.'
    case 'undo':
      return 'Decision undone.'
  }
}

/** What a moderator is told after undoing a decision. */
export function undoneWords({ decision: { action, about, undone }, person }: NamedDecision): string {
  const whom = person === null ? '' : ` (${person})`
  const left = undone?.left ?? []
  const rest = left.length === 0 ? '' : ` Not restored, because it changed since: ${left.join(', ')}.`
  return `Undone: ${actionWords[action].toLowerCase()}${about === null ? whom : `, ${about}`}.${rest}`
}
