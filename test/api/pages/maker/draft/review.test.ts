import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invalidField } from '../../../../../api/domain/failure.ts'
import type { Launch } from '../../../../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../../support/literal-page.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'
import { Visitor } from '../../../../support/visitor.ts'

// The clock says Wednesday, March 4, 2026.
let site: OpenPages
let ada: Person
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([], async (url) => {
    if (url.includes('gone')) throw invalidField('url', 'No server is known by this name.', 'dns')
    return literalSite({ page: literalPage({ title: null }) })
  })
  ;[ada, bob, mia] = (await Promise.all(['Ada', 'Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  site.world.moderators = new Set([mia.profile.email])
})
afterAll(() => site.close())

const path = '/drafts/acme/review/'
const ready = (overrides: Partial<Launch> = {}): Launch =>
  literalLaunch({
    ownerId: ada.profile.id,
    categories: ['design'],
    description: 'First paragraph of what it does.\n\nSecond.',
    firstComment: 'I made it for my mother.',
    plan: 'free',
    requestedLaunchDate: '2026-03-09',
    ...overrides,
  })
const put = (overrides: Partial<Launch> = {}) => putAll(site.world.store, 'launches', [ready(overrides)])
beforeEach(async () => {
  await put()
  await putAll(site.world.store, 'crawls', [literalCrawl()])
})

const read = async (answer: Response) => {
  const html = await answer.text()
  return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, $: load(html), html }
}
const open = async (person = ada) => read(await person.visitor.open(path))
const send = async (step: string, person = ada) => read(await person.visitor.send(path, { do: step }))
const stored = () => site.world.store.findLaunch('acme')

describe('who sees a launch before it is live', () => {
  it('its maker and moderators; everyone else gets a 404', async () => {
    await put({ status: 'pending_review' })
    expect((await open(ada)).status).toBe(200)
    expect((await open(mia)).status).toBe(200)
    expect((await open(bob)).status).toBe(404)
    expect((await new Visitor(site.origin).open(path)).headers.get('location')).toContain('/sign-in/')
  })

  it('no cache or search engine', async () => {
    const { headers, $ } = await open()
    expect(headers.get('cache-control')).toBe('no-store')
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  })

  it('its social image too, which no cache may keep', async () => {
    site.world.drawPicture = async () => new Uint8Array([1])
    const { $ } = await open()
    const picture = $('.sw-preview--x img').attr('src') ?? ''
    expect(picture).toMatch(/^\/pictures\/acme\/[0-9a-z]{14}\.png$/)
    const answer = await ada.visitor.open(picture)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await bob.visitor.open(picture)).status).toBe(404)
    expect((await new Visitor(site.origin).open(picture)).status).toBe(404)
  })

  it('previews of the launch page, and of the product’s once it has been audited', async () => {
    const titles = async () => {
      const { $ } = await open()
      return $('.launch-previews h2')
        .get()
        .map((title) => $(title).text())
    }
    expect(await titles()).toEqual(['Launch page'])
    await send('check')
    expect(await titles()).toEqual(['Launch page', 'Product page on acme.dev'])
  })

  it('a draft is private to its maker until it is first submitted', async () => {
    expect((await open(ada)).status).toBe(200)
    expect((await open(mia)).status).toBe(404)
    const sent = { id: 'sent', launchId: 'acme', at: '2026-03-01T00:00:00.000Z', by: ada.profile.id, event: 'submit', note: null }
    await putAll(site.world.store, 'history', [sent])
    expect((await open(mia)).status).toBe(200)
    await site.world.store.transact(({ remove }) => remove('history', sent.id))
  })

  it('a moderator can read but not submit or edit it', async () => {
    await put({ status: 'pending_review' })
    const { $ } = await open(mia)
    expect($('.review-head').text()).toContain('Moderator view')
    expect($('main form, main a[href^="/dashboard"], main a[href="/drafts/acme/"]')).toHaveLength(0)
    await put()
    expect((await send('submit', mia)).status).toBe(404)
    expect((await stored())?.status).toBe('draft')
  })

  it('everyone, once it is live', async () => {
    await put({ status: 'live', launchDate: '2026-03-02' })
    expect((await open()).location).toBe('/launches/acme/')
  })
})

