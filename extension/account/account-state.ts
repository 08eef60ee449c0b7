import type { AccountJob, Connection, Pairing, StoredLaunches } from './account-storage.ts'
import type { AccountFailure } from './account-response.ts'

/** What the popup reads from storage about the account. It never includes the token. */
export type AccountRecords = {
  connection: Connection | null
  pairing: Pairing | null
  connecting: AccountJob | null
  launches: StoredLaunches | null
  loading: AccountJob | null
}

export type AccountState =
  | { at: 'disconnected'; ended: 'revoked' | 'forgotten' | null; failure: AccountFailure | null }
  | { at: 'starting' }
  | { at: 'waiting'; pairing: Pairing }
  | { at: 'connected'; site: string; launches: StoredLaunches | null; isLoading: boolean; failure: AccountFailure | null }

/** Longer than the background waits for a response; an older job ended when the browser stopped the background. */
const jobMs = 25_000

/** The state of the connection to the account: pure. `now` is in milliseconds since 1970. */
export function toAccountState({ connection, pairing, connecting, launches, loading }: AccountRecords, now: number): AccountState {
  const isRunning = (job: AccountJob | null) => job?.at === 'running' && now - job.startedAt < jobMs
  if (connection !== null) {
    const failure = loading?.at === 'failed' ? loading.failure : null
    return { at: 'connected', site: connection.site, launches, isLoading: isRunning(loading), failure }
  }
  if (isRunning(connecting)) return { at: 'starting' }
  if (connecting?.at === 'failed') return { at: 'disconnected', ended: null, failure: connecting.failure }
  if (pairing !== null && now < pairing.expiresAt) return { at: 'waiting', pairing }
  return { at: 'disconnected', ended: connecting?.at === 'revoked' || connecting?.at === 'forgotten' ? connecting.at : null, failure: null }
}

export type AccountCommand = 'connect' | 'show-pairing' | 'refresh'
export type AccountAction = { command: AccountCommand | null; label: string }

export function accountActionOf(state: AccountState): AccountAction {
  switch (state.at) {
    case 'disconnected':
      return { command: 'connect', label: state.failure === null ? 'Connect' : 'Try again' }
    case 'starting':
      return { command: null, label: 'Connecting…' }
    case 'waiting':
      return { command: 'show-pairing', label: 'Approve in browser' }
    case 'connected':
      return state.isLoading ? { command: null, label: 'Refreshing…' } : { command: 'refresh', label: 'Refresh' }
  }
}
