import browser from 'webextension-polyfill'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import type { ConnectLink, OwnFailure } from './own-answer.ts'
import { readSite } from '../browser/storage.ts'
import { storedItem } from '../browser/stored-item.ts'

/** The pairing that this extension asked for and nobody has approved yet. A restarted browser has started none. */
export type Pairing = ConnectLink & { site: string }
/** That there is a token for the site, for the pages of the extension; `since` in milliseconds since 1970. */
export type Connection = { site: string; since: number }
export type StoredLaunches = { at: number; items: OwnLaunch[] }
/** How connecting or reading the launches goes at this moment, or why it ended. */
export type AccountJob =
  | { at: 'running'; startedAt: number }
  | { at: 'failed'; failure: OwnFailure }
  | { at: 'revoked' }
  | { at: 'forgotten' }

/** Of the items that hold how sending a draft went. */
export const submissionPrefix = 'submission '

export const pairingItem = storedItem<Pairing>('session', 'pairing')
export const connectJob = storedItem<AccountJob>('session', 'job connect')
export const launchesJob = storedItem<AccountJob>('session', 'job launches')
export const connectionItem = storedItem<Connection>('local', 'connection')
export const launchesItem = storedItem<StoredLaunches>('local', 'launches')
const tokenItem = storedItem<{ site: string; token: string }>('local', 'token')

/** Newer than the types: Chromium has it, Firefox does not and lets content scripts read `local`; this extension's own one never does. */
type Guarded = browser.Storage.StorageArea & { setAccessLevel?: (access: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void> }

/** Keeps what is stored from content scripts, and so from the processes of web pages, where the browser can. */
export async function guardStorage(): Promise<void> {
  await (browser.storage.local as Guarded).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
}

/** The token for the configured site; one for another site is none. Only the background asks. */
export async function readSecret(): Promise<string | null> {
  const [kept, site] = await Promise.all([tokenItem.read(), readSite()])
  return kept !== null && kept.site === site ? kept.token : null
}

export async function keepSecret(site: string, token: string): Promise<void> {
  await guardStorage()
  await tokenItem.write({ site, token })
  await connectionItem.write({ site, since: Date.now() })
}

/** Forgets the token, what was read with it, and what was sent with it. */
export async function forgetSecret(): Promise<void> {
  const sent = Object.keys(await browser.storage.session.get(null)).filter((name) => name.startsWith(submissionPrefix))
  await browser.storage.session.remove(sent)
  await browser.storage.local.remove([tokenItem.name, connectionItem.name, launchesItem.name])
}
