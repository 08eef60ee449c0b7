import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { auditSite, type SiteAudit } from './check-launch-readiness.ts'
import type { FoundReport } from './find-report.ts'
import { keepReport, type Keeping } from './keep-report.ts'

/** `kept` is null if the report couldn’t be kept. */
export type KeptAudit = SiteAudit & { kept: FoundReport | null }

/** Audits a site and keeps the report. Throws what checkLaunchReadiness throws. */
export const auditAndKeep = defineAction({
  access: 'anyone',
  quota: 'audits',
  input: Type.Object({
    asked: Type.String(),
    via: Type.Unsafe<Keeping['via']>(Type.String()),
    since: Type.Unsafe<Keeping['since']>(Type.Object({})),
    key: Type.Union([Type.String(), Type.Null()]),
  }),
  async run(world, keeping, caller): Promise<KeptAudit> {
    const audit = await auditSite(world, { url: keeping.asked })
    return { ...audit, kept: await keepReport(world, audit, keeping, caller) }
  },
})
