import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Failure, invalidField } from '../../../../api/domain/failure.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

// The clock says Wednesday, 4 March 2026.
let site: OpenPages
let ada: Person
let bob: Person
let visited: string[] = []
beforeAll(async () => {
  site = await openPages([], async (url) => {
    visited.push(url)
    if (url.includes('busy')) throw new Failure('SERVICE_UNAVAILABLE', 'Many sites are being visited.', { retryAfter: 10 })
    if (url.includes('nowhere')) throw invalidField('url', 'No server is known by this name.', 'dns')
    return literalSite({ page: literalPage({ url }), response: { ...literalSite().response, hops: [url] } })
  })
  ada = await signUpPerson(site, 'Ada')
  bob = await signUpPerson(site, 'Bob')
})
afterAll(() => site.close())
beforeEach(async () => {
  visited = []
  const old = await site.world.store.list('launches', 'ownerId', ada.profile.id)
  await site.world.store.transact(async ({ remove }) => {
    for (const { id } of old) await remove('launches', id)
  })
})

const own = (overrides: Partial<Launch>) => literalLaunch({ ownerId: ada.profile.id, ...overrides })
const put = (...launches: Launch[]) => putAll(site.world.store, 'launches', launches)
const waiting = { plan: 'free', week: { year: 2026, week: 11 }, requestedLaunchDate: '2026-03-09' } as const
const liveOne = () => ({ ...liveLaunch({ slug: 'acme', upvotes: 7 }), ownerId: ada.profile.id })

const read = async (answer: Response) => {
  const html = await answer.text()
  return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, $: load(html), html }
}
const open = async (path: string, visitor = ada.visitor) => read(await visitor.open(path))
const send = async (path: string, fields: Record<string, string>, visitor = ada.visitor) => read(await visitor.send(path, fields))

describe('the list of own launches', () => {
  it('requires sign-in, and isn’t cached', async () => {
    expect((await open('/dashboard/', new Visitor(site.origin))).location).toBe('/sign-in/')
    expect((await open('/dashboard/')).headers.get('cache-control')).toBe('no-store')
  })

  it('starts with the form that creates a draft, and two other ways', async () => {
    const { $ } = await open('/dashboard/')
    expect($('form[action="/drafts/"] input[name=url]')).toHaveLength(1)
    expect($('.first-draft').text()).toMatch(/extension[\s\S]*submissions/)
  })

  it('shows own launches only, newest first', async () => {
    await put(own({ slug: 'old', name: 'Old' }), own({ slug: 'new', name: 'New', createdAt: '2026-02-01T00:00:00.000Z' }))
    await put(literalLaunch({ slug: 'theirs', ownerId: bob.profile.id }))
    const { $ } = await open('/dashboard/')
    expect(
      $('.own-launch h2')
        .map((_, h2) => $(h2).text())
        .get(),
    ).toEqual(['New', 'Old'])
  })

  it.each([
    ['draft', 'Draft', 'Choose at least one category. Choose a plan and launch date.', '/drafts/acme/'],
    ['pending_review', 'In review', 'Waiting for review.', '/drafts/acme/review/'],
    ['scheduled', 'Scheduled', 'Goes live automatically on 9 March 2026 at 00:00 UTC', '/dashboard/acme/#badge'],
    ['live', 'Live', 'You’re live!', '/launches/acme/'],
    ['rejected', 'Rejected', 'Show the price.', '/dashboard/acme/'],
  ] as const)('shows the next step of a launch that is %s', async (status, word, says, leads) => {
    const facts = status === 'draft' ? {} : { ...waiting, launchDate: status === 'live' ? '2026-03-02' : '2026-03-09' }
    await put(own({ status, ...facts, rejectionReason: status === 'rejected' ? 'Show the price.' : null }))
    const { $ } = await open('/dashboard/')
    expect($('.own-launch .status').text()).toBe(word)
    expect($('.own-launch .status svg')).toHaveLength(1)
    expect($('.own-launch').text()).toContain(says)
    expect($('.own-launch .next-step a').attr('href')).toBe(leads)
  })

  it('says that a draft’s week has filled up, here and on its own pages', async () => {
    const taken = Array.from({ length: 10 }, (_, i) =>
      literalLaunch({ slug: `t-${i}`, url: `https://t-${i}.dev/`, status: 'scheduled', week: { year: 2026, week: 11 } }),
    )
    await put(...taken, own({ plan: 'free', requestedLaunchDate: '2026-03-09', categories: ['design'] }))
    for (const path of ['/dashboard/', '/dashboard/acme/']) {
      const { $ } = await open(path)
      expect($('.next-step').text()).toContain('That week is full. Choose another.')
      expect($('.next-step a').attr('href')).toBe('/drafts/acme/')
    }
    const { $ } = await open('/drafts/acme/review/')
    expect([$('.missing a').attr('href'), $('[value=submit]').length]).toEqual(['/drafts/acme/#field-launchDate', 0])
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of taken) await remove('launches', id)
    })
    expect((await open('/dashboard/')).$('.next-step').text()).toContain('Ready to submit')
  })

  it('says that the requested date of a launch in review has passed', async () => {
    await put(own({ status: 'pending_review', ...waiting, week: { year: 2026, week: 10 }, requestedLaunchDate: '2026-03-02' }))
    const { $ } = await open('/dashboard/')
    expect($('.next-step').text()).toContain('(2 March 2026) has passed')
    expect($('.next-step').text()).not.toContain('Nothing to do')
    expect($('.next-step a').attr('href')).toBe('/dashboard/acme/#manage-title')
  })

  it('shows impressions, clicks and the click rate of a live launch', async () => {
    await put(liveOne())
    site.world.store.count('acme', '2026-03-03', { impressions: 200, clicks: 13 })
    await expect.poll(() => site.world.store.readCounts('acme'), { timeout: 10_000 }).toMatchObject({ impressions: 200 })
    const { $ } = await open('/dashboard/')
    expect($('.funnel').text()).toMatch(/Impressions200.*Clicks13 6\.5%.*Upvotes7/)
    expect($('.trend svg[role=img]').first().attr('aria-label')).toBe('Impressions in the last 30 days: 200, most on 3 March 2026 (200).')
    const table = (await open('/dashboard/acme/')).$('.trend-table tbody')
    expect(table.text()).toBe('3 March 202620013')
  })
})

