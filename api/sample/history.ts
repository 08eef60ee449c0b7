import type { Launch } from '../domain/launch/launch.ts'
import type { HistoryEntry } from '../domain/records.ts'
import { sampleAccounts } from './accounts.ts'
import { daysFrom, sampleId } from './ids-and-days.ts'

const [, moderator] = sampleAccounts

export function historyOf({ id, ownerId, status, createdAt, submittedAt, plan, launchDate, ...launch }: Launch): HistoryEntry[] {
  const entry = (at: string, by: string | null, event: string, note: string | null): HistoryEntry => ({
    id: sampleId(at, `${event} ${id}`),
    launchId: id,
    at,
    by,
    event,
    note,
  })
  const entries = [entry(createdAt, ownerId, 'create', null)]
  if (submittedAt === null) return entries
  const decidedAt = daysFrom(new Date(submittedAt), 0.5).toISOString()
  entries.push(entry(submittedAt, ownerId, 'submit', [plan, launch.requestedLaunchDate].filter(Boolean).join(', ')))
  if (status === 'rejected') entries.push(entry(decidedAt, moderator.id, 'reject', launch.rejectionReason))
  if (launchDate !== null) entries.push(entry(decidedAt, moderator.id, 'approve', launchDate))
  if (status === 'live') entries.push(entry(new Date(launchDate ?? createdAt).toISOString(), null, 'publish', launchDate))
  return entries
}
