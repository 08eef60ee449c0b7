import { describe, expect, it, vi } from 'vitest'
import { accountActionOf, toAccountState, type AccountRecords, type AccountState } from '../../../extension/account/account-state.ts'
import { accountWords, draftWords } from '../../../extension/popup/announcement.ts'
import type { Pairing } from '../../../extension/account/account-storage.ts'
import type { AccountFailure } from '../../../extension/account/account-response.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const now = 1_800_000_000_000
const site = 'https://launches.example.org'
const nothing: AccountRecords = { connection: null, pairing: null, connecting: null, launches: null, loading: null }
const connection = { site, since: now - 1000 }
const pairing: Pairing = { site, code: 'BCDF-GHJK', connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: now + 600_000 }
const failure: AccountFailure = { kind: 'service', message: 'Couldn’t reach the server.' }
const launches = { at: now - 60_000, items: [], account: null }

describe('the account state', () => {
  it.each<[fact: string, records: Partial<AccountRecords>, state: Partial<AccountState>]>([
    ['starts disconnected', {}, { at: 'disconnected', ended: null, failure: null }],
    ['requests a pairing', { connecting: { at: 'running', startedAt: now - 1000 } }, { at: 'starting' }],
    [
      'gives up on a request that ended with its background',
      { connecting: { at: 'running', startedAt: now - 60_000 } },
      { at: 'disconnected' },
    ],
    ['says why pairing failed', { connecting: { at: 'failed', failure } }, { at: 'disconnected', failure }],
    ['waits for approval', { pairing }, { at: 'waiting', pairing }],
    ['is disconnected again when the code expires', { pairing: { ...pairing, expiresAt: now } }, { at: 'disconnected', ended: null }],
    [
      'shows a failure even while an older pairing waits',
      { pairing, connecting: { at: 'failed', failure } },
      { at: 'disconnected', failure },
    ],
    ['shows the launches loaded last', { connection, launches }, { at: 'connected', launches, isLoading: false }],
    [
      'shows them while they are loaded again',
      { connection, launches, loading: { at: 'running', startedAt: now } },
      { launches, isLoading: true },
    ],
    [
      'shows them when loading fails',
      { connection, launches, loading: { at: 'failed', failure } },
      { launches, failure, isLoading: false },
    ],
    [
      'ignores a request that ended with its background',
      { connection, loading: { at: 'running', startedAt: now - 60_000 } },
      { isLoading: false },
    ],
    ['is disconnected when the token is revoked', { connecting: { at: 'revoked' } }, { at: 'disconnected', ended: 'revoked' }],
    ['remembers a disconnect on this browser', { connecting: { at: 'forgotten' } }, { at: 'disconnected', ended: 'forgotten' }],
    ['waits for approval after a revocation', { pairing, connecting: { at: 'revoked' } }, { at: 'waiting' }],
  ])('%s', (_fact, records, state) => {
    expect(toAccountState({ ...nothing, ...records }, now)).toMatchObject(state)
  })

  it.each<[records: Partial<AccountRecords>, action: ReturnType<typeof accountActionOf>, words: string]>([
    [{}, { command: 'connect', label: 'Connect' }, 'Not connected.'],
    [{ connecting: { at: 'failed', failure } }, { command: 'connect', label: 'Try again' }, 'Couldn’t reach the server.'],
    [{ connecting: { at: 'revoked' } }, { command: 'connect', label: 'Connect' }, 'Connection revoked.'],
    [{ connecting: { at: 'forgotten' } }, { command: 'connect', label: 'Connect' }, 'Disconnected on this browser.'],
    [{ pairing }, { command: 'show-pairing', label: 'Approve in browser' }, 'Approve code BCDF-GHJK in the browser.'],
    [{ connection }, { command: 'refresh', label: 'Refresh' }, 'Loading your launches.'],
    [{ connection, launches, loading: { at: 'running', startedAt: now } }, { command: null, label: 'Refreshing…' }, '0 launches.'],
  ])('%j: the button and the announcement', (records, action, words) => {
    const state = toAccountState({ ...nothing, ...records }, now)
    expect(accountActionOf(state)).toEqual(action)
    expect(accountWords(state)).toBe(words)
  })

  it('announces the progress of a draft', () => {
    const connected = toAccountState({ ...nothing, connection }, now)
    expect(draftWords({ at: 'idle' }, connected)).toBe('')
    expect(draftWords({ at: 'sending' }, connected)).toBe('Creating draft.')
    expect(draftWords({ at: 'failed', failure }, connected)).toBe('Couldn’t reach the server.')
    expect(draftWords({ at: 'idle' }, toAccountState(nothing, now))).toBe('Not connected.')
  })
})
