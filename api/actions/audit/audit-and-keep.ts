import type { World } from '../../ports/world.ts'
import type { Caller } from '../access/caller.ts'
import { auditSite, type SiteAudit } from './check-launch-readiness.ts'
import type { FoundReport } from './find-report.ts'
import { keepReport, type Keeping } from './keep-report.ts'

/** `kept` is null if the report couldn’t be kept. */
export type KeptAudit = SiteAudit & { kept: FoundReport | null }

/** Audits a site and keeps the report. Throws what checkLaunchReadiness throws. */
export async function auditAndKeep(world: World, keeping: Keeping, caller: Caller): Promise<KeptAudit> {
  const audit = await auditSite(world, { url: keeping.asked })
  return { ...audit, kept: await keepReport(world, audit, keeping, caller) }
}
