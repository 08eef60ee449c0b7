import type { SeenListing } from '../../shared/schemas/elsewhere.ts'
import type { AccountResult } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { call, unreachable, type Client } from '../service/api-client.ts'
import { readCheckResponse, type Checked } from './check-response.ts'

/** Has the server check a listing that was read in a tab. */
export async function requestCheck(
  { slug, directory, seen }: { slug: string; directory: string; seen: SeenListing },
  token: string,
  client: Client,
): Promise<AccountResult<Checked>> {
  const response = await call(client, { path: endpoints.noteElsewhere({ slug, directory }), token, json: { seen } })
  return response === null ? unreachable(client, 'no-response') : readCheckResponse(response, client.site, Date.now())
}
