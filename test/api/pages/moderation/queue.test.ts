import { slugPlaceholder } from '../../../../shared/audit/badge.ts'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { readPage, sendForm } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { approve, reject, sent, useQueue } from './review-queue.ts'

const here = useQueue()
const { pending, queue, decide, stored } = here

describe('the queue', () => {
  it('is for moderators only', async () => {
    expect((await queue(here.mia)).status).toBe(200)
    expect((await queue(here.ada)).status).toBe(404)
    expect((await decide(here.ada, approve)).status).toBe(404)
    expect((await readPage(`${here.site.origin}/moderation/`)).headers.get('location')).toBe('/sign-in/?return=%2Fmoderation%2F')
    expect((await sendForm(`${here.site.origin}/moderation/`, { slug: 'acme', ...approve })).status).toBe(401)
    expect((await stored())?.status).toBe('pending_review')
    expect((await queue(here.mia)).headers.get('cache-control')).toBe('no-store')
  })

  it('shows a hundred of more, and says so', async () => {
    const many = Array.from({ length: 100 }, (_, index) => pending({ slug: `later-${index}`, submittedAt: '2026-03-02T12:00:00.000Z' }))
    await putAll(here.site.world.store, 'launches', many)
    const { $ } = await queue()
    expect($('.pending')).toHaveLength(100)
    expect($('.page-head p').text()).toBe('101 pending launches. Showing the first 100.')
  })

  it('shows the oldest first, with the requested plan and all facts', async () => {
    const check = { detail: '', fix: '' }
    const checks = [
      { ...check, id: 'title', label: 'Title', status: 'fail' as const },
      { ...check, id: 'h1', label: 'Headings', status: 'warn' as const },
    ]
    await putAll(here.site.world.store, 'crawls', [literalCrawl({ id: 'three', checks, score: 64, at: sent })])
    await putAll(here.site.world.store, 'launches', [
      pending({
        id: 'two',
        slug: 'older',
        name: 'Older',
        url: 'https://older.example/',
        submittedAt: '2026-02-20T12:00:00.000Z',
        plan: 'premium_7',
        week: null,
        rejectionReason: 'Not yet.',
      }),
      pending({
        id: 'three',
        slug: 'twin',
        name: 'Twin',
        url: 'http://www.acme.dev',
        submittedAt: '2026-03-04T11:00:00.000Z',
      }),
      liveLaunch({ slug: 'listed', name: 'Acme!' }),
      literalLaunch({ id: 'four', slug: 'secret', name: 'Acme' }),
    ])
    const { $ } = await queue()
    const cards = $('.pending')
      .map((_, e) => $(e).text())
      .get()
    expect(cards.map((text) => /^(Older|Acme|Twin)/.exec(text)?.[1])).toEqual(['Older', 'Acme', 'Twin'])
    expect(cards[0]).toMatch(/12 days ago.*Premium, 7 days, March 9, 2026.*Previously rejectedNot yet\./s)
    expect(cards[1]).toMatch(/3 days ago.*Free, March 9, 2026 \(week 11\)\. Slot reserved; 8 left\..*Ada @ada.*Not audited/s)
    expect(cards[1]).toMatch(/Twin \(in review\): same URL.*Acme! \(live\): same name/s)
    expect(cards[1]).not.toContain('secret')
    expect(cards[2]).toMatch(/1 hour ago.*64\/100 on March 1, 2026\. Failed: Title\. 1 warning\./s)
    expect($('.pending a[href="/drafts/older/review/"]').text()).toContain('Preview')
    expect($('.pending input[name=launchDate]').first().attr('value')).toBe('2026-03-09')
    expect($.text()).not.toContain('@example.com')
  })

  it('shows the name of a connection as such, without hidden text or reserved words', async () => {
    const notes = ['Codex 1.2', 'My \u202Epotpal', 'Approved by Slipway staff']
    const at = (index: number) => `2026-03-0${index + 1}T11:00:00.000Z`
    await here.site.world.store.transact(async ({ put }) => {
      for (const [index, note] of notes.entries())
        await put('history', { id: `c${index}`, launchId: 'one', at: at(index), by: here.ada.profile.id, event: 'create', note })
    })
    const said = (await queue())
      .$('.history p')
      .map((_, element) => load(element).html())
      .get()
    expect(said.map((html) => /From <bdi>(.*)<\/bdi>/.exec(html)?.[1])).toEqual(['An unnamed tool', 'My potpal', 'Codex 1.2'])
  })

  it('shows everything that visitors will read and see, and each finding with its fix', async () => {
    const description = `${'Long words. '.repeat(60)}The end.`
    const screenshots = ['https://acme.dev/1.png', 'javascript:alert(1)']
    const discount = { badgeTitle: 'Early birds', code: 'EARLY', percentOff: 20, validUntil: '2026-04-01' }
    const extras = { discount, twitterUsername: 'acmehq', demoVideoUrl: 'https://video.example/1', firstComment: 'I made this.' }
    const words = { description, categories: ['productivity'], pricing: 'paid' as const, openSource: true }
    await putAll(here.site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', screenshots, ...words, ...extras })])
    const check = { id: 'title', label: 'Title', status: 'fail' as const, detail: 'No title.', fix: '<title>Acme</title>' }
    const badge = { ...check, id: 'badge', fix: `http://slipway.example/launches/${slugPlaceholder}/` }
    const checks = [check, badge, { ...check, id: 'h1', status: 'pass' as const, fix: null }]
    await putAll(here.site.world.store, 'crawls', [literalCrawl({ id: 'one', checks })])
    const { $ } = await queue()
    expect($('.pending > .pending__more p').text()).toBe(description.trim())
    expect($('.pending__tags').text()).toBe('ProductivityPaidOpen source')
    const facts =
      'DiscountEarly birds, code EARLY, 20% off, until April 1, 2026X@acmehqDemohttps://video.example/1First commentI made this.'
    expect($('.pending__facts').text()).toContain(facts)
    expect($('.pending__pictures a')).toHaveLength(1)
    expect($('.pending__pictures a').attr()).toMatchObject({ href: 'https://acme.dev/1.png', rel: 'nofollow noopener noreferrer' })
    expect($('.pending__findings .sw-finding').text()).toMatch(/No title\..*Title.*<title>Acme<\/title>.*\/launches\/acme\//s)
    expect([$('.pending__findings .sw-finding').length, $('.pending__findings button').length]).toEqual([2, 0])
    await here.site.world.store.transact(({ remove }) => remove('crawls', 'one'))
  })

  it('shows moderators their own launch without a decision, and who can decide', async () => {
    await putAll(here.site.world.store, 'launches', [pending({ id: 'one', slug: 'acme', ownerId: here.mia.profile.id })])
    const { $ } = await queue(here.mia)
    expect($('.pending__own').text()).toBe('This is your own launch. Another moderator has to review it: Max.')
    expect($('.pending form')).toHaveLength(0)
    const { status, $: page } = await decide(here.mia, approve)
    expect([status, page('.failure__message').text()]).toEqual([403, expect.stringContaining('Ask another moderator: Max.')])
    expect((await queue(here.max)).$('.pending form')).toHaveLength(2)
    expect((await decide(here.max, approve)).status).toBe(303)
  })

  it('says when it is empty', async () => {
    await decide(here.mia, reject)
    expect((await queue()).$('.empty').text()).toContain('All caught up')
  })

  it('proposes the next Monday when the requested one has passed', async () => {
    await putAll(here.site.world.store, 'launches', [
      pending({ id: 'one', slug: 'acme', requestedLaunchDate: '2026-03-02', week: { year: 2026, week: 10 } }),
    ])
    const { $ } = await queue()
    expect($('.pending input[name=launchDate]').attr('value')).toBe('2026-03-09')
    expect($('.pending').text()).toContain('The requested date (March 2, 2026) has passed.')
  })

  it.each([
    [{}, 'The listing hasn’t changed since.'],
    [{ tagline: 'With a price', categories: ['games'] }, 'Changed since: tagline and categories.'],
  ])('tells maker and moderator what changed since a rejection: %j', async (changes, words) => {
    await decide(here.mia, reject)
    expect((await here.ada.visitor.send('/dashboard/acme/', { do: 'reopen' })).status).toBe(303)
    const draft = await stored()
    if (draft === null) throw new Error('No draft.')
    await putAll(here.site.world.store, 'launches', [{ ...draft, ...changes }])
    const editor = load(await (await here.ada.visitor.open('/drafts/acme/')).text())
    expect(editor('.rejection').text()).toBe(`Why it was rejected${reject.reason}${words}`)
    await putAll(here.site.world.store, 'launches', [{ ...draft, ...changes, status: 'pending_review', submittedAt: sent }])
    expect((await queue()).$('.pending__warning').text()).toBe(`Previously rejected${reject.reason}${words}`)
  })
})
