import { describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { Visitor } from '../../../support/visitor.ts'
import { useDashboard, waiting } from './own-dashboard.ts'

const here = useDashboard()
const { own, put, liveOne, open, send } = here

describe('the list of own launches', () => {
  it('requires sign-in, and isn’t cached', async () => {
    expect((await open('/dashboard/', new Visitor(here.site.origin))).location).toBe('/sign-in/')
    expect((await open('/dashboard/')).headers.get('cache-control')).toBe('no-store')
  })

  it('starts with the form that creates a draft, and two other ways', async () => {
    const { $ } = await open('/dashboard/')
    expect($('form[action="/drafts/"] input[name=url]')).toHaveLength(1)
    expect($('.first-draft').text()).toMatch(/Audit your page[\s\S]*coding agent/)
  })

  it('shows own launches only, newest first', async () => {
    await put(own({ slug: 'old', name: 'Old' }), own({ slug: 'new', name: 'New', createdAt: '2026-02-01T00:00:00.000Z' }))
    await put(literalLaunch({ slug: 'theirs', ownerId: here.bob.profile.id }))
    const { $ } = await open('/dashboard/')
    expect(
      $('.own-launch h2')
        .map((_, h2) => $(h2).text())
        .get(),
    ).toEqual(['New', 'Old'])
  })

  it.each([
    ['draft', 'Draft', 'Choose at least one category. Choose a plan and launch date.', '/drafts/acme/'],
    ['pending_review', 'In review', 'While you wait, add the badge and plan submissions.', '/dashboard/acme/'],
    ['scheduled', 'Scheduled', 'Goes live automatically on Mon, Mar 9, 2026 at 00:00 UTC', '/dashboard/acme/#badge'],
    ['live', 'Live', 'Post an update when something changes.', '/launches/acme/'],
    ['rejected', 'Rejected', 'Show the price.', undefined],
  ] as const)('shows the next step of a launch that is %s', async (status, word, says, leads) => {
    const facts = status === 'draft' ? {} : { ...waiting, launchDate: status === 'live' ? '2026-03-02' : '2026-03-09' }
    await put(own({ status, ...facts, rejectionReason: status === 'rejected' ? 'Show the price.' : null }))
    const { $ } = await open('/dashboard/')
    expect($('.own-launch .status').text()).toBe(word)
    expect($('.own-launch .status svg')).toHaveLength(1)
    expect($('.own-launch').text()).toContain(says)
    expect($('.own-launch .next-step a').attr('href')).toBe(leads)
  })

  it('asks for no badge that was found', async () => {
    await put(own({ status: 'pending_review', ...waiting, badge: { status: 'ok', reason: null, checkedAt: '2026-03-01T00:00:00.000Z' } }))
    expect((await open('/dashboard/')).$('.own-launch .next-step').text()).toMatch(/^While you wait, plan submissions\./)
  })

  it('leads from a rejected launch to its draft with one press', async () => {
    await put(own({ status: 'rejected', rejectionReason: 'Show the price.' }))
    const { $ } = await open('/dashboard/')
    const form = $('.own-launch .next-step form')
    expect(form.find('button').text()).toBe('Fix and resubmit')
    const pressed = await here.send(form.attr('action') ?? '', { do: String(form.find('[name=do]').val()) })
    expect(pressed.location).toBe('/drafts/acme/?done=reopened')
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
    await here.site.world.store.transact(async ({ remove }) => {
      for (const { id } of taken) await remove('launches', id)
    })
    expect((await open('/dashboard/')).$('.next-step').text()).toContain('Ready to submit')
  })

  it('says that the requested date of a launch in review has passed', async () => {
    await put(own({ status: 'pending_review', ...waiting, week: { year: 2026, week: 10 }, requestedLaunchDate: '2026-03-02' }))
    const { $ } = await open('/dashboard/')
    expect($('.next-step').text()).toContain('(March 2, 2026) has passed')
    expect($('.next-step').text()).not.toContain('Nothing to do')
    expect($('.next-step a').attr('href')).toBe('/dashboard/acme/#manage-title')
  })

  it('shows impressions, clicks and the click rate of a live launch', async () => {
    await put(liveOne())
    here.site.world.store.count('acme', '2026-03-03', { impressions: 200, clicks: 13 })
    await expect.poll(() => here.site.world.store.readCounts('acme')).toMatchObject({ impressions: 200 })
    const { $ } = await open('/dashboard/')
    expect($('.funnel').text()).toMatch(/Impressions200.*Clicks13 6\.5%.*Votes7/)
    expect($('.trend svg[role=img]').first().attr('aria-label')).toBe('Impressions in the last 7 days: 200, most on March 3, 2026 (200).')
    const table = (await open('/dashboard/acme/')).$('.trend-table tbody')
    expect(table.text()).toBe('March 3, 202620013')
  })
})

describe('creating a draft', () => {
  it('crawls the page and opens the draft', async () => {
    const { status, location } = await send('/drafts/', { url: 'https://tides.example/' })
    expect([status, location]).toEqual([303, '/drafts/acme/?done=new'])
    expect(await here.site.world.store.findLaunch('acme')).toMatchObject({ ownerId: here.ada.profile.id, status: 'draft' })
  })

  it('opens the existing draft', async () => {
    await put(own({ slug: 'mine', url: 'https://tides.example/' }))
    expect((await send('/drafts/', { url: 'https://tides.example/' })).location).toBe('/drafts/mine/?done=existing')
  })

  it('links to the launch when the product is listed', async () => {
    await put(liveOne())
    const { status, $ } = await send('/drafts/', { url: 'https://teapot.example/' })
    expect(status).toBe(409)
    expect($('#field-url-error a').attr('href')).toBe('https://slipway.example/dashboard/acme/')
  })

  it.each([
    ['', 'Enter your product’s URL'],
    ['https://nowhere.example/', 'No server is known by this name.'],
  ])('says at the field why %j can’t become a draft', async (url, says) => {
    const { status, $ } = await send('/drafts/', { url })
    expect(status).toBe(400)
    expect($('#field-url-error').text()).toContain(says)
    expect($('#field-url').val()).toBe(url)
  })

  it('keeps the URL while the crawler is busy', async () => {
    const { status, headers, $ } = await send('/drafts/', { url: 'https://busy.example/' })
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect($('#field-url-error').text()).toContain('Many sites are being visited.')
    expect($('#field-url').val()).toBe('https://busy.example/')
  })

  it('keeps the URL for people who have to sign in first', async () => {
    const { status, $ } = await send('/drafts/', { url: 'https://tides.example/' }, new Visitor(here.site.origin))
    expect(status).toBe(401)
    expect($('input[name=url]').val()).toBe('https://tides.example/')
  })
})

describe('the audit reports of a maker', () => {
  it('are listed newest first, and the latest next to the launch of that page', async () => {
    await put(own({ slug: 'draft', url: 'https://acme.dev/', status: 'draft' }))
    expect((await open('/dashboard/draft/')).$('dt:contains(Latest audit) + dd a').attr('href')).toBe(
      '/audit/?url=https%3A%2F%2Facme.dev%2F',
    )
    const first = await send('/audit/', { url: 'https://acme.dev/' })
    const second = await send('/audit/', { url: 'https://acme.dev/pricing/' })
    await send('/audit/', { url: 'https://acme.dev/' }, here.bob.visitor)
    const { $ } = await open('/dashboard/')
    const listed = $('.own-reports__list a').toArray()
    expect(new Set(listed.map((link) => $(link).attr('href')))).toEqual(new Set([first.location, second.location]))
    expect($('.own-reports__list').text()).toContain('acme.dev/pricing/')
    for (const page of ['/dashboard/draft/', '/drafts/draft/'])
      expect((await open(page)).$(`a[href="${first.location}"]`).text()).toBe('View report')
  })
})
