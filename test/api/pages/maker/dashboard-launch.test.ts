import { describe, expect, it } from 'vitest'
import { putAll } from '../../../support/put-all.ts'
import { useDashboard, waiting } from './own-dashboard.ts'

const here = useDashboard()
const { own, put, liveOne, open, send } = here

describe('the page of one launch', () => {
  it('is for its owner; others get a 404', async () => {
    await put(own({}))
    expect((await open('/dashboard/acme/')).status).toBe(200)
    expect((await open('/dashboard/acme/', here.bob.visitor)).status).toBe(404)
    expect((await send('/dashboard/acme/', { do: 'withdraw' }, here.bob.visitor)).status).toBe(404)
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
      '<a href="https://slipway.example/launches/acme/"><img src="https://slipway.example/badge/acme.svg" alt="Acme on slipway.example" width="220" height="48"></a>',
    )
  })

  it('shows the activity in words, without naming moderators', async () => {
    await put(own({ status: 'rejected', rejectionReason: 'Show the price.' }))
    const event = { launchId: 'acme', at: '2026-03-01T08:30:00.000Z' }
    await putAll(here.site.world.store, 'history', [
      { ...event, id: '1', by: here.ada.profile.id, event: 'submit', note: 'premium_7, 2026-03-10' },
      { ...event, id: '2', by: 'somebody', event: 'reject', note: 'Show the price.' },
    ])
    const { $ } = await open('/dashboard/acme/')
    const told = $('.history li')
      .map((_, li) => $(li).find('p').text())
      .get()
    expect(told).toEqual(['Rejected by a moderatorShow the price.', 'Submitted for review by youPremium, 7 days, March 10, 2026'])
    expect($('.rejection').text()).toContain('Show the price.')
  })

  it('doesn’t ask to withdraw a draft', async () => {
    await put(own({}))
    expect((await open('/dashboard/acme/?done=no-draft')).html).not.toContain('to make changes')
  })

  it('withdraws a launch, which frees its slot', async () => {
    await put(own({ status: 'pending_review', ...waiting }))
    expect((await open('/dashboard/acme/')).$('.ask-again').text()).toContain('lose your slot in week 11')
    expect((await send('/dashboard/acme/', { do: 'withdraw' })).location).toBe('/dashboard/acme/?done=withdraw')
    expect(await here.site.world.store.findLaunch('acme')).toMatchObject({ status: 'draft', week: null })
  })

  it('reopens a rejected launch, with the reason still visible', async () => {
    await put(own({ status: 'rejected', rejectionReason: 'Show the price.' }))
    expect((await send('/dashboard/acme/', { do: 'reopen' })).location).toBe('/drafts/acme/?done=reopened')
    expect((await open('/drafts/acme/')).$('.rejection').text()).toContain('Show the price.')
  })

  it('changes the slug; a taken or malformed one is reported at its field, as typed', async () => {
    await put(own({}), own({ slug: 'taken', url: 'https://taken.dev/' }))
    expect((await send('/dashboard/acme/', { do: 'rename', slug: 'tides' })).location).toBe('/dashboard/tides/?done=rename')
    const { status, $ } = await send('/dashboard/tides/', { do: 'rename', slug: 'No Slug!' })
    expect([status, $('#field-slug').val()]).toEqual([400, 'No Slug!'])
    expect($('#field-slug').attr('aria-describedby')).toContain('field-slug-error')
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
    expect((await send('/dashboard/acme/', fields as Record<string, string>, here.bob.visitor)).status).toBe(404)
    expect((await send(form.attr('action') ?? '', fields as Record<string, string>)).location).toBe('/dashboard/acme/?done=retract')
    expect((await open('/dashboard/acme/')).$('.news__list').text()).not.toContain('Whales')
  })

  it('deletes drafts only, after a confirmation', async () => {
    await put(own({}), own({ slug: 'waits', url: 'https://waits.example/', status: 'pending_review', ...waiting }))
    expect((await open('/dashboard/waits/')).$('input[value=discard]')).toHaveLength(0)
    expect((await send('/dashboard/waits/', { do: 'discard' })).status).toBe(409)
    expect((await open('/dashboard/acme/')).$('details input[value=discard]')).toHaveLength(1)
    expect((await send('/dashboard/acme/', { do: 'discard' }, here.bob.visitor)).status).toBe(404)
    const { location } = await send('/dashboard/acme/', { do: 'discard' })
    expect(location).toBe('/dashboard/?done=discard')
    expect((await open(location ?? '')).$('.notice').text()).toContain('deleted')
    for (const path of ['/dashboard/acme/', '/drafts/acme/', '/drafts/acme/review/']) expect((await open(path)).status).toBe(404)
    expect((await send('/dashboard/acme/', { do: 'discard' })).status).toBe(404)
  })

  it('checks the badge on request, and shows the result', async () => {
    await put(own({ ...waiting, status: 'scheduled' }))
    expect((await send('/dashboard/acme/', { do: 'badge' })).location).toBe('/dashboard/acme/?done=badge#badge')
    expect(here.visited).toEqual(['https://acme.dev/'])
    expect((await open('/dashboard/acme/')).$('.badge-state__word').text()).toBe('Verified')
  })

  it('doesn’t claim to have checked the badge while the crawler is busy', async () => {
    await put(own({ ...waiting, status: 'scheduled', url: 'https://busy.example/' }))
    const { status, headers, $ } = await send('/dashboard/acme/', { do: 'badge' })
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect($('.error-summary').text()).toContain('Many sites are being visited.')
    expect($('.badge-state__word').text()).toBe('Not checked yet')
  })

  it.each(['', 'approve', 'publish', 'constructor'])('refuses the unknown action %j', async (step) => {
    await put(own({ status: 'pending_review', ...waiting }))
    expect((await send('/dashboard/acme/', { do: step })).status).toBe(400)
    expect((await here.site.world.store.findLaunch('acme'))?.status).toBe('pending_review')
  })

  it('tells co-makers that its lead maker is suspended, and that what they post waits', async () => {
    const { world } = here.site
    const { id, name } = here.bob.profile
    const suspension = { at: '2026-03-04T00:00:00.000Z', until: null, reason: 'Spam', by: null }
    await put({ ...liveOne(), coMakers: [{ id, name, handle: null }] })
    await putAll(world.store, 'profiles', [{ ...here.ada.profile, suspension }])
    const { $ } = await open('/dashboard/acme/', here.bob.visitor)
    expect($('.tone-warn').text()).toContain(
      'who leads this launch, is suspended. Until that ends, it’s in no ranking, and your updates and edits wait',
    )
    const { location } = await send('/dashboard/acme/', { do: 'news', title: 'New', text: 'Spout' }, here.bob.visitor)
    expect((await open(location ?? '', here.bob.visitor)).$('.notice').text()).toContain(
      'Update saved. The lead maker’s account is suspended',
    )
    await putAll(world.store, 'profiles', [here.ada.profile])
    expect((await open('/dashboard/acme/', here.bob.visitor)).$('.tone-warn')).toHaveLength(0)
  })
})
