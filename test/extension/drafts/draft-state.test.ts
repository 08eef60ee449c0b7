import { describe, expect, it } from 'vitest'
import {
  draftActionOf,
  measure,
  noFields,
  suggestedFields,
  submissionTimeoutMs,
  toDraftFields,
  toggleChoice,
  toSending,
  toSubmission,
} from '../../../extension/drafts/draft-state.ts'
import type { Submission } from '../../../extension/drafts/draft-storage.ts'
import type { AccountFailure } from '../../../extension/account/account-response.ts'
import { openingState } from '../../../extension/audit/tab-state.ts'
import type { ProductSite } from '../../../extension/service/product-site.ts'

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/?a#top', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const listing = { name: 'Acme', tagline: null, description: 'Tide tables.', categories: [], pricing: 'free' } as const
const fields = { ...noFields, name: 'Acme' }
const result = { ok: true, slug: 'acme', draftUrl: 'https://l.example/drafts/acme/', reviewUrl: '', existing: false, warnings: [] } as const

describe('the fields of a draft', () => {
  it('start with the suggestion and up to three of its categories', () => {
    expect(toDraftFields({ ...listing, categories: [] }, ['ai', 'design', 'games', 'business'])).toEqual({
      ...noFields,
      name: 'Acme',
      description: 'Tide tables.',
      categories: ['ai', 'design', 'games'],
      pricing: 'free',
    })
  })

  it('wait for the page, and start empty if it can’t be read', () => {
    expect(suggestedFields(openingState)).toBeNull()
    expect(suggestedFields({ ...openingState, page: { at: 'refused' } })).toEqual(noFields)
    expect(suggestedFields({ ...openingState, page: { at: 'error', status: 404 } })).toEqual(noFields)
  })

  it.each([
    ['name', 'x'.repeat(40), 40, 'fine'],
    ['name', 'x'.repeat(41), 41, 'long'],
    ['name', 'x'.repeat(121), 121, 'refused'],
    ['tagline', '🌊'.repeat(60), 60, 'fine'],
    ['tagline', 'x'.repeat(201), 201, 'refused'],
    ['description', 'x'.repeat(5000), 5000, 'long'],
    ['description', '', 0, 'fine'],
  ] as const)('count the characters of a %s as people do', (field, text, length, is) => {
    expect(measure(field, text)).toMatchObject({ length, is })
  })

  it.each([
    ['x'.repeat(60), ''],
    ['x'.repeat(72), '72/60 characters. Shorter reads better.'],
    ['x'.repeat(201), '201/200 characters. Shorten it.'],
  ])('%j as a tagline gets the note %j', (text, words) => {
    expect(measure('tagline', text)?.words).toBe(words)
  })

  it('accept three categories, but not a fourth', () => {
    expect(toggleChoice(['ai', 'design'], 'games', 3)).toEqual(['ai', 'design', 'games'])
    expect(toggleChoice(['ai', 'design', 'games'], 'business', 3)).toEqual(['ai', 'design', 'games'])
    expect(toggleChoice(['ai', 'design', 'games'], 'design', 3)).toEqual(['ai', 'games'])
  })

  it('are left out of the submission when empty, so that the crawl fills them', () => {
    expect(toSubmission(site, { ...noFields, name: ' Acme ', tagline: '  ' })).toEqual({ url: 'https://acme.dev/?a', name: 'Acme' })
    expect(toSubmission(site, { ...fields, categories: ['ai'], pricing: 'paid' })).toMatchObject({ categories: ['ai'], pricing: 'paid' })
  })
})

describe('sending a draft', () => {
  const failure: AccountFailure = { kind: 'service', message: 'Couldn’t reach the server.' }
  it.each<[fact: string, submission: Submission | null, at: string]>([
    ['hasn’t started', null, 'idle'],
    ['continues in the background', { at: 'sending', startedAt: now - 60_000 }, 'sending'],
    ['ended with its background', { at: 'sending', startedAt: now - submissionTimeoutMs - 6000 }, 'failed'],
    ['is done', { at: 'sent', result: { ...result, warnings: [] } }, 'sent'],
    ['failed a moment ago', { at: 'failed', failure, endedAt: now - 1000 }, 'failed'],
    ['failed an hour ago and is forgotten', { at: 'failed', failure, endedAt: now - 3_600_000 }, 'idle'],
    [
      'was rate-limited, which is over',
      { at: 'failed', failure: { kind: 'rate-limited', message: '', until: now }, endedAt: now - 1000 },
      'idle',
    ],
    [
      'lost its connection, which is shown there',
      { at: 'failed', failure: { kind: 'unconnected', message: '', link: null }, endedAt: now },
      'idle',
    ],
  ])('%s', (_fact, submission, at) => {
    expect(toSending(submission, now).at).toBe(at)
  })

  it.each<[fact: string, parts: Partial<Parameters<typeof draftActionOf>[0]>, action: ReturnType<typeof draftActionOf>]>([
    ['connects first', { connection: 'disconnected' }, { command: 'connect', label: 'Connect and create draft' }],
    ['opens the approval page', { connection: 'waiting' }, { command: 'show-pairing', label: 'Approve in browser' }],
    ['creates the draft', {}, { command: 'send', label: 'Create draft' }],
    ['is disabled while sending', { sending: { at: 'sending' } }, { command: null, label: 'Creating draft…' }],
    ['opens the draft', { sending: { at: 'sent', result: { ...result, warnings: [] } } }, { command: 'open', label: 'Open draft' }],
    ['tries again', { sending: { at: 'failed', failure } }, { command: 'send', label: 'Try again' }],
    [
      'counts down while the rate limit lasts',
      { sending: { at: 'failed', failure: { kind: 'rate-limited', message: '', until: now + 65_000 } } },
      { command: null, label: 'Retry in 1:05' },
    ],
    [
      'is disabled while a text is too long',
      { fields: { ...fields, name: 'x'.repeat(121) } },
      { command: null, label: 'Shorten the highlighted fields' },
    ],
  ])('the button %s', (_fact, parts, action) => {
    expect(draftActionOf({ fields, sending: { at: 'idle' }, connection: 'connected', ...parts }, now)).toEqual(action)
  })
})
