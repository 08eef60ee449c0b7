import type { DirectoryEntry } from '../directories/records.ts'
import { isStore } from './timing.ts'
import { locale } from '../../../shared/locale.ts'

type Priced = Pick<DirectoryEntry, 'facts'>

export const money = (amount: number): string =>
  `US$${amount.toLocaleString(locale, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`

/** What a listing costs at least, in US$; null if that isn’t known. */
export const costOf = ({ facts }: Priced): number | null => (facts.free?.value === true ? 0 : (facts.cost?.value ?? null))

/** Whether a listing is known to cost money. */
export const isPaid = (entry: Priced): boolean => !isStore(entry) && (costOf(entry) ?? (entry.facts.free?.value === false ? 1 : 0)) > 0

/** What a listing takes of a budget for listings. A store’s fee is no price of a listing: who publishes for its platform pays it anyway. */
export const budgetedCost = (entry: Priced): number => (isStore(entry) ? 0 : (costOf(entry) ?? 0))

/** Whether what is left of a budget, in US$, buys a listing. What is free or of unknown price needs no budget, also once the plan costs more than it. */
export const isAffordable = (entry: Priced, left: number): boolean => {
  const cost = budgetedCost(entry)
  return cost === 0 || Math.round(cost * 100) <= Math.round(left * 100)
}
