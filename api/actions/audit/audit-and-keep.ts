import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { auditSite, type SiteAudit } from './check-launch-readiness.ts'
import { findReport, type FoundReport } from './find-report.ts'
import { pictureReport, keepReport } from './keep-report.ts'

/** `kept` is null if the report couldn’t be kept. `key` deletes the report of somebody without an account; null for others. */
export type KeptAudit = SiteAudit & { kept: FoundReport | null; key: string | null }

/** How long a report waits for its pictures, in milliseconds. */
const picturedMs = 10_000

/** `since` is the report that it continues, `key` one that a signed-out visitor has. Throws what checkLaunchReadiness throws. */
export const auditAndKeep = defineAction({
  access: 'anyone',
  quota: 'audits',
  whileReadOnly: true,
  input: Type.Object({
    asked: Type.String(),
    via: Type.Union([Type.Literal('web'), Type.Literal('agent'), Type.Literal('api')]),
    since: Type.Union([Type.String(), Type.Null()]),
    key: Type.Union([Type.String(), Type.Null()]),
  }),
  async run(world, { asked, via, since, key: given }, caller): Promise<KeptAudit> {
    const isNobodys = caller.connection === null && (caller.account ?? null) === null
    const key = isNobodys ? (given ?? Buffer.from(world.random(24)).toString('base64url')) : null
    const earlier = since === null ? null : await findReport(world, since)
    const audit = await auditSite(world, asked, caller)
    const kept = await keepReport(world, audit, { asked, via, since: earlier, key }, caller)
    if (kept !== null) await pictureReport(world, kept.report, via === 'web' ? picturedMs : 0)
    return { ...audit, key, kept }
  },
})
