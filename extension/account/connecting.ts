import browser from 'webextension-polyfill'
import { connectJob, forgetSecret, keepSecret, launchesItem, launchesJob, pairingItem } from './account-storage.ts'
import { requestLaunches } from '../browser/api-client.ts'
import { workAwake } from '../browser/background-work.ts'
import { answerTimeoutMs } from './own-launches.ts'
import { readSite } from '../browser/storage.ts'
import { isOwnPairing, type Shown } from './own-pairing.ts'
import { readToken } from './token-form.ts'

/** What became of a token: `kept` is connected; `unproven` is kept, but the service has not answered yet. */
export type TokenVerdict = 'kept' | 'unproven' | 'refused' | 'malformed' | 'not-ours'

/** Asks the service for a pairing and opens the page where the account's owner approves it (interface section 5). */
export async function startConnecting(): Promise<void> {
  await connectJob.write({ at: 'running', startedAt: Date.now() })
  const { site, answer } = await ask(null)
  const failure = answer?.ok === false ? answer.failure : null
  if (failure?.kind === 'unconnected' && failure.link !== null) {
    await pairingItem.write({ ...failure.link, site })
    await connectJob.remove()
    await browser.tabs.create({ url: failure.link.connectUrl })
    return
  }
  const strange = { kind: 'service', message: 'The service did not begin a connection.' } as const
  await connectJob.write({ at: 'failed', failure: failure ?? strange })
}

/** Brings the person back to the page of the pairing under way. */
export async function showPairing(): Promise<void> {
  const pairing = await pairingItem.read()
  if (pairing !== null) await browser.tabs.create({ url: pairing.connectUrl })
}

/** Whether a page shows the token of the pairing that this extension started. */
export async function isAwaited(shown: Shown): Promise<boolean> {
  return isOwnPairing(await pairingItem.read(), shown, { site: await readSite(), now: Date.now() })
}

/** Takes the token off the approval page. A pairing gives one token, once. */
export async function takeShownToken(token: string, shown: Shown): Promise<TokenVerdict> {
  if (!(await isAwaited(shown))) return 'not-ours'
  await pairingItem.remove()
  return useToken(token)
}

/** Keeps a token and proves it by reading the account's launches. Only the service's own no makes it be forgotten again. */
export async function useToken(pasted: string): Promise<TokenVerdict> {
  const read = readToken(pasted)
  if ('fault' in read) return 'malformed'
  const { site, answer } = await ask(read.token)
  if (answer?.ok === false && answer.failure.kind === 'unconnected') return 'refused'
  await keepSecret(site, read.token)
  await Promise.all([pairingItem.remove(), connectJob.remove(), launchesJob.remove(), launchesItem.remove()])
  if (!answer?.ok) return 'unproven'
  await launchesItem.write({ at: Date.now(), items: answer.value })
  return 'kept'
}

/** Forgets the token on this side; the service goes on knowing it until its owner revokes the connection there. */
export async function disconnect(): Promise<void> {
  await forgetSecret()
  await Promise.all([pairingItem.remove(), launchesJob.remove()])
  await connectJob.write({ at: 'forgotten' })
}

/** null when the service took too long. */
const ask = (token: string | null) =>
  workAwake(async (client) => ({ site: client.site, answer: await requestLaunches(token, client).catch(() => null) }), {
    timeoutMs: answerTimeoutMs,
  })
