import { requestAudit } from '../browser/api-client.ts'
import type { AuditOutcome } from './audit-outcome.ts'
import { workAwake } from '../browser/background-work.ts'
import { auditTimeoutMs } from '../popup/popup-state.ts'
import { removeJob, writeJob, writeReport } from '../browser/storage.ts'

const running = new Map<string, AbortController>()

/** Audits a site, and goes on when the popup is closed. Settles when the audit has ended; asked again meanwhile, it does nothing. */
export async function startAudit(key: string, url: string): Promise<void> {
  if (running.has(key)) return
  const controller = new AbortController()
  running.set(key, controller)
  try {
    await writeJob(key, { at: 'running', startedAt: Date.now() })
    await keepOutcome(key, await workAwake((client) => requestAudit(url, client), { timeoutMs: auditTimeoutMs, controller }))
  } catch {
    const failure = { kind: 'interrupted', message: 'The service took too long to answer.' } as const
    if (controller.signal.reason === 'timeout') await writeJob(key, { at: 'failed', endedAt: Date.now(), failure })
  } finally {
    if (running.get(key) === controller) running.delete(key)
  }
}

export async function cancelAudit(key: string): Promise<void> {
  running.get(key)?.abort()
  running.delete(key)
  await removeJob(key)
}

/** The report is written before the job ends, so that a popup never sees neither. */
async function keepOutcome(key: string, outcome: AuditOutcome): Promise<void> {
  if (!outcome.ok) return writeJob(key, { at: 'failed', endedAt: Date.now(), failure: outcome.failure })
  await writeReport(key, { at: Date.now(), report: outcome.report })
  await removeJob(key)
}
