import { endpoints } from '../../shared/paths/endpoints.ts'
import { ask, readReportResponse, type AccountResult } from './account-response.ts'
import { askAsAccount } from './ask-as-account.ts'

type Pictures = { data: string; phone: string }

/** Adds the pictures that aren’t empty to the account’s latest report on a page, and returns its URL. */
export function openReport(url: string, { data, phone }: Pictures): Promise<AccountResult<string> | null> {
  const json = { url, ...(data !== '' && { data }), ...(phone !== '' && { phone }) }
  return askAsAccount((token, client) => ask(client, { path: endpoints.addReportPicture(), token, json }, readReportResponse))
}
