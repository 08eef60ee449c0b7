import { describe, expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import { lateBecause, orderDirectories } from '../../../../api/domain/elsewhere/order.ts'
import type { DirectorySubmission, Proof } from '../../../../api/domain/elsewhere/records.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { literalEntry, literalFacts } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const product = {
  url: 'https://teapot.dev/',
  categories: ['ai'],
  pricing: null,
  platforms: ['web'],
  languages: ['en'],
  isReleased: true,
  releasedOn: null,
  isOpenSource: false,
}
const known = { submitUrl: 'https://a.example/submit', waitDays: 7 }
const order = (given: ReturnType<typeof literalEntry>[], wishes = { followedOnly: false }, more = {}) =>
  orderDirectories(given, { ...product, ...more }, { hours: 2, ...wishes }).map(({ id }) => id)
const reported = literalEntry('reported', {}, { facts: literalFacts({ ...known, link: 'followed', suits: ['ai'] }, 'report') })

describe('best first', () => {
  it('puts those whose readers suit the product before those that very many read', () => {
    const given = [
      literalEntry('crowd', { ...known, waitDays: 0 }, { traffic: 'very high' }),
      literalEntry('business', { ...known, suits: ['business'] }, { traffic: 'very high' }),
      literalEntry('for-ai', { ...known, waitDays: 30, suits: ['ai'] }),
      literalEntry('plain', known),
    ]
    expect(order(given)).toEqual(['for-ai', 'crowd', 'plain', 'business'])
  })

  it('puts directories of open source last unless the product is', () => {
    const given = [literalEntry('source', known, { focus: 'Open source and freeware', traffic: 'very high' }), literalEntry('plain', known)]
    expect(order(given)).toEqual(['plain', 'source'])
    expect(order(given, undefined, { isOpenSource: true })).toEqual(['source', 'plain'])
  })

  it('puts links known as followed first where they’re wanted; those only reported as followed count as unknown', () => {
    const given = [
      reported,
      literalEntry('mixed', { ...known, link: 'mixed', suits: ['ai'] }),
      literalEntry('unknown', known),
      literalEntry('followed', { ...known, link: 'followed', waitDays: 60 }),
    ]
    expect(order(given)).toEqual(['mixed', 'reported', 'unknown', 'followed'])
    expect(order(given, { followedOnly: true })).toEqual(['followed', 'mixed', 'reported', 'unknown'])
  })

  it('puts last what comes with another listing, has no way to submit or a very long wait, and says so', () => {
    const given = [
      literalEntry('queue', { ...known, free: true, waitDays: 180, suits: ['ai'] }),
      literalEntry('closed-door', { waitDays: 0, suits: ['ai'] }),
      literalEntry('plain', { ...known, waitDays: 60 }),
    ]
    expect(order(given)).toEqual(['plain', 'closed-door', 'queue'])
    expect(given.map(lateBecause)).toEqual(['Review takes about 180 days.', 'No way to submit is known.', null])
  })

  it('knows the shipped ones that come with another, or take lists rather than products', async () => {
    const late = new Map((await readShipped()).map((entry) => [entry.id, lateBecause(entry)]))
    for (const id of ['getapp', 'software-advice', 'libhunt', 'awesome-lists', 'crozdesk', 'devhunt'])
      expect([id, late.get(id)]).toEqual([id, expect.any(String)])
    for (const id of ['capterra', 'sourceforge', 'product-hunt', 'saashub', 'awesome-selfhosted', 'free-for-dev'])
      expect([id, late.get(id)]).toEqual([id, null])
  })
})

describe('a plan of followed links only', () => {
  const launch = literalLaunch({ ownerId: 'ada', requestedLaunchDate: '2026-12-07' })
  const plan = { ...defaultPlan(launch, null, 'ada', '2026-11-22T00:00:00Z'), followedOnly: true }
  const planned = (entry: ReturnType<typeof literalEntry>, overrides: Partial<DirectorySubmission> = {}) => {
    const submission = { ...newSubmission({ id: launch.id, ownerId: 'ada' }, entry.id, null, '2026-11-22T00:00:00Z'), ...overrides }
    return composePlan({ launch, plan, entries: [entry], submissions: [submission], today: '2026-11-22' }).places[0]
  }

  it('says where it isn’t known whether links are followed', () => {
    const words = 'Not known whether its links are followed.'
    expect(planned(reported)?.unknown).toContain(words)
    expect(planned(literalEntry('unknown', { free: true }))?.unknown).toEqual([words])
    expect(planned(literalEntry('followed', { free: true, link: 'followed' }))?.unknown).toEqual([])
  })

  it('believes its own proof rather than what is known of the directory', () => {
    const nofollow = literalEntry('nofollow', { free: true, link: 'nofollow' })
    const seen: Proof = {
      at: '2026-11-21T00:00:00Z',
      page: 'https://nofollow.example/teapot',
      verdict: 'followed',
      rel: [],
      noindex: false,
    }
    expect(planned(nofollow)?.warnings).toEqual(['Its links are nofollow, and you want followed ones only.'])
    expect(planned(nofollow, { state: 'live', proofs: [seen] })?.warnings).toEqual([])
  })
})
