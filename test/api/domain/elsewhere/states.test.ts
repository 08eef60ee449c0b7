import { describe, expect, it } from 'vitest'
import { nextStep } from '../../../../api/domain/elsewhere/next-step.ts'
import { submissionStates, type DirectorySubmission, type SubmissionState } from '../../../../api/domain/elsewhere/records.ts'
import { countPlaces, moved, newSubmission, opened, statusOf, toldState } from '../../../../api/domain/elsewhere/states.ts'
import { readSettings, type SettingsInput } from '../../../../api/domain/elsewhere/read-settings.ts'
import { guessProduct, hasOwnDomain } from '../../../../api/domain/elsewhere/product.ts'
import { literalEntry } from '../../../support/literal-directory.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

const at = '2026-11-22T12:00:00.000Z'
const submission = (overrides: Partial<DirectorySubmission> = {}): DirectorySubmission => ({
  ...newSubmission({ id: 'teapot', ownerId: 'ada' }, 'dry-dock', '2026-12-07', at),
  ...overrides,
})

it('what is counted as live is what its status calls live', () => {
  const proof = (verdict: 'followed' | 'absent') => ({
    at,
    page: 'https://dry-dock.example/teapot',
    verdict,
    rel: [],
    noindex: false,
    note: '',
  })
  const live = submission({ state: 'live', proofs: [proof('followed')] })
  const missed = submission({ state: 'live', proofs: [proof('followed'), proof('absent')] })
  expect([live, missed].map(statusOf)).toEqual(['Live', 'Link not found'])
  expect([live, missed, submission({ state: 'sent' })].map(toldState)).toEqual(['live', 'lost', 'sent'])
  expect(countPlaces([live, missed, submission({ state: 'refused' }), submission()])).toEqual({ todo: 1, sent: 0, live: 1, over: 2 })
})

describe('the states of a submission', () => {
  const allowed: Record<SubmissionState, string> = {
    planned: 'prepared opened sent refused',
    prepared: 'planned opened sent refused',
    opened: 'prepared sent refused',
    sent: 'opened waiting refused',
    waiting: 'sent refused',
    live: '',
    refused: 'planned sent',
    lost: 'planned sent',
  }
  it.each(submissionStates)('from %s, a maker can note what follows; never live or lost', (from) => {
    const moves = submissionStates.filter((to) => {
      try {
        return moved(submission({ state: from }), to, at).state !== from
      } catch {
        return false
      }
    })
    expect(moves.toSorted()).toEqual(allowed[from].split(' ').filter(Boolean).toSorted())
  })

  it('each has its date, and the same state again changes nothing', () => {
    const sent = moved(submission(), 'sent', '2026-11-23T08:00:00.000Z')
    expect(sent).toMatchObject({ state: 'sent', since: { planned: at, sent: '2026-11-23T08:00:00.000Z' } })
    expect(moved(sent, 'sent', '2026-11-24T08:00:00.000Z')).toBe(sent)
  })

  it('a client’s “opened” takes back nothing', () => {
    expect(submissionStates.map((state) => opened(submission({ state }), at).state)).toEqual(
      submissionStates.map((state) => (state === 'planned' || state === 'prepared' ? 'opened' : state)),
    )
  })
})

describe('the next step', () => {
  const entry = literalEntry('dry-dock', { waitDays: 5, accountAge: 7, submitUrl: 'https://dry-dock.example/submit' })
  it.each<[Partial<DirectorySubmission>, string | null, string]>([
    [{}, '2026-11-30', 'Create an account by Nov 30: it has to be 7 days old.'],
    [{}, '2026-11-22', 'Create an account now: it has to be 7 days old.'],
    [{}, null, 'Create an account at least 7 days before: it has to be that old.'],
    [{ accountSince: '2026-11-20' }, null, 'Wait until Nov 27: your account has to be 7 days old.'],
    [{ accountSince: '2026-11-01' }, null, 'Check the prepared texts. Open its submit page and fill in the form.'],
    [{ state: 'prepared', accountSince: '2026-11-01' }, null, 'Open its submit page and fill in the form.'],
    [{ state: 'opened' }, null, 'Submit it there, then mark it as submitted.'],
    [{ state: 'sent', since: { sent: at } }, null, 'Expect an answer by Nov 27. Then enter the listing’s URL.'],
    [
      { state: 'waiting', since: { sent: '2026-11-01T00:00:00Z' } },
      null,
      'An answer was expected by Nov 6. See if the listing is up, or ask them.',
    ],
    [{ state: 'waiting', listingUrl: 'https://a.example/' }, null, 'Check the listing: a link to your product makes it live.'],
    [{ state: 'live', checkOn: '2026-11-29' }, null, 'Nothing to do. We check your link again on Nov 29.'],
    [{ state: 'live' }, null, 'Nothing to do. Your link is there.'],
    [{ state: 'refused' }, null, 'Fix what they asked for and plan it again, or leave it.'],
    [{ state: 'lost' }, null, 'Your link is gone. Ask them why, then check the listing again.'],
  ])('of %j with an account by %s: %s', (overrides, accountBy, step) => {
    expect(nextStep({ entry, submission: submission(overrides), accountBy, today: '2026-11-22' })).toBe(step)
  })
})

