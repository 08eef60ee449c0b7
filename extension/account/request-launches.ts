import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, type Client } from '../service/api-client.ts'
import { ask, readLaunchesResponse, readNoticesResponse, type AccountLaunches, type AccountResult } from './account-response.ts'

/** Interface section 4.6. Without a token the response is a link that starts a connection. */
export const requestLaunches = (token: string | null, client: Client): Promise<AccountResult<AccountLaunches>> =>
  ask(client, { path: endpoints.listOwnLaunches(), token }, readLaunchesResponse)

/** What the launches can be shown without, so nobody waits for it for long. Milliseconds. */
const noticesTimeout = 3000

/** What happened to the account’s launches. Nothing if the server doesn’t say: older ones can’t. */
export async function requestNotices(token: string, { site, signal }: Client): Promise<OwnNotice[]> {
  const client = { site, signal: AbortSignal.any([signal, AbortSignal.timeout(noticesTimeout)]) }
  const response = await call(client, { path: endpoints.listOwnNotices(), token }).catch(() => null)
  return response === null ? [] : readNoticesResponse(response, site)
}
