import type { Profile } from '../records.ts'
import { isSuspended } from './suspension.ts'

/** What decides who moderates: the emails that the operator named, in lower case, and what their accounts need besides. */
export type ModeratorRule = {
  moderators: ReadonlySet<string>
  /** Whether they must have verified that email. */
  moderatorsProve: boolean
  rules: { moderatorsNeedSecondFactor: boolean }
  clock: () => Date
}

/** While suspended, a moderator isn’t one. */
export const isModerator = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) &&
  !mustProveEmail(rule, account) &&
  !mustSetUpSecondFactor(rule, account) &&
  !isSuspended(account, rule.clock())

const isNamedModerator = ({ moderators }: ModeratorRule, { email }: Profile): boolean => moderators.has(email.toLowerCase())

/** Whether the operator named this email as a moderator's, but its owner hasn't verified it yet. */
export const mustProveEmail = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) && rule.moderatorsProve && account.emailProven !== true

/** Whether this would be a moderator, if two-factor authentication were on. */
export const mustSetUpSecondFactor = (rule: ModeratorRule, account: Profile): boolean =>
  isNamedModerator(rule, account) &&
  !mustProveEmail(rule, account) &&
  rule.rules.moderatorsNeedSecondFactor &&
  account.hasSecondFactor !== true
