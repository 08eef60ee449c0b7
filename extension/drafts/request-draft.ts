import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { readDraftResponse, type AccountResult } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../service/api-client.ts'

/** Interface section 4.5. */
export async function requestDraft(
  fields: SubmissionFields,
  token: string | null,
  client: Client,
): Promise<AccountResult<SubmissionResult>> {
  const response = await call(client, { path: endpoints.createDraft(), token, json: fields })
  return response === null ? unreachable(client, 'no-response') : readDraftResponse(response, client.site, Date.now())
}
