import type { SeenListing } from '../../shared/schemas/elsewhere.ts'
import { askAsAccount } from '../account/ask-as-account.ts'
import { checkItem } from './check-storage.ts'
import { ask, type AccountResult, readFailure } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { isObject, type ApiResponse } from '../service/api-response.ts'

/** Sends what was read of a listing, even if the popup closes. Returns whether the server has checked it. */
export async function sendCheck(slug: string, directory: string, seen: SeenListing): Promise<boolean> {
  const { page } = seen
  const item = checkItem(slug, directory)
  await item.write({ at: 'running', page, startedAt: Date.now() })
  const path = endpoints.noteElsewhere({ slug, directory })
  const result = await askAsAccount((token, client) => ask(client, { path, token, json: { seen } }, readCheckResponse))
  if (result === null) await item.remove()
  else await item.write(result.ok ? { at: 'done', page, ...result.value } : { at: 'failed', page, failure: result.failure })
  return result?.ok ?? false
}

type Checked = { verdict: string; words: string }

/** What the server makes of a listing. Servers that can’t judge one say nothing of it. */
function readCheckResponse(response: ApiResponse, site: string, now: number): AccountResult<Checked> {
  const { status, body } = response
  const proof = status === 200 && isObject(body) ? body['proof'] : undefined
  if (isObject(proof) && typeof proof['verdict'] === 'string' && typeof proof['words'] === 'string') {
    return { ok: true, value: { verdict: proof['verdict'], words: proof['words'] } }
  }
  return { ok: false, failure: readFailure(response, site, now) }
}
