import { instantWords } from '../../../shared/ui/instant-words.ts'
import type { Decision, DecisionAction } from './records.ts'

/** What a decision was about, to the person whom it concerns. */
const subjectOf = ({ commentId, about }: Decision): string =>
  commentId === null ? (about ?? 'your account') : `your comment on ${about ?? 'a launch'}`

/** `until` is unknown of older suspensions. */
const lengthOf = ({ until }: Decision): string =>
  until === undefined ? '' : until === null ? ' until a moderator lifts it' : ` until ${instantWords(until)}`

const sentences: Partial<Record<DecisionAction, (decision: Decision) => string>> = {
  warn: () => 'A moderator sent you a warning.',
  suspend: (decision) => `Your account was suspended${lengthOf(decision)}.`,
  lift_suspension: () => 'Your suspension was lifted.',
  remove_everything: (decision) => `Your account was suspended${lengthOf(decision)}, and everything you published was removed.`,
  approve_comment: (decision) => `A moderator approved ${subjectOf(decision)}.`,
  delete_comment: (decision) => `A moderator deleted ${subjectOf(decision)}.`,
  delete_update: (decision) => `A moderator deleted an update of ${subjectOf(decision)}.`,
  accept_edit: (decision) => `Your edit to ${subjectOf(decision)} was accepted.`,
  restore_edit: (decision) => `Your edit to ${subjectOf(decision)} was rejected. Your page shows the approved listing.`,
  stop: (decision) => `A moderator stopped the launch of ${subjectOf(decision)}.`,
  take_down: (decision) => `A moderator unpublished ${subjectOf(decision)}.`,
  reject_appeal: (decision) => `Your appeal of the decision about ${subjectOf(decision)} was rejected.`,
  name_moderator: () => 'You’re a moderator now: you find what waits under Moderation.',
  end_moderator: () => 'You’re no longer a moderator.',
  undo: (decision) => `A moderator reversed a decision about ${subjectOf(decision)}.`,
}

/** What a moderator decided, to the person whom it concerns; null for decisions that they aren’t told of in this way. */
export const decisionSentence = (decision: Decision): string | null => sentences[decision.action]?.(decision) ?? null

/** Other notices announce these. */
const toldAsLaunch: readonly DecisionAction[] = ['stop', 'take_down', 'undo']

/** Whether the person whom a decision concerns is told of it right after the minute in which it can be undone. */
export const isTold = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && action in sentences && !toldAsLaunch.includes(action)
