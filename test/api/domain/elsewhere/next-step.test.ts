import { describe, expect, it } from 'vitest'
import { nextStep } from '../../../../api/domain/elsewhere/next-step.ts'
import type { DirectorySubmission, Proof } from '../../../../api/domain/elsewhere/records.ts'
import { newSubmission, sentOn, statusOf } from '../../../../api/domain/elsewhere/states.ts'
import { literalEntry } from '../../../support/literal-directory.ts'

const at = '2026-11-22T12:00:00.000Z'
const submission = (overrides: Partial<DirectorySubmission>): DirectorySubmission => ({
  ...newSubmission({ id: 'teapot', ownerId: 'ada' }, 'dry-dock', '2026-12-07', at),
  ...overrides,
})
const proof = (verdict: Proof['verdict'], more: Partial<Proof> = {}): Proof => ({
  at,
  page: 'https://dry-dock.example/teapot',
  verdict,
  rel: [],
  noindex: false,
  ...more,
})
const step = (overrides: Partial<DirectorySubmission>, facts: Parameters<typeof literalEntry>[1] = {}) =>
  nextStep({ entry: literalEntry('dry-dock', facts), submission: submission(overrides), accountBy: null, today: '2026-11-22' })

describe('what is said of a listing follows its last proof', () => {
  const seen = proof('followed', { at: '2026-11-15T12:00:00.000Z' })
  const browsed = { ...seen, inBrowser: true as const }
  it.each<[DirectorySubmission['state'], Proof[], string, string]>([
    ['live', [seen], 'Live', 'Nothing to do. We check your link again on Nov 24.'],
    ['live', [seen, proof('nofollow')], 'Live', 'Nothing to do. We check your link again on Nov 24.'],
    ['live', [seen, proof('absent')], 'Link not found', 'We didn’t find your link on Nov 22. We check again on Nov 24.'],
    ['live', [seen, proof('hidden')], 'Link hidden', 'Your link was hidden from visitors on Nov 22. We check again on Nov 24.'],
    [
      'live',
      [seen, proof('absent', { gone: true })],
      'Page gone',
      'Your listing’s page is gone. Enter its new URL, or ask them. We check again on Nov 24.',
    ],
    ['live', [seen, proof('error')], 'Live', 'We couldn’t read your listing on Nov 22. We check again on Nov 24.'],
    ['live', [browsed, proof('absent')], 'Live', 'Your link only shows in a browser: open the listing in yours to check it.'],
    ['lost', [seen, proof('absent')], 'Lost', 'Your link is gone. Ask them why, then check the listing again.'],
    [
      'lost',
      [seen, proof('absent', { gone: true })],
      'Lost',
      'Your listing’s page is gone. Ask them why, or enter its new URL and check it.',
    ],
    ['sent', [proof('absent')], 'Submitted', 'We didn’t find your link on Nov 22. Once it’s there, check the listing again.'],
  ])('%s after %j: %s', (state, proofs, status, words) => {
    const given = { state, proofs, listingUrl: 'https://dry-dock.example/teapot', checkOn: '2026-11-24', since: { live: at, sent: at } }
    expect([statusOf(submission(given)), step(given)]).toEqual([status, words])
  })
})

describe('a submit page is only spoken of where one is known', () => {
  const submitUrl = 'https://dry-dock.example/submit'
  it.each<[DirectorySubmission['state'], Parameters<typeof literalEntry>[1], string]>([
    ['planned', { submitUrl }, 'Check the prepared texts. Open its submit page and fill in the form.'],
    ['planned', {}, 'Check the prepared texts. Open dry-dock and look for how to submit.'],
    ['prepared', { submitUrl }, 'Open its submit page and fill in the form.'],
    ['prepared', {}, 'Open dry-dock and look for how to submit.'],
    ['prepared', { type: 'community', submitUrl }, 'Read the rules of dry-dock, then post it there.'],
    ['prepared', { type: 'newsletter' }, 'Find its editors’ address, then send them the email.'],
    ['prepared', { type: 'newsletter', submitUrl }, 'Open its submit page and fill in the form.'],
  ])('%s with %j: %s', (state, facts, words) => {
    expect(step({ state }, facts)).toBe(words)
  })
})

describe('an answer', () => {
  it('is expected from the day it was sent on, only where the wait is known', () => {
    const sent = { state: 'waiting', since: { sent: '2026-11-20T08:00:00Z', waiting: at } } as const
    expect(step(sent, { waitDays: 5 })).toContain('Nov 25')
    expect(step(sent, {})).not.toContain('Nov')
  })

  it('the day on which it was sent is that of what isn’t ahead again', () => {
    expect(sentOn(submission({ state: 'live', since: { sent: '2026-11-20T08:00:00Z', live: at } }))).toBe('2026-11-20')
    expect(sentOn(submission({ state: 'opened', since: { sent: '2026-11-20T08:00:00Z' } }))).toBeNull()
    expect(sentOn(submission({ state: 'live', since: { live: at } }))).toBeNull()
  })
})
