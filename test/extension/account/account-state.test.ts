import { describe, expect, it } from 'vitest'
import { accountActionOf, toAccountState, type AccountRecords, type AccountState } from '../../../extension/account/account-state.ts'
import { accountWords, draftWords } from '../../../extension/account/announcement.ts'
import type { Pairing } from '../../../extension/account/account-storage.ts'
import type { OwnFailure } from '../../../extension/account/own-answer.ts'

const now = 1_800_000_000_000
const site = 'https://launches.example.org'
const nothing: AccountRecords = { connection: null, pairing: null, connecting: null, launches: null, loading: null }
const connection = { site, since: now - 1000 }
const pairing: Pairing = { site, code: 'BCDF-GHJK', connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: now + 600_000 }
const failure: OwnFailure = { kind: 'service', message: 'No answer.' }
const launches = { at: now - 60_000, items: [] }

describe('how the popup stands with the account', () => {
  it.each<[fact: string, records: Partial<AccountRecords>, state: Partial<AccountState>]>([
    ['begins apart', {}, { at: 'apart', ended: null, failure: null }],
    ['asks for a pairing', { connecting: { at: 'running', startedAt: now - 1000 } }, { at: 'starting' }],
    ['gives up on a pairing that died with its background', { connecting: { at: 'running', startedAt: now - 60_000 } }, { at: 'apart' }],
    ['tells why there is no pairing', { connecting: { at: 'failed', failure } }, { at: 'apart', failure }],
    ['waits for the approval', { pairing }, { at: 'waiting', pairing }],
    ['is apart again when the code has expired', { pairing: { ...pairing, expiresAt: now } }, { at: 'apart', ended: null }],
    ['tells a fault even while an older pairing waits', { pairing, connecting: { at: 'failed', failure } }, { at: 'apart', failure }],
    ['shows at once what was read last', { connection, launches }, { at: 'connected', launches, isLoading: false }],
    [
      'shows it also while it is read anew',
      { connection, launches, loading: { at: 'running', startedAt: now } },
      { launches, isLoading: true },
    ],
    [
      'shows it also when that fails',
      { connection, launches, loading: { at: 'failed', failure } },
      { launches, failure, isLoading: false },
    ],
    ['forgets a reading that died', { connection, loading: { at: 'running', startedAt: now - 60_000 } }, { isLoading: false }],
    ['leads a revoked token back to Connect', { connecting: { at: 'revoked' } }, { at: 'apart', ended: 'revoked' }],
    ['knows that it was disconnected here', { connecting: { at: 'forgotten' } }, { at: 'apart', ended: 'forgotten' }],
    ['waits also after it was revoked', { pairing, connecting: { at: 'revoked' } }, { at: 'waiting' }],
  ])('%s', (_fact, records, state) => {
    expect(toAccountState({ ...nothing, ...records }, now)).toMatchObject(state)
  })

  it.each<[records: Partial<AccountRecords>, action: ReturnType<typeof accountActionOf>, words: string]>([
    [{}, { press: 'connect', label: 'Connect' }, 'Not connected.'],
    [{ connecting: { at: 'failed', failure } }, { press: 'connect', label: 'Try again' }, 'No answer.'],
    [{ connecting: { at: 'revoked' } }, { press: 'connect', label: 'Connect' }, 'The connection has ended.'],
    [{ pairing }, { press: 'show-pairing', label: 'Open the approval page' }, 'Approve the code BCDF-GHJK in the browser.'],
    [{ connection }, { press: 'refresh', label: 'Refresh' }, 'Reading your launches.'],
    [{ connection, launches, loading: { at: 'running', startedAt: now } }, { press: null, label: 'Refreshing …' }, '0 launches.'],
  ])('%j: its button, and what a screen reader is told', (records, action, words) => {
    const state = toAccountState({ ...nothing, ...records }, now)
    expect(accountActionOf(state)).toEqual(action)
    expect(accountWords(state)).toBe(words)
  })

  it('tells a screen reader how the draft goes', () => {
    const connected = toAccountState({ ...nothing, connection }, now)
    expect(draftWords({ at: 'idle' }, connected)).toBe('')
    expect(draftWords({ at: 'sending' }, connected)).toBe('The draft is being created.')
    expect(draftWords({ at: 'failed', failure }, connected)).toBe('No answer.')
    expect(draftWords({ at: 'idle' }, toAccountState(nothing, now))).toBe('Not connected.')
  })
})
