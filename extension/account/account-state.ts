import type { AccountJob, Connection, Pairing, StoredLaunches } from './account-storage.ts'
import type { OwnFailure } from './own-answer.ts'

/** What is stored about the account, as the popup reads it. The token is not among it. */
export type AccountRecords = {
  connection: Connection | null
  pairing: Pairing | null
  connecting: AccountJob | null
  launches: StoredLaunches | null
  loading: AccountJob | null
}

export type AccountState =
  | { at: 'apart'; ended: 'revoked' | 'forgotten' | null; failure: OwnFailure | null }
  | { at: 'starting' }
  | { at: 'waiting'; pairing: Pairing }
  | { at: 'connected'; site: string; launches: StoredLaunches | null; isLoading: boolean; failure: OwnFailure | null }

/** Longer than the background waits for an answer: a job older than that has died with it. */
const jobMs = 25_000

/** How the popup stands with the account, whole; nothing else happens here. `now` in milliseconds since 1970. */
export function toAccountState({ connection, pairing, connecting, launches, loading }: AccountRecords, now: number): AccountState {
  const isUnderWay = (job: AccountJob | null) => job?.at === 'running' && now - job.startedAt < jobMs
  if (connection !== null) {
    const failure = loading?.at === 'failed' ? loading.failure : null
    return { at: 'connected', site: connection.site, launches, isLoading: isUnderWay(loading), failure }
  }
  if (isUnderWay(connecting)) return { at: 'starting' }
  if (connecting?.at === 'failed') return { at: 'apart', ended: null, failure: connecting.failure }
  if (pairing !== null && now < pairing.expiresAt) return { at: 'waiting', pairing }
  return { at: 'apart', ended: connecting?.at === 'revoked' || connecting?.at === 'forgotten' ? connecting.at : null, failure: null }
}

export type AccountPress = 'connect' | 'show-pairing' | 'refresh'
export type AccountAction = { press: AccountPress | null; label: string }

/** The one button below the account's launches. */
export function accountActionOf(state: AccountState): AccountAction {
  switch (state.at) {
    case 'apart':
      return { press: 'connect', label: state.failure === null ? 'Connect' : 'Try again' }
    case 'starting':
      return { press: null, label: 'Asking the service …' }
    case 'waiting':
      return { press: 'show-pairing', label: 'Open the approval page' }
    case 'connected':
      return state.isLoading ? { press: null, label: 'Refreshing …' } : { press: 'refresh', label: 'Refresh' }
  }
}
