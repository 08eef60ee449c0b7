import type { SubmissionFields } from '../../shared/schemas/submission.ts'
import { readStoredToken } from '../account/account-storage.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { submissionTimeoutMs } from './draft-state.ts'
import { editsItem, picturesItem, submissionItem } from './draft-storage.ts'
import { noteRevoked } from '../account/ask-as-account.ts'
import { loadLaunches } from '../account/load-launches.ts'
import { ask, readDraftResponse } from '../account/account-response.ts'
import { endpoints } from '../../shared/paths/endpoints.ts'

const sending = new Set<string>()

/** Creates a draft, even if the popup closes. The text in the form is kept until the server has it. */
export async function sendDraft(key: string, fields: SubmissionFields): Promise<void> {
  if (sending.has(key)) return
  sending.add(key)
  const item = submissionItem(key)
  try {
    await item.write({ at: 'sending', startedAt: Date.now() })
    const token = await readStoredToken()
    const { urls: screenshots = [] } = (await picturesItem(key).read()) ?? {}
    const json = { ...fields, ...(screenshots.length > 0 && { screenshots }) }
    const result = await keepAwake((client) => ask(client, { path: endpoints.createDraft(), token, json }, readDraftResponse), {
      timeoutMs: submissionTimeoutMs,
    })
    if (!result.ok) {
      if (result.failure.kind === 'unconnected' && token !== null) await noteRevoked(token)
      return await item.write({ at: 'failed', failure: result.failure, endedAt: Date.now() })
    }
    if (!result.value.existing) await Promise.all([editsItem(key).remove(), picturesItem(key).remove()])
    await item.write({ at: 'sent', result: result.value })
  } catch {
    const failure = { kind: 'no-response', message: 'The request timed out.' } as const
    return await item.write({ at: 'failed', failure, endedAt: Date.now() })
  } finally {
    sending.delete(key)
  }
  await loadLaunches()
}
