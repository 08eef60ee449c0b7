import type { DirectoryEntry } from '../directories/records.ts'
import type { ElsewhereProduct } from './product.ts'
import type { ElsewherePlan } from './records.ts'

/** What is known of a product and its maker’s wishes when a directory is judged. */
export type GateInput = {
  product: ElsewhereProduct
  wishes: Pick<ElsewherePlan, 'budget' | 'followedOnly' | 'acceptsBadges'>
  today: string
  /** The last day of the plan; null as long as the launch has no day. */
  lastDay: string | null
  accountSince?: string | null | undefined
  /** We found a followed link at the maker’s listing there. */
  isFollowed?: boolean
}

/** `first` is what has to be true before: it rules nothing out, but comes later. */
export type Verdict = { no: string | (() => string) } | { unknown: string } | { first: string } | null
export type Rule = (entry: DirectoryEntry, input: GateInput) => Verdict

/** Words that take time to find are found when they’re read: of thousands that are ruled out, few are. */
export const no = (words: string | (() => string)): Verdict => ({ no: words })
export const unknown = (words: string): Verdict => ({ unknown: words })
export const first = (words: string): Verdict => ({ first: words })
