import { keepAwake } from '../../service/keep-awake.ts'
import { auditTimeoutMs } from '../tab-state.ts'
import { readAuditResponse, type AuditOutcome } from './audit-outcome.ts'
import { removeJob, writeJob, writeReport } from './audit-storage.ts'
import { endpoints } from '../../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../../service/api-client.ts'

/** Interface section 4.4. With a token, the account keeps the report. One that was revoked doesn’t stop an audit. */
async function requestAudit(url: string, client: Client, token: string | null): Promise<AuditOutcome> {
  const response = await call(client, { path: endpoints.checkLaunchReadiness(), token, json: { url } })
  if (response?.status === 401 && token !== null) return requestAudit(url, client, null)
  const outcome = response === null ? unreachable(client, 'service') : readAuditResponse(response, Date.now())
  return outcome.ok && token !== null ? { ...outcome, isKept: true } : outcome
}

const running = new Map<string, AbortController>()

/** Audits a page, even if the popup closes. Settles when the audit ends. Does nothing if an audit of this page is already running. */
export async function startAudit(key: string, url: string, token: string | null = null): Promise<void> {
  if (running.has(key)) return
  const controller = new AbortController()
  running.set(key, controller)
  try {
    await writeJob(key, { at: 'running', startedAt: Date.now() })
    await storeOutcome(key, await keepAwake((client) => requestAudit(url, client, token), { timeoutMs: auditTimeoutMs, controller }))
  } catch {
    const failure = { kind: 'interrupted', message: 'The request timed out.' } as const
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

/** Writes the report before removing the job, so that a popup always finds one of them. */
async function storeOutcome(key: string, outcome: AuditOutcome): Promise<void> {
  if (!outcome.ok) return writeJob(key, { at: 'failed', endedAt: Date.now(), failure: outcome.failure })
  const { report, isKept } = outcome
  await writeReport(key, { at: Date.now(), report, ...(isKept && { isKept }) })
  await removeJob(key)
}
