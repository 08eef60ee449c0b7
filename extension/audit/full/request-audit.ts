import { endpoints } from '../../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../../service/api-client.ts'
import { readAuditResponse, type AuditOutcome } from './audit-outcome.ts'

/** Interface section 4.4. */
export async function requestAudit(url: string, client: Client): Promise<AuditOutcome> {
  const response = await call(client, { path: endpoints.checkLaunchReadiness(), json: { url } })
  return response === null ? unreachable(client, 'service') : readAuditResponse(response, Date.now())
}
