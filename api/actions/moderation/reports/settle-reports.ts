import type { Decision, Flag } from '../../../domain/moderation/records.ts'
import type { Transaction } from '../../../ports/store.ts'

/** How many open reports there are about a launch or comment, and since when, for the decision that settles them. */
export async function openReports(transaction: Transaction, subjectId: string): Promise<Pick<Decision, 'since' | 'reports'>> {
  const open = await listOpen(transaction, subjectId)
  const [first] = open.map(({ at }) => at).toSorted()
  return first === undefined ? {} : { since: first, reports: open.length }
}

/** Takes the reports about a launch or comment out of the queue, as part of a decision. */
export async function settleReports(transaction: Transaction, subjectId: string, { dismissed = false } = {}): Promise<void> {
  for (const flag of await listOpen(transaction, subjectId))
    await transaction.put('flags', { ...flag, state: 'resolved', ...(dismissed && { dismissed }) })
}

const listOpen = async (transaction: Transaction, subjectId: string): Promise<Flag[]> =>
  (await transaction.list('flags', 'subjectId', subjectId)).filter(({ state }) => state === 'open')
