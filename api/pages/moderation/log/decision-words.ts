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

type Told = NamedDecision & { about: string; who: string }

/** What a moderator is told after a decision. */
const told: Record<DecisionAction, (decided: Told) => string> = {
  approve: ({ about, launch }) =>
    launch?.status === 'scheduled' && launch.launchDate !== null
      ? `${about} is scheduled for ${dayWords(launch.launchDate)}.`
      : launch?.status === 'live'
        ? `${about} is live.`
        : `${about} approved.`,
  reject: ({ about }) => `${about} rejected. The maker will see your reason on their dashboard.`,
  take_down: ({ about }) => `${about} unpublished. The maker will see your reason on their dashboard.`,
  stop: ({ about }) => `${about} won’t launch. The maker will see your reason on their dashboard.`,
  accept_edit: ({ about }) => `Edit to ${about} accepted.`,
  restore_edit: ({ about }) => `${about} shows its approved listing. The maker will see your reason on their dashboard.`,
  approve_comment: ({ about, who }) => `${who}’s comment on ${about} approved.`,
  delete_comment: ({ about, who }) => `${who}’s comment on ${about} deleted.`,
  delete_update: ({ about }) => `Update of ${about} deleted.`,
  withhold_report: ({ about }) => `Audit report on ${about} made private.`,
  dismiss_flags: ({ decision: { reports = 0 } }) => plural(reports, 'flag dismissed.', 'flags dismissed.'),
  slow_comments: ({ about }) => `Slow mode is on for ${about}.`,
  unslow_comments: ({ about }) => `Slow mode is off for ${about}.`,
  note: ({ who }) => `Note about ${who} added.`,
  warn: ({ who }) => `${who} warned.`,
  suspend: ({ who }) => `${who} suspended.`,
  lift_suspension: ({ who }) => `${who}’s suspension lifted.`,
  remove_everything: ({ who }) => `Everything by ${who} removed.`,
  delete_account: () => 'Account deleted.',
  reset_sign_in: ({ who }) => `${who} signs in with just the password.`,
  count_votes: ({ about }) => `Votes for ${about} counted.`,
  leave_out_votes: ({ about }) => `Votes for ${about} not counted.`,
  block: ({ about }) => `${about} blocked.`,
  unblock: ({ about }) => `${about} unblocked.`,
  set_reasons: () => 'Reasons saved.',
  change_settings: ({ about }) => `Saved: ${about}.`,
  name_moderator: ({ who }) => `${who} is a moderator.`,
  end_moderator: ({ who }) => `${who} is no longer a moderator.`,
  name_owner: ({ who }) => `${who} is an owner.`,
  end_owner: ({ who }) => `${who} is no longer an owner.`,
  set_watched_words: () => 'Watched words saved.',
  reject_appeal: ({ who }) => `${who}’s appeal rejected.`,
  undo: () => 'Decision undone.',
}

export const decidedWords = (named: NamedDecision): string =>
  told[named.decision.action]({
    ...named,
    about: named.decision.about ?? named.launch?.name ?? 'The launch',
    who: named.person ?? 'A former member',
  })

export function undoneWords(named: NamedDecision): string {
  const { action, undone } = named.decision
  const subject = subjectParts(named).map((part) => (typeof part === 'string' ? part : 'launch' in part ? part.launch : part.person))
  const left = undone?.left ?? []
  const rest = left.length === 0 ? '' : ` Not restored, because it changed since: ${left.join(', ')}.`
  return `Undone: ${actionWords[action].toLowerCase()}${subject.join('')}.${rest}`
}
