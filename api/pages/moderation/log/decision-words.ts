import { dayWords } from '../../../../shared/ui/day-words.ts'
import type { NamedDecision } from '../../../actions/moderation/log/name-decisions.ts'
import type { DecisionAction } from '../../../domain/moderation/records.ts'
import { plural } from '../../../../shared/plural.ts'
import words from '../words.json' with { type: 'json' }

/** What was decided, in the log and its filter. */
export const actionWords: Record<DecisionAction, string> = words.actionWords

/** What leads from the decision to its subject, as in “Lifted the suspension of Ada”. */
const joints: Partial<Record<DecisionAction, string>> = words.joints

/** A part of a sentence: words, or a name that may be a link. */
export type SubjectPart = string | { launch: string } | { person: string }

/** What follows the decision in a sentence about it: what it was about, and whom. */
export function subjectParts({ decision, launch, person }: NamedDecision): SubjectPart[] {
  const { action, accountId, commentId } = decision
  const name = decision.about ?? launch?.name ?? null
  const what = name === null ? null : { launch: name }
  const who = accountId === null ? null : { person: person ?? 'a former member' }
  if (commentId !== null) {
    const comment = action === 'delete_comment' || action === 'approve_comment' ? [] : [`${joints[action] ?? ''} a comment`]
    return [...comment, ...(who === null ? [] : [' by ', who]), ...(what === null ? [] : [' on ', what])]
  }
  const joint = `${joints[action] ?? ''} `
  if (what === null) return who === null ? [] : [joint, who]
  return [joint, what, ...(who === null ? [] : [action === 'withhold_report' ? ', by ' : ', a launch by ', who])]
}

export const byWords = (by: string | null, name: string | null): string => (by === null ? 'The operator' : (name ?? 'A former moderator'))

const personWords = (name: string | null): string => name ?? 'A former member'

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
    case 'approve_comment':
      return `${who}’s comment on ${about} approved.`
    case 'delete_comment':
      return `${who}’s comment on ${about} deleted.`
    case 'delete_update':
      return `Update of ${about} deleted.`
    case 'withhold_report':
      return `Audit report on ${about} made private.`
    case 'dismiss_flags':
      return plural(reports, 'report dismissed.', 'reports dismissed.')
    case 'slow_comments':
      return `Slow mode is on for ${about}.`
    case 'unslow_comments':
      return `Slow mode is off for ${about}.`
    case 'note':
      return `Note about ${who} added.`
    case 'warn':
      return `${who} warned.`
    case 'suspend':
      return `${who} suspended.`
    case 'lift_suspension':
      return `${who}’s suspension lifted.`
    case 'remove_everything':
      return `Everything by ${who} removed.`
    case 'delete_account':
      return 'Account deleted.'
    case 'reset_sign_in':
      return `${who} signs in with just the password.`
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
    case 'set_watched_words':
      return 'Watched words saved.'
    case 'reject_appeal':
      return `${who}’s appeal rejected.`
    case 'undo':
      return 'Decision undone.'
  }
}

export function undoneWords(named: NamedDecision): string {
  const { action, undone } = named.decision
  const subject = subjectParts(named).map((part) => (typeof part === 'string' ? part : 'launch' in part ? part.launch : part.person))
  const left = undone?.left ?? []
  const rest = left.length === 0 ? '' : ` Not restored, because it changed since: ${left.join(', ')}.`
  return `Undone: ${actionWords[action].toLowerCase()}${subject.join('')}.${rest}`
}
