import browser from 'webextension-polyfill'
import { requestAudit } from './api-client.ts'
import type { AuditOutcome } from './audit-outcome.ts'
import type { Message } from './messages.ts'
import { auditTimeoutMs } from './popup-state.ts'
import { readSite, removeJob, writeJob, writeReport } from './storage.ts'

const running = new Map<string, AbortController>()
/** Below the 30 seconds after which a browser ends an idle background. */
const heartbeatMs = 20_000

/** Carries out what the popup asks, and goes on when the popup is closed. Settles when the job has ended. */
export async function handleMessage(message: Message): Promise<void> {
  if (message.type === 'cancel-audit') return cancelAudit(message.key)
  if (!running.has(message.key)) await runJob(message.key, message.url)
}

async function cancelAudit(key: string): Promise<void> {
  running.get(key)?.abort()
  running.delete(key)
  await removeJob(key)
}

async function runJob(key: string, url: string): Promise<void> {
  const controller = new AbortController()
  running.set(key, controller)
  const heartbeat = setInterval(() => void browser.runtime.getPlatformInfo(), heartbeatMs)
  const timeout = setTimeout(() => controller.abort('timeout'), auditTimeoutMs)
  try {
    await writeJob(key, { at: 'running', startedAt: Date.now() })
    const client = { site: await readSite(), version: browser.runtime.getManifest().version, signal: controller.signal }
    await keepOutcome(key, await requestAudit(url, client))
  } catch {
    const failure = { kind: 'interrupted', message: 'The service took too long to answer.' } as const
    if (controller.signal.reason === 'timeout') await writeJob(key, { at: 'failed', endedAt: Date.now(), failure })
  } finally {
    clearInterval(heartbeat)
    clearTimeout(timeout)
    if (running.get(key) === controller) running.delete(key)
  }
}

/** The report is written before the job ends, so that a popup never sees neither. */
async function keepOutcome(key: string, outcome: AuditOutcome): Promise<void> {
  if (!outcome.ok) return writeJob(key, { at: 'failed', endedAt: Date.now(), failure: outcome.failure })
  await writeReport(key, { at: Date.now(), report: outcome.report })
  await removeJob(key)
}
