import browser from 'webextension-polyfill'
import { connectJob, clearToken, saveToken, launchesItem, launchesJob, pairingItem } from './account-storage.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { requestLaunches } from './request-launches.ts'
import { accountTimeoutMs } from './ask-as-account.ts'
import { readSite } from '../service/site-storage.ts'
import { isOwnPairing, type TokenPage } from './own-pairing.ts'
import type { AccountFailure } from './account-response.ts'
import { readToken } from './token-form.ts'

/** What happened to a token. `saved`: connected. `unverified`: saved, but the server hasn’t responded yet. */
export type TokenVerdict = 'saved' | 'unverified' | 'rejected' | 'malformed' | 'not-ours'

/** Requests a pairing and opens the page where the account owner approves it (interface section 5). */
export async function startConnecting(): Promise<void> {
  await connectJob.write({ at: 'running', startedAt: Date.now() })
  const { site, result } = await verify(null)
  const failure = result?.ok === false ? result.failure : null
  if (failure?.kind === 'unconnected' && failure.link !== null) {
    await pairingItem.write({ ...failure.link, site })
    await connectJob.remove()
    await browser.tabs.create({ url: failure.link.connectUrl })
    return
  }
  const fallback: AccountFailure =
    result === null
      ? { kind: 'no-response', message: 'The request timed out.' }
      : { kind: 'service', message: 'The server didn’t start a connection. Try again.' }
  await connectJob.write({ at: 'failed', failure: failure ?? fallback })
}

export async function showPairing(): Promise<void> {
  const pairing = await pairingItem.read()
  if (pairing !== null) await browser.tabs.create({ url: pairing.connectUrl })
}

/** Whether a page shows the code of the pairing that this extension started. */
export const isCodeExpected = async (page: TokenPage): Promise<boolean> =>
  isOwnPairing(await pairingItem.read(), page, { site: await readSite(), now: Date.now() })

/** Accepts the token of an approval page. A pairing yields one token, once. */
export async function acceptToken(token: string, page: TokenPage): Promise<TokenVerdict> {
  if (!(await isCodeExpected(page))) return 'not-ours'
  await pairingItem.remove()
  return useToken(token)
}

/** Saves a token after verifying it by loading the account’s launches. Only a refusal by the server itself discards it. */
export async function useToken(pasted: string): Promise<TokenVerdict> {
  const read = readToken(pasted)
  if ('error' in read) return 'malformed'
  const { site, result } = await verify(read.token)
  if (result?.ok === false && result.failure.kind === 'unconnected') return 'rejected'
  await saveToken(site, read.token)
  await Promise.all([pairingItem.remove(), connectJob.remove(), launchesJob.remove(), launchesItem.remove()])
  if (!result?.ok) return 'unverified'
  await launchesItem.write({ at: Date.now(), ...result.value })
  return 'saved'
}

/** Deletes the token here. On the server it stays valid until the account owner revokes the connection. */
export async function disconnect(): Promise<void> {
  await clearToken()
  await Promise.all([pairingItem.remove(), launchesJob.remove()])
  await connectJob.write({ at: 'forgotten' })
}

/** Loads the launches with the token. `result` is null on timeout. */
const verify = (token: string | null) =>
  keepAwake(async (client) => ({ site: client.site, result: await requestLaunches(token, client).catch(() => null) }), {
    timeoutMs: accountTimeoutMs,
  })
