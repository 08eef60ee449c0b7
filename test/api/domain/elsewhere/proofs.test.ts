import { describe, expect, it } from 'vitest'
import { withProof } from '../../../../api/domain/elsewhere/proofs.ts'
import { submissionStates, type DirectorySubmission, type Proof } from '../../../../api/domain/elsewhere/records.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'

type Verdict = Proof['verdict']
const page = 'https://harbour.example/p/acme'
const proof = (at: string, verdict: Verdict, more: Partial<Proof> = {}): Proof => ({ at, page, verdict, rel: [], noindex: false, ...more })
const sent = (overrides: Partial<DirectorySubmission> = {}): DirectorySubmission => ({
  ...newSubmission({ id: 'acme', ownerId: 'ada' }, 'harbour', null, '2026-11-01T00:00:00Z'),
  state: 'sent',
  ...overrides,
})
/** What becomes of a submission by checks, as `day hour verdict`. */
function after(checks: string[], start = sent()) {
  const changes: (string | null)[] = []
  const submission = checks.reduce((each, line) => {
    const [day = '', hour = '', verdict = '', browser] = line.split(' ')
    const proven = withProof(each, proof(`2026-11-${day}T${hour}:00:00.000Z`, verdict as Verdict, browser ? { inBrowser: true } : {}))
    changes.push(proven.change)
    return proven.submission
  }, start)
  return { submission, state: submission.state, checkOn: submission.checkOn, changes }
}

describe('a proof', () => {
  it.each<[Verdict, string]>([
    ['followed', 'live'],
    ['nofollow', 'live'],
    ['hidden', 'same'],
    ['absent', 'same'],
    ['error', 'same'],
  ])('%s makes a submission of any state %s', (verdict, expected) => {
    for (const state of submissionStates.filter((each) => each !== 'live')) {
      const { submission } = withProof(sent({ state }), proof('2026-11-02T10:00:00.000Z', verdict))
      expect(submission.state).toBe(expected === 'live' ? 'live' : state)
      expect(submission.since.live).toBe(expected === 'live' ? '2026-11-02T10:00:00.000Z' : undefined)
    }
  })
  it.each<[string, Partial<Proof>, string, string]>([
    ['the popup on another page, with the link', { inBrowser: true }, 'live', page],
    ['the maker entered another URL, with the link', {}, 'live', 'https://harbour.example/other'],
    ['the popup on another page, after the link was lost', { inBrowser: true }, 'lost', 'https://harbour.example/other'],
  ])('%s: %j, %s: the URL is %s', (_, more, state, url) => {
    const { submission } = withProof(sent(), proof('2026-11-02T10:00:00Z', 'followed'))
    const other = proof('2026-11-03T10:00:00Z', 'followed', { page: 'https://harbour.example/other', ...more })
    expect(withProof({ ...submission, state: state as 'live' }, other).submission.listingUrl).toBe(url)
  })
  it('keeps the listing’s URL if none was noted', () => {
    expect(withProof(sent(), proof('2026-11-02T10:00:00Z', 'followed')).submission.listingUrl).toBe(page)
  })
  it('is one of ten, the last with a link among them', () => {
    const days = ['02 10 followed', ...Array.from({ length: 14 }, (_, at) => `${at + 10} 10 error`)]
    const { proofs } = after(days).submission
    expect([proofs.length, proofs[0]?.verdict, proofs.at(-1)?.at.slice(0, 10)]).toEqual([10, 'followed', '2026-11-23'])
  })
})

describe('the next check', () => {
  it.each([
    ['after going live', ['02 10 followed'], '2026-11-03'],
    ['after the first', ['02 10 followed', '03 00 followed'], '2026-11-09'],
    ['after a week', ['02 10 followed', '03 00 followed', '09 00 nofollow'], '2026-12-02'],
    ['two days after the link is gone', ['02 10 followed', '09 10 absent'], '2026-11-11'],
    ['the day after an error', ['02 10 followed', '03 10 error'], '2026-11-04'],
    ['regular after three more errors', ['02 10 followed', '03 10 error', '04 10 error', '05 10 error', '06 10 error'], '2026-11-09'],
    ['none before it’s live', ['02 10 absent', '03 10 error'], null],
    ['regular where only the browser sees the link', ['02 10 followed browser', '03 10 absent'], '2026-11-09'],
    ['a day after it was lost', ['02 10 followed', '03 10 absent', '05 10 absent'], '2026-11-06'],
  ])('%s', (_, checks, day) => {
    expect(after(checks).checkOn).toBe(day)
  })
  it('ends after 90 days', () => {
    const live = sent({ state: 'live', since: { live: '2026-08-01T00:00:00Z' }, proofs: [proof('2026-08-01T00:00:00Z', 'followed')] })
    expect(after(['02 10 followed'], live).checkOn).toBe(null)
  })
})

describe('a loss', () => {
  it.each<[what: string, checks: string[], state: string]>([
    ['once gone isn’t one', ['02 10 followed', '03 10 absent'], 'live'],
    ['twice gone within a day isn’t one', ['02 10 followed', '03 10 absent', '04 09 absent'], 'live'],
    ['twice gone, a day apart, is', ['02 10 followed', '03 10 absent', '04 10 absent'], 'lost'],
    ['a third check counts from the first', ['02 10 followed', '03 10 absent', '03 20 absent', '04 11 absent'], 'lost'],
    ['hidden counts as gone', ['02 10 followed', '03 10 hidden', '05 10 hidden'], 'lost'],
    ['an error between changes nothing', ['02 10 followed', '03 10 absent', '04 10 error', '05 10 absent'], 'lost'],
    ['errors aren’t one', ['02 10 followed', '03 10 error', '05 10 error', '07 10 error'], 'live'],
    ['seen between starts anew', ['02 10 followed', '03 10 absent', '04 10 followed', '05 10 absent'], 'live'],
    ['served HTML says nothing of what only a browser saw', ['02 10 followed b', '03 10 absent', '09 10 absent'], 'live'],
    ['two looks in the browser do', ['02 10 followed b', '03 10 absent', '04 10 absent b', '06 10 absent b'], 'lost'],
    ['seen again is live', ['02 10 followed', '03 10 absent', '05 10 absent', '06 10 nofollow'], 'live'],
  ])('%s', (_, checks, state) => {
    expect(after(checks).state).toBe(state)
  })
  it('and the return are told once each', () => {
    const checks = ['02 10 followed', '03 10 absent', '05 10 absent', '06 10 absent', '13 10 followed', '14 10 followed']
    expect(after(checks).changes).toEqual(['live', null, 'lost', null, 'live', null])
  })
})