describe('the page of one launch', () => {
  it('is for its owner; others get a 404', async () => {
    await put(own({}))
    expect((await open('/dashboard/acme/')).status).toBe(200)
    expect((await open('/dashboard/acme/', bob.visitor)).status).toBe(404)
    expect((await send('/dashboard/acme/', { do: 'withdraw' }, bob.visitor)).status).toBe(404)
  })

  it('redirects an old slug', async () => {
    await put(own({ aliases: ['before'] }))
    expect((await open('/dashboard/before/')).location).toBe('/dashboard/acme/')
  })

  it('shows the badge’s state, its reason and the HTML to copy', async () => {
    await put(own({ badge: { status: 'absent', reason: 'The page has no link to this catalog.', checkedAt: '2026-03-01T00:00:00.000Z' } }))
    const { $ } = await open('/dashboard/acme/')
    expect($('.badge-state').text()).toMatch(/Not found.*nofollow/s)
    expect($('.badge-state [data-copy-text]').text()).toBe(
      '<a href="https://slipway.example/launches/acme/"><img src="https://slipway.example/badge/acme.svg" alt="Acme on Slipway" width="220" height="48"></a>',
    )
  })

  it('shows the activity in words, without naming moderators', async () => {
    await put(own({ status: 'rejected', rejectionReason: 'Show the price.' }))
    const event = { launchId: 'acme', at: '2026-03-01T08:30:00.000Z' }
    await putAll(site.world.store, 'history', [
      { ...event, id: '1', by: ada.profile.id, event: 'submit', note: 'premium_7, 2026-03-10' },
      { ...event, id: '2', by: 'somebody', event: 'reject', note: 'Show the price.' },
    ])
    const { $ } = await open('/dashboard/acme/')
    const told = $('.history li')
      .map((_, li) => $(li).find('p').text())
      .get()
    expect(told).toEqual(['Rejected by a moderatorShow the price.', 'Submitted for review by youPremium, 7 days, 10 March 2026'])
    expect($('.rejection').text()).toContain('Show the price.')
  })

  it('withdraws a launch, which frees its slot', async () => {
    await put(own({ status: 'pending_review', ...waiting }))
    expect((await open('/dashboard/acme/')).$('.ask-again').text()).toContain('lose your slot in week 11')
    expect((await send('/dashboard/acme/', { do: 'withdraw' })).location).toBe('/dashboard/acme/?done=withdrawn')
    expect(await site.world.store.findLaunch('acme')).toMatchObject({ status: 'draft', week: null })
  })

  it('reopens a rejected launch, with the reason still visible', async () => {
    await put(own({ status: 'rejected', rejectionReason: 'Show the price.' }))
    expect((await send('/dashboard/acme/', { do: 'reopen' })).location).toBe('/drafts/acme/?done=reopened')
    expect((await open('/drafts/acme/')).$('.rejection').text()).toContain('Show the price.')
  })

  it('changes the slug; a taken or malformed one is reported at its field, as typed', async () => {
    await put(own({}), own({ slug: 'taken', url: 'https://taken.dev/' }))
    expect((await send('/dashboard/acme/', { do: 'rename', slug: 'tides' })).location).toBe('/dashboard/tides/?done=renamed')
    const { status, $ } = await send('/dashboard/tides/', { do: 'rename', slug: 'No Slug!' })
    expect([status, $('#field-slug').val()]).toEqual([400, 'No Slug!'])
    expect($('#field-slug').attr('aria-describedby')).toContain('field-slug-fault')
    expect((await send('/dashboard/tides/', { do: 'rename', slug: 'taken' })).status).toBe(409)
  })

  it('posts updates of a live launch; a refused form keeps what was typed', async () => {
    await put(liveOne())
    const refused = await send('/dashboard/acme/', { do: 'news', title: '', text: 'A long story' })
    expect([refused.status, refused.$('#field-text').val()]).toEqual([400, 'A long story'])
    expect((await send('/dashboard/acme/', { do: 'news', title: 'Sharks', text: 'A long story' })).status).toBe(303)
    expect((await open('/dashboard/acme/')).$('.news__list').text()).toContain('Sharks')
  })

  it('lets only the owner delete an update', async () => {
    await put(liveOne())
    await send('/dashboard/acme/', { do: 'news', title: 'Whales', text: 'A long story' })
    const { $ } = await open('/dashboard/acme/')
    const form = $('.news__list li:contains(Whales) details form')
    const fields = Object.fromEntries([...form.find('input'), ...form.find('button')].map((e) => [$(e).attr('name') ?? '', $(e).val()]))
    expect((await open('/launches/acme/')).$('.news__list details')).toHaveLength(0)
    expect((await send('/dashboard/acme/', fields as Record<string, string>, bob.visitor)).status).toBe(404)
    expect((await send(form.attr('action') ?? '', fields as Record<string, string>)).location).toBe('/dashboard/acme/?done=retracted')
    expect((await open('/dashboard/acme/')).$('.news__list').text()).not.toContain('Whales')
  })

  it('deletes drafts only, after a confirmation', async () => {
    await put(own({}), own({ slug: 'waits', url: 'https://waits.example/', status: 'pending_review', ...waiting }))
    expect((await open('/dashboard/waits/')).$('button[value=discard]')).toHaveLength(0)
    expect((await send('/dashboard/waits/', { do: 'discard' })).status).toBe(409)
    expect((await open('/dashboard/acme/')).$('details button[value=discard]')).toHaveLength(1)
    expect((await send('/dashboard/acme/', { do: 'discard' }, bob.visitor)).status).toBe(404)
    const { location } = await send('/dashboard/acme/', { do: 'discard' })
    expect(location).toBe('/dashboard/?done=discarded')
    expect((await open(location ?? '')).$('.notice').text()).toContain('deleted')
    for (const path of ['/dashboard/acme/', '/drafts/acme/', '/drafts/acme/review/']) expect((await open(path)).status).toBe(404)
    expect((await send('/dashboard/acme/', { do: 'discard' })).status).toBe(404)
  })

  it('checks the badge on request, and shows the result', async () => {
    await put(own({ ...waiting, status: 'scheduled' }))
    expect((await send('/dashboard/acme/', { do: 'badge' })).location).toBe('/dashboard/acme/?done=badge#badge')
    expect(visited).toEqual(['https://acme.dev/'])
    expect((await open('/dashboard/acme/')).$('.badge-state__word').text()).toBe('Verified')
  })

  it('doesn’t claim to have checked the badge while the crawler is busy', async () => {
    await put(own({ ...waiting, status: 'scheduled', url: 'https://busy.example/' }))
    const { status, headers, $ } = await send('/dashboard/acme/', { do: 'badge' })
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect($('.fault-summary').text()).toContain('Many sites are being visited.')
    expect($('.badge-state__word').text()).toBe('Not checked yet')
  })

  it.each(['', 'approve', 'publish', 'constructor'])('refuses the unknown action %j', async (step) => {
    await put(own({ status: 'pending_review', ...waiting }))
    expect((await send('/dashboard/acme/', { do: step })).status).toBe(400)
    expect((await site.world.store.findLaunch('acme'))?.status).toBe('pending_review')
  })
})

