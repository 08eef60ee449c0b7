import { readFailure, type AccountResult } from '../account/account-response.ts'
import { isObject, type ApiResponse } from '../service/api-response.ts'

export type Checked = { verdict: string; words: string }

/** What the server makes of a listing. Servers that can’t judge one say nothing of it. */
export function readCheckResponse(response: ApiResponse, site: string, now: number): AccountResult<Checked> {
  const { status, body } = response
  const proof = status === 200 && isObject(body) ? body['proof'] : undefined
  if (isObject(proof) && typeof proof['verdict'] === 'string' && typeof proof['words'] === 'string') {
    return { ok: true, value: { verdict: proof['verdict'], words: proof['words'] } }
  }
  return { ok: false, failure: readFailure(response, site, now) }
}
