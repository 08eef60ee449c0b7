import type { ElsewhereList } from '../../shared/schemas/elsewhere.ts'
import { ask, readFailure, type AccountResult } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import type { Client } from '../service/api-client.ts'
import { readPlanResponse } from './plan-response.ts'

/** The directories planned for a launch, with prepared texts, and any other that has pages on a host. */
export const requestPlan = (
  { slug, host }: { slug: string; host: string },
  token: string,
  client: Client,
): Promise<AccountResult<ElsewhereList>> =>
  ask(
    client,
    { path: endpoints.readElsewhere({ slug }) + (host === '' ? '' : `?host=${encodeURIComponent(host)}`), token },
    readPlanResponse,
  )

/** Marks a directory of the plan as opened. It submits nothing. */
export const requestOpened = (
  { slug, directory }: { slug: string; directory: string },
  token: string,
  client: Client,
): Promise<AccountResult<null>> =>
  ask(client, { path: endpoints.noteElsewhere({ slug, directory }), token, json: { state: 'opened' } }, (response, site, now) =>
    response.status === 200 ? { ok: true, value: null } : { ok: false, failure: readFailure(response, site, now) },
  )
