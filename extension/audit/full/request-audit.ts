import { endpoints } from '../../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../../service/api-client.ts'
import { readAuditResponse, type AuditOutcome } from './audit-outcome.ts'

/** Interface section 4.4. With a token, the account keeps the report. One that was revoked doesn’t stop an audit. */
export async function requestAudit(url: string, client: Client, token: string | null): Promise<AuditOutcome> {
  const response = await call(client, { path: endpoints.checkLaunchReadiness(), token, json: { url } })
  if (response?.status === 401 && token !== null) return requestAudit(url, client, null)
  const outcome = response === null ? unreachable(client, 'service') : readAuditResponse(response, Date.now())
  return outcome.ok && token !== null ? { ...outcome, isKept: true } : outcome
}
