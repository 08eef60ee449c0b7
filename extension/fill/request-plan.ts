import type { ElsewhereList } from '../../shared/schemas/elsewhere.ts'
import { readFailure, type AccountResult } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../service/api-client.ts'
import { readPlanResponse } from './plan-response.ts'

/** The directories planned for a launch, with prepared texts. */
export async function requestPlan(slug: string, token: string, client: Client): Promise<AccountResult<ElsewhereList>> {
  const response = await call(client, { path: endpoints.readElsewhere({ slug }), token })
  return response === null ? unreachable(client, 'no-response') : readPlanResponse(response, client.site, Date.now())
}

/** Marks a directory of the plan as opened. It submits nothing. */
export async function requestOpened(
  { slug, directory }: { slug: string; directory: string },
  token: string,
  client: Client,
): Promise<AccountResult<null>> {
  const response = await call(client, { path: endpoints.noteElsewhere({ slug, directory }), token, json: { state: 'opened' } })
  if (response === null) return unreachable(client, 'no-response')
  return response.status === 200 ? { ok: true, value: null } : { ok: false, failure: readFailure(response, client.site, Date.now()) }
}