describe('settings', () => {
  const typed: SettingsInput = {
    budget: 'US$1,200',
    hours: '1.5',
    languages: 'en; pt-BR en',
    countries: 'fr, US',
    releasedOn: '2026-01-31',
    platforms: ['ios', 'moon'],
    followedOnly: true,
    acceptsBadges: false,
    reminders: true,
    isReleased: true,
    isOpenSource: false,
  }
  it('are read as people type them', () => {
    expect(readSettings(typed, '2026-11-22')).toMatchObject({
      errors: [],
      settings: {
        budget: 1200,
        hours: 1.5,
        reminders: 'weekly',
        product: { platforms: ['ios'], languages: ['en', 'pt-BR'], releasedOn: '2026-01-31' },
      },
    })
  })
  it('tell no budget if its field is empty, and free places only if it’s 0', () => {
    expect(['', '0', '12.5'].map((budget) => readSettings({ ...typed, budget }, '2026-11-22').settings.budget)).toEqual([null, 0, 12.5])
  })
  it.each<[Partial<SettingsInput>, string[]]>([
    [{ budget: '-1' }, ['budget']],
    [{ budget: '1e9' }, ['budget']],
    [{ budget: 'a lot', hours: '0' }, ['budget', 'hours']],
    [{ budget: ' US$ ' }, []],
    [{ hours: '41' }, ['hours']],
    [{ languages: 'klingon!' }, ['languages']],
    [{ countries: 'France' }, ['countries']],
    [{ languages: Array.from({ length: 11 }, (_, index) => `e${String.fromCharCode(97 + index)}`).join(' ') }, ['languages']],
    [{ releasedOn: '2026-11-23' }, ['releasedOn']],
    [{ releasedOn: 'yesterday' }, ['releasedOn']],
  ])('%j has errors in %j', (overrides, fields) => {
    expect(readSettings({ ...typed, ...overrides }, '2026-11-22').errors.map(({ path }) => path[0])).toEqual(fields)
  })
  it('begin with what the listing and its audit say', () => {
    const launch = literalLaunch({ tagline: 'A Firefox extension', description: 'Also for the command line on Linux.', openSource: true })
    const warned = { id: 'usable-now', label: '', status: 'warn', detail: '', fix: null } as const
    const crawl = literalCrawl({ checks: [warned], previews: { lang: 'de-AT' } as never })
    expect(guessProduct(launch, crawl)).toEqual({
      platforms: ['linux', 'browser', 'cli'],
      languages: ['de'],
      countries: ['AT'],
      isReleased: false,
      releasedOn: null,
      isOpenSource: true,
    })
    expect(guessProduct(literalLaunch(), null)).toMatchObject({ platforms: ['web'], languages: ['en'], isReleased: true })
    const british = literalCrawl({ previews: { lang: 'en-UK' } as never })
    expect(guessProduct(literalLaunch({ url: 'https://teapot.dev/' }), british).countries).toEqual(['GB'])
    const funded = { description: 'It will be funded on Gamefound in spring.' }
    expect(guessProduct(literalLaunch({ ...funded, categories: ['games'] }), null).isReleased).toBe(false)
    expect(guessProduct(literalLaunch({ ...funded, categories: ['ai'] }), null).isReleased).toBe(true)
    const taiwanese = { tagline: '放在貓砂盆下面的秤', description: '募資價 2,480 元，兩年保固。' }
    expect(guessProduct(literalLaunch(taiwanese), null).isReleased).toBe(false)
  })
  it.each([
    ['https://teapot.dev/', true],
    ['https://www.teapot.co.uk/app', true],
    ['https://teapot.vercel.app/', false],
    ['https://ada.github.io/', false],
    ['https://apps.apple.com/app/id1', false],
    ['http://192.0.2.1/', false],
    ['http://localhost:3001/', false],
  ])('%s has a domain of its own: %s', (url, own) => {
    expect(hasOwnDomain(url)).toBe(own)
  })
})
