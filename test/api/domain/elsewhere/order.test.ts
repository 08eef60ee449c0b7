import { describe, expect, it } from 'vitest'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import { orderDirectories } from '../../../../api/domain/elsewhere/order.ts'
import type { DirectorySubmission, Proof } from '../../../../api/domain/elsewhere/records.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { idealWeek, timingWords } from '../../../../api/domain/elsewhere/timing.ts'
import { literalEntry, literalFacts } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const product = {
  url: 'https://teapot.dev/',
  categories: ['ai', 'business'],
  pricing: null,
  platforms: ['cli'],
  languages: ['en'],
  countries: [],
  subject: 'Teapot. Tea for agents',
  texts: 'Teapot. Tea for agents. Written in Rust.',
  isReleased: true,
  releasedOn: null,
  isOpenSource: false,
}
const known = { free: true, submitUrl: 'https://a.example/submit' }
const order = (given: ReturnType<typeof literalEntry>[], wishes = {}, more = {}) =>
  orderDirectories(given, {
    product: { ...product, ...more },
    wishes: { budget: 0, followedOnly: false, acceptsBadges: false, ...wishes },
    today: '2026-11-22',
    lastDay: null,
  }).map(({ id }) => id)
const reported = literalEntry('reported', {}, { facts: literalFacts({ ...known, link: 'followed', suits: ['ai'] }, 'report') })

