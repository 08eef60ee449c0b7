import type { SubmissionFields } from '../../shared/schemas/submission.ts'
import { readSecret } from '../account/account-storage.ts'
import { requestDraft } from '../browser/api-client.ts'
import { workAwake } from '../browser/background-work.ts'
import { submissionTimeoutMs } from './draft-state.ts'
import { submissionItem, typedItem } from './draft-storage.ts'
import { loadLaunches, noteRevoked } from '../account/own-launches.ts'

const sending = new Set<string>()

/** Opens a draft in the account's name, and goes on when the popup is closed. What was typed stays until the service has it. */
export async function sendDraft(key: string, fields: SubmissionFields): Promise<void> {
  if (sending.has(key)) return
  sending.add(key)
  const item = submissionItem(key)
  try {
    await item.write({ at: 'sending', startedAt: Date.now() })
    const token = await readSecret()
    const answer = await workAwake((client) => requestDraft(fields, token, client), { timeoutMs: submissionTimeoutMs })
    if (!answer.ok) {
      if (answer.failure.kind === 'unconnected' && token !== null) await noteRevoked(token)
      return await item.write({ at: 'failed', failure: answer.failure, endedAt: Date.now() })
    }
    if (!answer.value.existing) await typedItem(key).remove()
    await item.write({ at: 'sent', result: answer.value })
  } catch {
    const failure = { kind: 'service', message: 'The service took too long to answer.' } as const
    return await item.write({ at: 'failed', failure, endedAt: Date.now() })
  } finally {
    sending.delete(key)
  }
  await loadLaunches()
}