describe('the review page', () => {
  it('shows the listing as it will look, first comment included', async () => {
    const { $ } = await open()
    const listing = $('.review-frame')
    expect(
      listing
        .find('.prose p')
        .map((_, p) => $(p).text())
        .get(),
    ).toEqual(['First paragraph of what it does.', 'Second.'])
    expect(listing.text()).toContain('I made it for my mother.')
    expect(listing.find('.facts').text()).toContain('March 9, 2026')
    expect(listing.find('.launch__actions a').attr('rel')).toBe('nofollow ugc')
  })

  it.each([
    [{ requestedLaunchDate: '2026-03-09' }, 'March 9, 2026'],
    [{ plan: null, requestedLaunchDate: null }, 'Not chosen yet'],
    [{ status: 'scheduled', launchDate: '2026-03-16' }, 'March 16, 2026'],
  ] as const)('doesn’t say that it has launched: %j', async (given, words) => {
    await put(given)
    const { $ } = await open()
    expect($('.facts dt:contains(Launched)')).toHaveLength(0)
    expect($('.facts dt:contains(Launch date) + dd').text()).toBe(words)
  })

  it('shows what’s missing with links to the fields, and no button', async () => {
    await put({ tagline: '', plan: null, requestedLaunchDate: null })
    const { $ } = await open()
    expect(
      $('.missing a')
        .map((_, a) => $(a).attr('href'))
        .get(),
    ).toEqual(['/drafts/acme/#field-tagline', '/drafts/acme/#field-plan', '/drafts/acme/'])
    expect($('[value=submit]')).toHaveLength(0)
  })

  it('asks for another week when the chosen one has started', async () => {
    await put({ requestedLaunchDate: '2026-03-02' })
    expect((await open()).$('.missing').text()).toContain('Choose March 5, 2026 or later.')
  })

  it('checks the listing as it is now, and the page as of the last audit', async () => {
    const checks = [
      { id: 'title', label: 'Page title', status: 'fail' as const, detail: 'No title.', fix: 'Write one.' },
      { id: 'listing-tagline', label: 'Listing tagline', status: 'fail' as const, detail: 'Once upon a time.', fix: 'Write one.' },
    ]
    await put({ tagline: 'The revolutionary tide table' })
    await putAll(site.world.store, 'crawls', [literalCrawl({ checks, score: 40 })])
    const { $ } = await open()
    expect(
      $('.sw-group--fail .sw-finding__label')
        .map((_, e) => $(e).text())
        .get(),
    ).toEqual(['No title.'])
    expect($('.sw-group--warn').text()).toContain('“revolutionary”')
  })

  it('submits what is stored', async () => {
    expect(await send('submit')).toMatchObject({ status: 303, location: '/dashboard/acme/?done=submit' })
    expect(await stored()).toMatchObject({ status: 'pending_review', week: { year: 2026, week: 11 } })
  })

  it('says why a submission was refused, with links to the fields', async () => {
    await put({ tagline: '' })
    const { status, $ } = await send('submit')
    expect(status).toBe(400)
    expect($('.error-summary a').attr('href')).toBe('/drafts/acme/#field-tagline')
    expect($('.error-summary a').text()).toMatch(/^Tagline: /)
    expect((await stored())?.status).toBe('draft')
  })

  it('says that a week has filled up in the meantime', async () => {
    const taken = Array.from({ length: 10 }, (_, i) =>
      literalLaunch({ slug: `t-${i}`, url: `https://t-${i}.dev/`, status: 'scheduled', week: { year: 2026, week: 11 } }),
    )
    await putAll(site.world.store, 'launches', taken)
    const { status, $ } = await send('submit')
    expect([status, $('.error-summary').text()]).toEqual([409, expect.stringContaining('That week is full.')])
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of taken) await remove('launches', id)
    })
  })

  it('audits the page again on request', async () => {
    expect((await send('check')).location).toBe('/drafts/acme/review/?done=check#findings')
    const { $ } = await open()
    expect($('.review-findings').text()).toContain('March 4, 2026')
    expect($('.sw-group--fail').text()).toContain('title')
  })

  it('doesn’t submit an unreachable URL', async () => {
    await put({ url: 'https://gone.example/' })
    await site.world.store.transact(({ remove }) => remove('crawls', 'acme'))
    const { status, $ } = await send('submit')
    expect([status, $('.error-summary a').attr('href')]).toEqual([400, '/drafts/acme/#field-url'])
    expect((await stored())?.status).toBe('draft')
  })

  it('says when the page is unreachable, and keeps the old findings', async () => {
    await put({ url: 'https://gone.example/' })
    const { status, $ } = await send('check')
    expect(status).toBe(400)
    expect($('.error-summary').text()).toContain('No server is known by this name.')
  })
})
