import type { World } from '../ports/world.ts'
import { forgetReports } from './audit/forget-reports.ts'
import { forgetCounts, forgetFailedMails } from './forget-old.ts'
import { forgetFlags, forgetUndos } from './moderation/forget-moderation.ts'
import { forgetNotices } from './notices/forget-notices.ts'
import { forgetClients, forgetExpiredGrants } from './oauth/forget-grants.ts'
import { forgetDeliveries } from './webhooks/forget-deliveries.ts'

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
