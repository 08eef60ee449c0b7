import { fillWords } from '../../../shared/fill-words.ts'
import { instantWords } from '../../../shared/ui/instant-words.ts'
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
  return sentence === undefined ? null : fillWords(sentence, { subject: subjectOf(decision), length: lengthOf(decision) })
}

/** Other notices announce these. */
const toldAsLaunch: readonly DecisionAction[] = ['reject', 'stop', 'take_down', 'undo']

/** Whether the person whom a decision concerns is told of it right after the minute in which it can be undone. */
export const concernsPerson = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && action in sentences && !toldAsLaunch.includes(action)
