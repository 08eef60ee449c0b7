import { endpoints } from '../../shared/paths/endpoints.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { ask, readReportResponse, type AccountResult } from './account-response.ts'
import { readStoredToken } from './account-storage.ts'
import { launchesTimeoutMs, noteRevoked } from './load-launches.ts'

type Pictures = { data: string; phone: string }

/** Adds the pictures that aren’t empty to the account’s latest report on a page, and returns its URL. */
export async function openReport(url: string, { data, phone }: Pictures): Promise<AccountResult<string> | null> {
  const token = await readStoredToken()
  const asked = { path: endpoints.addReportPicture(), token, json: { url, ...(data !== '' && { data }), ...(phone !== '' && { phone }) } }
  const result = await keepAwake((client) => ask(client, asked, readReportResponse), { timeoutMs: launchesTimeoutMs }).catch(() => null)
  if (token !== null && result?.ok === false && result.failure.kind === 'unconnected') await noteRevoked(token)
  return result
}
