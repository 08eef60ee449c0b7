import { dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'
import actions from './actions.json' with { type: 'json' }
import type { Decision } from './records.ts'

/** What somebody says against a decision about them, by the decision’s id: once. */
export type Appeal = { id: string; accountId: string; text: string; at: string; state: 'open' | 'rejected' | 'granted' }

export const maxAppealLength = 2000

/** For how many days a decision can be appealed, and for how many what it changed is kept, so that an appeal can reverse it. */
export const appealDays = 14
export const reversibleDays = 30

export const isAppealable = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && 'isAppealable' in actions[action]

/** Whether the person whom a decision concerns can still appeal it, if they haven’t. A suspension that is over leaves nothing to reverse. */
export const mayAppeal = (decision: Decision, person: Pick<Profile, 'suspension'> | null, now: Date): boolean =>
  isAppealable(decision) &&
  (decision.action !== 'suspend' || (person?.suspension !== undefined && person.suspension.at <= decision.at)) &&
  decision.undone === undefined &&
  now.getTime() < Date.parse(decision.at) + appealDays * dayMs