describe('best first', () => {
  it.each<[string, Parameters<typeof literalEntry>[1][], object]>([
    [
      'what it’s about, what’s only for its platform or category, what its readers like, everybody, and those who care for something else',
      [{ topics: ['tea'] }, { platforms: ['cli'] }, { suits: ['ai'] }, {}, { suits: ['games'] }],
      {},
    ],
    ['what it is first, before what it is by the way', [{ categories: ['ai'] }, { categories: ['business'] }], {}],
    ['what its first words name, before what its description names', [{ topics: ['agents'] }, { topics: ['rust'] }], {}],
    ['boards that are made for launches', [{ type: 'launch board' }, { type: 'community' }], {}],
    ['what is known to be free, before what isn’t known', [{}, { free: undefined as never }], {}],
    ['what is free, before what costs money and suits it somewhat better', [{}, { free: false, cost: 9, type: 'launch board' }], {}],
    [
      'what its texts name twice, before what they name in passing',
      [{ topics: ['go'] }, { topics: ['rust'] }],
      { texts: 'Teapot. Written in Go with a Rust plugin. For Go 1.26.' },
    ],
    [
      'what works with a suite that it names once',
      [{ type: 'suite marketplace', topics: ['slack'] }, { type: 'app store' }],
      { texts: 'Tea. Posts to Slack.' },
    ],
    [
      'what its readers read, before what has no language noted',
      [{ languages: ['fr', 'de'] }, { categories: ['ai'] }],
      { languages: ['de'] },
    ],
    ['readers of its own language', [{ languages: ['de'] }, { languages: ['en', 'de'] }], { languages: ['de', 'en'] }],
  ])('%s', (_, facts, more) => {
    const given = facts.map((each, at) => literalEntry(`d${at}`, { ...known, ...each }))
    expect(order(given.toReversed(), {}, more)).toEqual(given.map(({ id }) => id))
  })

  it('readers who care count more than many; what is hard to get into counts less', () => {
    const given = [
      literalEntry('for-tea', { ...known, topics: ['tea'] }, { traffic: 'low' }),
      literalEntry('crowd', known, { traffic: 'very high' }),
      literalEntry('hard', known, { traffic: 'very high', submissionFriction: 'high' }),
    ]
    expect(order(given.toReversed())).toEqual(['for-tea', 'crowd', 'hard'])
  })

  it.each<[string, string[], object]>([
    ['a package', ['github', 'dev-community', 'plain'], { platforms: ['package'] }],
    ['what companies buy', ['g2', 'linkedin', 'plain'], { categories: ['sales-support'], platforms: ['web'], pricing: 'subscription' }],
    ['a bakery', ['google-business-profile', 'instagram'], { platforms: ['local'] }],
    ['a novel', ['goodreads', 'netgalley'], { platforms: ['book'] }],
    [
      'a job board, also in Polish',
      ['pracuj-pl', 'plain'],
      { platforms: ['web'], languages: ['pl'], categories: ['jobs-hr'], texts: 'Oferty pracy w energetyce' },
    ],
    ['a podcast in French', ['deezer-podcasts', 'plain'], { platforms: ['podcast'], languages: ['fr'] }],
    ['an app that uses a model', ['a-plain', 'arxiv'], { platforms: ['web'], texts: 'Briefs, written by a large language model' }],
    ['an app that works with Notion', ['a-plain', 'etsy'], { platforms: ['web'], texts: 'Integrates with Slack and Notion' }],
  ])('where makers of its kind go comes first: %s', (_, ids, more) => {
    const given = ids.map((id) => literalEntry(id, known))
    expect(order(given.toReversed(), {}, more)).toEqual(ids)
  })

  it('readers of English come after those of the product’s language, also for a platform', () => {
    const given = [
      literalEntry('toucharcade', { ...known, type: 'newsletter' }),
      literalEntry('leser', { ...known, type: 'newsletter', languages: ['de'] }),
    ]
    const app = { platforms: ['ios'], categories: ['lifestyle'] }
    expect(order(given, {}, { ...app, languages: ['de'] })).toEqual(['leser', 'toucharcade'])
    expect(order(given, {}, app)[0]).toBe('toucharcade')
  })

  it('what consultants name often comes first, also by its page for a country, and what they seldom name last', () => {
    const names = ['Google Business Profile (Peru)', 'Nobody’s Place', 'TikTok']
    const given = names.map((name, at) => literalEntry(`d${at}`, { ...known, suits: ['ai'] }, { name }))
    expect(order(given.toReversed())).toEqual(['d0', 'd1', 'd2'])
  })

  it('of magazines, a second one comes after other places that suit as well', () => {
    const given = (['newsletter', 'newsletter', 'directory'] as const).map((type, at) =>
      literalEntry(`d${at}`, { ...known, type, suits: ['ai'] }),
    )
    expect(order(given)).toEqual(['d0', 'd2', 'd1'])
  })

  it('links known as followed come first where they’re wanted; those only reported as followed count as unknown', () => {
    const given = [
      literalEntry('followed', { ...known, link: 'followed' }),
      literalEntry('mixed', { ...known, link: 'mixed', suits: ['ai'] }),
      reported,
    ]
    expect(order(given)).toEqual(['mixed', 'reported', 'followed'])
    expect(order(given, { followedOnly: true })).toEqual(['followed', 'mixed', 'reported'])
  })

  it('of equals, fifteen have places from the first day to the weeks after and later', () => {
    const types = ['package registry', 'launch board', 'community', 'directory', 'review site'] as const
    const given = types.flatMap((type) =>
      Array.from({ length: 15 }, (_, at) => literalEntry(`${type} ${at}`, { ...known, type, suits: ['ai'] }, { traffic: 'medium' })),
    )
    const fifteen = order(given).slice(0, 15)
    const count = (...kinds: string[]) => fifteen.filter((id) => kinds.some((kind) => id.startsWith(kind))).length
    expect([count('package registry'), count('launch board', 'community'), count('directory'), count('review site')]).toEqual([4, 6, 4, 1])
  })
})

describe('the time of a place', () => {
  it.each<[Parameters<typeof literalEntry>[1], string, number]>([
    [{ type: 'app store' }, 'From day one', -1],
    [{ type: 'launch board' }, 'For launch week', 0],
    [{ type: 'community', waitDays: 7 }, 'For launch week', -1],
    [{ type: 'launch board', waitDays: 180 }, 'Start now: review takes about 180 days', -26],
    [{ type: 'directory' }, 'For the weeks after the launch', 1],
    [{ type: 'review site' }, 'Later, once people use it', 3],
    [{}, 'For the weeks after the launch', 1],
  ])('%j: %s, week %i', (facts, words, week) => {
    expect([timingWords(literalEntry('a', facts)), idealWeek(literalEntry('a', facts))]).toEqual([words, week])
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
    expect(planned(literalEntry('unknown', { free: true, account: 'Email' }))?.unknown).toEqual([words])
    expect(planned(literalEntry('followed', { free: true, account: 'Email', link: 'followed' }))?.unknown).toEqual([])
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
