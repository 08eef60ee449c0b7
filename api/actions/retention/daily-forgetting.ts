import { addDays, dayOf } from '../../domain/launch/launch-plan.ts'
import { failedMailKept } from '../../domain/outgoing-mail.ts'
import type { World } from '../../ports/world.ts'
import { forgetReports } from './forget-reports.ts'
import { forgetFlags, forgetUndos } from './forget-moderation.ts'
import { forgetNotices } from './forget-notices.ts'
import { forgetClients, forgetExpiredGrants } from './forget-grants.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { removeAll } from './remove-all.ts'

/** The charts show 30. */
const daysKept = 60

/** What is deleted once a day, and its name in the log. */
export const dailyForgetting: readonly [what: string, forget: (world: World) => Promise<unknown>][] = [
  ['deleting old notifications', forgetNotices],
  ['deleting old counters', forgetCounts],
  ['deleting failed emails', forgetFailedMails],
  ['deleting old deliveries', forgetDeliveries],
  ['deleting expired reports', forgetReports],
  ['deleting expired undos', forgetUndos],
  ['deleting settled reports of content', forgetFlags],
  ['deleting expired OAuth connections', forgetExpiredGrants],
  ['deleting unused OAuth clients', forgetClients],
]

/** Deletes failed emails that moderators have had time to see, along with their recipients. */
async function forgetFailedMails({ store, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - failedMailKept).toISOString()
  const old = (await store.list('mails', 'state', 'failed')).filter(({ dueAt }) => dueAt <= before)
  await removeAll(store, 'mails', old)
}

/** Deletes daily counts that no chart shows any more; totals stay. */
function forgetCounts({ store, clock }: World): Promise<void> {
  return store.dropDailyCounts(addDays(dayOf(clock()), -daysKept))
}
