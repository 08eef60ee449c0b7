import browser from 'webextension-polyfill'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { ConnectLink, AccountFailure } from './account-response.ts'
import { readSite } from '../service/site-storage.ts'
import { storedItem } from '../service/stored-item.ts'

/** A pairing that this extension started and nobody has approved yet. It doesn’t survive a browser restart. */
export type Pairing = ConnectLink & { site: string }
/** Tells the extension’s pages that there is a token for the site. `since` is in milliseconds since 1970. */
export type Connection = { site: string; since: number }
/** Notices are loaded after the launches, so a token that was just pasted has none yet. */
export type StoredLaunches = { at: number; items: OwnLaunch[]; account: string | null; notices?: OwnNotice[] }
export type AccountJob =
  | { at: 'running'; startedAt: number }
  | { at: 'failed'; failure: AccountFailure }
  | { at: 'revoked' }
  | { at: 'forgotten' }

/** The prefixes of the items with the results of sending drafts, and with plans of other directories. */
export const submissionPrefix = 'submission '
export const planPrefix = 'plan '

export const pairingItem = storedItem<Pairing>('session', 'pairing')
export const connectJob = storedItem<AccountJob>('session', 'job connect')
export const launchesJob = storedItem<AccountJob>('session', 'job launches')
export const connectionItem = storedItem<Connection>('local', 'connection')
export const launchesItem = storedItem<StoredLaunches>('local', 'launches')
const tokenItem = storedItem<{ site: string; token: string }>('local', 'token')

/** Newer than the type definitions; Chromium only. In Firefox content scripts could read `local`; ours never does. */
type Guarded = browser.Storage.StorageArea & { setAccessLevel?: (access: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void> }

/** Denies content scripts, and thereby the processes of web pages, access to storage where the browser supports that. */
export async function guardStorage(): Promise<void> {
  await (browser.storage.local as Guarded).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
}

/** The token for the configured site, or null. Only the background calls this. */
export async function readStoredToken(): Promise<string | null> {
  const [stored, site] = await Promise.all([tokenItem.read(), readSite()])
  return stored !== null && stored.site === site ? stored.token : null
}

export async function saveToken(site: string, token: string): Promise<void> {
  await guardStorage()
  await tokenItem.write({ site, token })
  await connectionItem.write({ site, since: Date.now() })
}

/** Deletes the token, the launches and plans loaded with it, and the results of drafts sent with it. */
export async function clearToken(): Promise<void> {
  const sent = Object.keys(await browser.storage.session.get(null)).filter(
    (name) => name.startsWith(submissionPrefix) || name.startsWith(planPrefix),
  )
  await browser.storage.session.remove(sent)
  await browser.storage.local.remove([tokenItem.name, connectionItem.name, launchesItem.name])
}
