import { dayWords } from '../../../../shared/ui/day-words.ts'
import { lengthOf } from '../../../domain/moderation/decision-sentence.ts'
import type { NamedDecision } from '../../../actions/moderation/log/read-log.ts'
import type { DecisionAction } from '../../../domain/moderation/records.ts'
import { fillWords } from '../../../../shared/fill-words.ts'
import { plural } from '../../../../shared/plural.ts'
import words from '../words.json' with { type: 'json' }

export const actionWords: Record<DecisionAction, string> = words.actionWords

/** What leads from the decision to its subject, as in “Lifted the suspension of Ada”. */
const joints: Partial<Record<DecisionAction, string>> = words.joints

/** A part of a sentence: words, or a name that may be a link. */
export type SubjectPart = string | { launch: string } | { person: string }

/** What follows the decision in a sentence about it: what it was about, and whom. */
export function subjectParts({ decision, launch, person }: NamedDecision): SubjectPart[] {
  const { action, accountId, launchId, commentId } = decision
  const name = decision.about ?? launch?.name ?? null
  const what = name === null ? null : { launch: name }
  const who = accountId === null ? null : { person: person ?? 'a former member' }
  if (commentId !== null) {
    const comment = action === 'delete_comment' || action === 'approve_comment' ? [] : [`${joints[action] ?? ''} a comment`]
    return [...comment, ...(who === null ? [] : [' by ', who]), ...(what === null ? [] : [' on ', what])]
  }
  const joint = `${joints[action] ?? ''} `
  const suspended = { suspend: '', remove_everything: ', suspended' }[action as string]
  const length = suspended === undefined ? '' : `${suspended}${lengthOf(decision)}`
  if (what === null) return who === null ? [] : [joint, who, length]
  const by = action.endsWith('_edit') ? ', edited by ' : launchId === null ? ', by ' : ', a launch by '
  return [joint, what, ...(who === null ? [] : [by, who])]
}

export const byWords = (by: string | null, name: string | null): string => (by === null ? 'The operator' : (name ?? 'A former moderator'))

const told: Record<Exclude<DecisionAction, 'dismiss_flags'>, string> = words.told

export function decidedWords({ decision: { action, about, reports = 0 }, launch, person }: NamedDecision): string {
  const name = about ?? launch?.name ?? 'The launch'
  if (action === 'dismiss_flags') return plural(reports, 'flag dismissed.', 'flags dismissed.')
  if (action === 'approve' && launch?.status === 'scheduled' && launch.launchDate !== null)
    return `${name} is scheduled for ${dayWords(launch.launchDate)}.`
  if (action === 'approve' && launch?.status === 'live') return `${name} is live.`
  return fillWords(told[action], { about: name, who: person ?? 'A former member' })
}

export function undoneWords(named: NamedDecision): string {
  const left = named.decision.undone?.left ?? []
  const rest = left.length === 0 ? '' : ` Not restored, because it changed since: ${left.join(', ')}.`
  return `Undone: ${nameOf(named)}.${rest}`
}

export function nameOf(named: NamedDecision): string {
  const subject = subjectParts(named).map((part) => (typeof part === 'string' ? part : 'launch' in part ? part.launch : part.person))
  return `${actionWords[named.decision.action].toLowerCase()}${subject.join('')}`
}