describe('creating a draft', () => {
  it('crawls the page and opens the draft', async () => {
    const { status, location } = await send('/drafts/', { url: 'https://tides.example/' })
    expect([status, location]).toEqual([303, '/drafts/acme/?done=new'])
    expect(await site.world.store.findLaunch('acme')).toMatchObject({ ownerId: ada.profile.id, status: 'draft' })
  })

  it('opens the existing draft', async () => {
    await put(own({ slug: 'mine', url: 'https://tides.example/' }))
    expect((await send('/drafts/', { url: 'https://tides.example/' })).location).toBe('/drafts/mine/?done=existing')
  })

  it('links to the launch when the product is listed', async () => {
    await put(liveOne())
    const { status, $ } = await send('/drafts/', { url: 'https://teapot.example/' })
    expect(status).toBe(409)
    expect($('#draft-url-fault a').attr('href')).toBe('https://slipway.example/dashboard/acme/')
  })

  it.each([
    ['', 'Enter your product’s URL'],
    ['https://nowhere.example/', 'No server is known by this name.'],
  ])('says at the field why %j can’t become a draft', async (url, says) => {
    const { status, $ } = await send('/drafts/', { url })
    expect(status).toBe(400)
    expect($('#draft-url-fault').text()).toContain(says)
    expect($('#draft-url').val()).toBe(url)
  })

  it('keeps the URL while the crawler is busy', async () => {
    const { status, headers, $ } = await send('/drafts/', { url: 'https://busy.example/' })
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect($('#draft-url-fault').text()).toContain('Many sites are being visited.')
    expect($('#draft-url').val()).toBe('https://busy.example/')
  })

  it('keeps the URL for people who have to sign in first', async () => {
    const { status, $ } = await send('/drafts/', { url: 'https://tides.example/' }, new Visitor(site.origin))
    expect(status).toBe(401)
    expect($('input[name=url]').val()).toBe('https://tides.example/')
  })
})

describe('the audit reports of a maker', () => {
  it('are listed newest first, and the latest next to the launch of that page', async () => {
    await put(own({ slug: 'draft', url: 'https://acme.dev/', status: 'draft' }))
    expect((await open('/dashboard/draft/')).$('#audit-title ~ p a').attr('href')).toBe('/audit/?url=https%3A%2F%2Facme.dev%2F')
    const first = await send('/audit/', { url: 'https://acme.dev/' })
    const second = await send('/audit/', { url: 'https://acme.dev/pricing/' })
    await send('/audit/', { url: 'https://acme.dev/' }, bob.visitor)
    const { $ } = await open('/dashboard/')
    const listed = $('.own-reports__list a').toArray()
    expect(new Set(listed.map((link) => $(link).attr('href')))).toEqual(new Set([first.location, second.location]))
    expect($('.own-reports__list').text()).toContain('acme.dev/pricing/')
    for (const page of ['/dashboard/draft/', '/drafts/draft/'])
      expect((await open(page)).$(`a[href="${first.location}"]`).text()).toBe('View report')
  })
})
