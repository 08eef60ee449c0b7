import { describe, expect, it } from 'vitest'
import {
  draftActionOf,
  measure,
  noFields,
  suggestedFields,
  submissionTimeoutMs,
  toDraftFields,
  toggleCategory,
  toSending,
  toSubmission,
} from '../../../extension/drafts/draft-state.ts'
import type { Submission } from '../../../extension/drafts/draft-storage.ts'
import type { OwnFailure } from '../../../extension/account/own-answer.ts'
import { openingState } from '../../../extension/popup/popup-state.ts'
import type { ProductSite } from '../../../extension/browser/product-site.ts'

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/?a#top', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const listing = { name: 'Acme', tagline: null, description: 'Tide tables.', categories: [], pricing: 'free' } as const
const fields = { ...noFields, name: 'Acme' }
const result = { ok: true, slug: 'acme', draftUrl: 'https://l.example/drafts/acme/', reviewUrl: '', existing: false, warnings: [] } as const

describe('the fields of a draft', () => {
  it('begin with the suggestion, and with three categories of it', () => {
    expect(toDraftFields({ ...listing, categories: [] }, ['ai', 'design', 'games', 'business'])).toEqual({
      name: 'Acme',
      tagline: '',
      description: 'Tide tables.',
      categories: ['ai', 'design', 'games'],
      pricing: 'free',
    })
  })

  it('wait for the page, and begin empty where it cannot be read', () => {
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
  ] as const)('measure a %s as people count it', (field, text, length, is) => {
    expect(measure(field, text)).toMatchObject({ length, is })
  })

  it('take three categories and no fourth', () => {
    expect(toggleCategory(['ai', 'design'], 'games')).toEqual(['ai', 'design', 'games'])
    expect(toggleCategory(['ai', 'design', 'games'], 'business')).toEqual(['ai', 'design', 'games'])
    expect(toggleCategory(['ai', 'design', 'games'], 'design')).toEqual(['ai', 'games'])
  })

  it('leave out what is empty, so that the crawl fills it', () => {
    expect(toSubmission(site, { ...noFields, name: ' Acme ', tagline: '  ' })).toEqual({ url: 'https://acme.dev/?a', name: 'Acme' })
    expect(toSubmission(site, { ...fields, categories: ['ai'], pricing: 'paid' })).toMatchObject({ categories: ['ai'], pricing: 'paid' })
  })
})

describe('sending a draft', () => {
  const failure: OwnFailure = { kind: 'service', message: 'No answer.' }
  it.each<[fact: string, submission: Submission | null, at: string]>([
    ['has not begun', null, 'idle'],
    ['goes on in the background', { at: 'sending', startedAt: now - 60_000 }, 'sending'],
    ['has died with its background', { at: 'sending', startedAt: now - submissionTimeoutMs - 6000 }, 'failed'],
    ['is done', { at: 'sent', result: { ...result, warnings: [] } }, 'sent'],
    ['failed a moment ago', { at: 'failed', failure, endedAt: now - 1000 }, 'failed'],
    ['failed an hour ago, which is forgotten', { at: 'failed', failure, endedAt: now - 3_600_000 }, 'idle'],
    [
      'had to wait, which is over',
      { at: 'failed', failure: { kind: 'rate-limited', message: '', until: now }, endedAt: now - 1000 },
      'idle',
    ],
    [
      'lost its connection, which is told there',
      { at: 'failed', failure: { kind: 'unconnected', message: '', link: null }, endedAt: now },
      'idle',
    ],
  ])('%s', (_fact, submission, at) => {
    expect(toSending(submission, now).at).toBe(at)
  })

  it.each<[fact: string, parts: Partial<Parameters<typeof draftActionOf>[0]>, action: ReturnType<typeof draftActionOf>]>([
    ['needs a connection first', { connection: 'apart' }, { press: 'connect', label: 'Connect to create the draft' }],
    ['waits for the approval', { connection: 'waiting' }, { press: 'show-pairing', label: 'Open the approval page' }],
    ['creates the draft', {}, { press: 'send', label: 'Create the draft' }],
    ['is pressed once', { sending: { at: 'sending' } }, { press: null, label: 'Creating the draft …' }],
    ['leads to the draft', { sending: { at: 'sent', result: { ...result, warnings: [] } } }, { press: 'open', label: 'Open the draft' }],
    ['tries again', { sending: { at: 'failed', failure } }, { press: 'send', label: 'Try again' }],
    [
      'counts down while the service asks to wait',
      { sending: { at: 'failed', failure: { kind: 'rate-limited', message: '', until: now + 65_000 } } },
      { press: null, label: 'Again in 1:05' },
    ],
    [
      'sends nothing that is refused for sure',
      { fields: { ...fields, name: 'x'.repeat(121) } },
      { press: null, label: 'Shorten what is too long' },
    ],
  ])('the button %s', (_fact, parts, action) => {
    expect(draftActionOf({ fields, sending: { at: 'idle' }, connection: 'connected', ...parts }, now)).toEqual(action)
  })
})
