import type { Decision, Flag } from '../../domain/moderation/records.ts'
import type { Transaction } from '../../ports/store.ts'

/** Open reports about a launch or comment, made at `until` or before: how many and since when, for the decision that settles them. */
export async function waitingReports(
  transaction: Transaction,
  subjectId: string,
  until?: string,
): Promise<Pick<Decision, 'since' | 'reports'>> {
  const open = await listOpen(transaction, subjectId, until)
  const [first] = open.map(({ at }) => at).toSorted()
  return first === undefined ? {} : { since: first, reports: open.length }
}

/** Takes the reports about a launch or comment out of the queue, as part of a decision. */
export async function settleReports(
  transaction: Transaction,
  subjectId: string,
  { dismissed = false, until }: { dismissed?: boolean; until?: string } = {},
): Promise<void> {
  for (const flag of await listOpen(transaction, subjectId, until))
    await transaction.put('flags', { ...flag, state: 'resolved', ...(dismissed && { dismissed }) })
}

/** Open reports about a launch or comment, made at `until` or before. */
export async function listOpen(transaction: Transaction, subjectId: string, until = '9999'): Promise<Flag[]> {
  return (await transaction.list('flags', 'subjectId', subjectId)).filter(({ state, at }) => state === 'open' && at <= until)
}
