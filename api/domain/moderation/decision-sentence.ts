import { fillWords } from '../../../shared/fill-words.ts'
import { statusWords } from '../../../shared/ui/launch-words.ts'
import { instantWords } from '../../../shared/ui/day-words.ts'
import type { Decision, DecisionAction } from './records.ts'
import words from './words.json' with { type: 'json' }

/** What a decision was about, to the person whom it concerns. */
const subjectOf = ({ commentId, about }: Decision): string =>
  commentId === null ? (about ?? 'your account') : `your comment on ${about ?? 'a launch'}`

/** How long a suspension lasts; `until` is unknown of older ones. */
export const lengthOf = ({ until }: Pick<Decision, 'until'>): string =>
  until === undefined ? '' : until === null ? ' until a moderator lifts it' : ` until ${instantWords(until)}`

const sentences: Partial<Record<DecisionAction, string>> = words.decisions

/** What a moderator decided, to the person whom it concerns; null for decisions that they aren’t told of in this way. */
export function decisionSentence(decision: Decision): string | null {
  const sentence = sentences[decision.action]
  return sentence === undefined ? null : fillWords(sentence, { ...filling(decision), which: whichOf(decision) })
}

const filling = (decision: Decision) => ({ subject: subjectOf(decision), length: lengthOf(decision) })

/** Which decision was reversed. Unknown of older ones. */
const whichOf = (decision: Decision): string => fillWords(reversed[decision.reverses ?? 'undo'] ?? reversed.undo, filling(decision))
const reversed: Partial<Record<DecisionAction, string>> & { undo: string } = words.reversed

const outcomes: Partial<Record<DecisionAction, string>> = words.outcomes
const back: Partial<Record<DecisionAction, string>> = words.back

/** What follows from a decision, to the person whom it concerns: further sentences, or nothing. */
export function outcomeOf(decision: Decision): string {
  const { action, reverses, restored = [], left = [], until } = decision
  const isOngoing = until !== undefined && reverses !== undefined
  const said = [
    reverses === undefined ? outcomes[action] : isOngoing ? `Your account is still suspended${lengthOf(decision)}.` : back[reverses],
    ...restored.map(({ name, status }) => `${name} is ${status === 'live' ? 'public' : statusWords[status].toLowerCase()} again.`),
    left.length > 0 && `Not restored, because it changed since: ${left.join(', ')}.`,
  ]
  return said.map((sentence) => (sentence ? ` ${sentence}` : '')).join('')
}

/** Other notices announce these. */
const toldAsLaunch: readonly DecisionAction[] = ['reject', 'stop', 'take_down', 'undo', 'grant_appeal']

/** Whether the person whom a decision concerns is told of it right after the minute in which it can be undone. */
export const concernsPerson = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && action in sentences && !toldAsLaunch.includes(action)

const reasonLabels: Partial<Record<DecisionAction, string>> = {
  warn: 'The warning',
  reject_appeal: 'The moderator’s answer',
  grant_appeal: 'The moderator’s answer',
}
/** What a decision’s reason is called where it’s quoted. */
export const reasonLabel = ({ action }: Pick<Decision, 'action'>): string => reasonLabels[action] ?? 'The moderator’s reason'
