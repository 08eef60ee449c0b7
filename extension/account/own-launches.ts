import { requestLaunches } from '../browser/api-client.ts'
import { connectJob, forgetSecret, launchesItem, launchesJob, readSecret } from './account-storage.ts'
import { workAwake } from '../browser/background-work.ts'

export const answerTimeoutMs = 20_000
let reading: Promise<void> | null = null

/** Reads the account's launches anew; at once for all who ask meanwhile. */
export function loadLaunches(): Promise<void> {
  reading ??= readOnce().finally(() => (reading = null))
  return reading
}

async function readOnce(): Promise<void> {
  const token = await readSecret()
  if (token === null) return
  await launchesJob.write({ at: 'running', startedAt: Date.now() })
  const answer = await workAwake((client) => requestLaunches(token, client), { timeoutMs: answerTimeoutMs }).catch(() => null)
  // Disconnected, or connected anew, while the service was answering.
  if ((await readSecret()) !== token) return launchesJob.remove()
  if (answer === null) {
    return launchesJob.write({ at: 'failed', failure: { kind: 'service', message: 'The service took too long to answer.' } })
  }
  if (answer.ok) {
    await launchesItem.write({ at: Date.now(), items: answer.value })
    return launchesJob.remove()
  }
  if (answer.failure.kind === 'unconnected') return noteRevoked(token)
  await launchesJob.write({ at: 'failed', failure: answer.failure })
}

/** The service knows the token no more: back to Connect, unless another one has taken its place. */
export async function noteRevoked(token: string): Promise<void> {
  if ((await readSecret()) !== token) return
  await forgetSecret()
  await launchesJob.remove()
  await connectJob.write({ at: 'revoked' })
}
