import { dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'
import type { Decision, DecisionAction } from './records.ts'

/** What somebody says against a decision about them, by the decision’s id: once. */
export type Appeal = { id: string; accountId: string; text: string; at: string; state: 'open' | 'rejected' | 'granted' }

export const maxAppealLength = 2000

const appealable: readonly DecisionAction[] = [
  'suspend',
  'remove_everything',
  'delete_comment',
  'delete_update',
  'withhold_report',
  'restore_edit',
  'reject_edit',
  'stop',
  'take_down',
]

/** For how many days a decision can be appealed, and for how many what it changed is kept, so that an appeal can reverse it. */
export const appealDays = 14
export const reversibleDays = 30

export const isAppealable = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && appealable.includes(action)

/** Whether the person whom a decision concerns can still appeal it, if they haven’t. A suspension that is over leaves nothing to reverse. */
export const mayAppeal = (decision: Decision, person: Pick<Profile, 'suspension'> | null, now: Date): boolean =>
  isAppealable(decision) &&
  (decision.action !== 'suspend' || (person?.suspension !== undefined && person.suspension.at <= decision.at)) &&
  decision.undone === undefined &&
  now.getTime() < Date.parse(decision.at) + appealDays * dayMs
