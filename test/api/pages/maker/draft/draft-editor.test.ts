import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invalidField } from '../../../../../api/domain/failure.ts'
import type { Launch } from '../../../../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../../../../support/literal-launch.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'
import { Visitor } from '../../../../support/visitor.ts'

// The clock says Wednesday, March 4, 2026; the next Mondays are the 9th and the 16th.
let site: OpenPages
let ada: Person
let bob: Person
beforeAll(async () => {
  site = await openPages([], async () => {
    throw invalidField('url', 'The site cannot be reached.', 'refused')
  })
  ada = await signUpPerson(site, 'Ada')
  bob = await signUpPerson(site, 'Bob')
})
afterAll(() => site.close())

const seen = '2026-03-01T09:00:00.000Z'
const draft = (overrides: Partial<Launch> = {}): Launch => literalLaunch({ ownerId: ada.profile.id, updatedAt: seen, ...overrides })
const crawl = literalCrawl({
  listing: { name: 'Acme Tides', tagline: 'Tides, told', description: null, categories: ['design'], pricing: 'freemium' },
  checks: [{ id: 'https', label: 'Encryption', status: 'warn', detail: 'The page is not safe.', fix: 'Move it to https.' }],
})
beforeEach(async () => {
  await putAll(site.world.store, 'launches', [draft()])
  await putAll(site.world.store, 'crawls', [crawl])
})

const path = '/drafts/acme/'
const stored = async (): Promise<Launch> => {
  const launch = await site.world.store.findLaunch('acme')
  if (launch === null) throw new Error('the draft is gone')
  return launch
}
const read = async (answer: Response) => {
  const html = await answer.text()
  return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, $: load(html), html }
}
const open = async (visitor = ada.visitor) => read(await visitor.open(path))
const send = async (fields: Record<string, string>, visitor = ada.visitor) =>
  read(await visitor.send(path, { seen, do: 'save', ...fields }))

const typed = {
  name: 'Acme',
  tagline: 'Tide tables for pilots',
  description: 'First.\r\n\r\nSecond.',
  url: 'acme.dev',
  categories: 'design',
  pricing: 'paid',
  openSource: '1',
  logo: 'https://acme.dev/logo.png',
  screenshots: 'https://acme.dev/one.png',
  twitterUsername: '@acme',
  demoVideoUrl: 'https://video.example/acme',
  firstComment: 'Hello.',
  targetKeyword: 'tide tables',
  badgeTitle: 'For crews',
  code: 'CREW',
  percentOff: '20',
  validUntil: '2026-04-01',
  plan: 'free',
  week: '2026-03-09',
  day: '',
}

describe('who may open a draft', () => {
  it('signed-out people sign in first, and come back to it', async () => {
    const { status, location } = await open(new Visitor(site.origin))
    expect([status, location]).toEqual([303, `/sign-in/?return=${encodeURIComponent(path)}`])
  })

  it('other people get the same 404 as for a draft that doesn’t exist', async () => {
    expect((await open(bob.visitor)).status).toBe(404)
    expect((await send(typed, bob.visitor)).status).toBe(404)
    expect((await bob.visitor.open('/drafts/nowhere/')).status).toBe(404)
    expect((await stored()).tagline).toBe('Tide tables for harbour pilots')
  })

  it('its owner, and it isn’t cached', async () => {
    const { status, headers } = await open()
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})

describe('the form', () => {
  it('shows limits, lengths in characters, categories in their order, and values from the page where they differ', async () => {
    await putAll(site.world.store, 'launches', [draft({ tagline: 'Tide 🌊', categories: ['writing-documentation', 'design'] })])
    const { $ } = await open()
    expect([0, 1].map((at) => $('[name=categories]').eq(at).val())).toEqual(['writing-documentation', 'design'])
    expect($('#field-tagline-count').text()).toContain('6 / 60')
    expect($('[data-crawled=tagline] .beside__text').text()).toBe('Tides, told')
    expect($('[data-crawled=categories] .beside__text').text()).toBe('Design')
    expect($('[data-crawled=description]')).toHaveLength(0)
  })

  it('shows a finding next to its field', async () => {
    const { $ } = await open()
    expect($('.form-field:has(#field-url) .sw-finding').text()).toContain('The page is not safe.')
  })

  it('says what each plan means for the link', async () => {
    const { $ } = await open()
    expect($('.plan:has([value=free])').text()).toContain('Show our badge, and your link helps')
    expect($('.plan:has([value=premium_7])').text()).toContain('Your link helps your search ranking')
    expect($('[name=plan][checked]')).toHaveLength(0)
  })

  it('shows the free slots of each week, and disables full ones', async () => {
    const taken = Array.from({ length: 10 }, (_, i) =>
      literalLaunch({ slug: `taken-${i}`, url: `https://taken-${i}.dev/`, status: 'scheduled', week: { year: 2026, week: 11 } }),
    )
    await putAll(site.world.store, 'launches', taken)
    const { $ } = await open()
    const week = (day: string) => $(`.week-choice:has([value="${day}"])`)
    expect(week('2026-03-09').text()).toContain('full')
    expect(week('2026-03-09').find('input').attr('disabled')).toBeDefined()
    expect(week('2026-03-16').text()).toContain('10 of 10 left')
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of taken) await remove('launches', id)
    })
  })

  it('shows text of a page as text', async () => {
    await putAll(site.world.store, 'launches', [draft({ name: '<img src=x onerror=alert(1)>', tagline: '</textarea><script>' })])
    const { html, $ } = await open()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>')
    expect($('#field-name').val()).toBe('<img src=x onerror=alert(1)>')
  })
})

describe('a save', () => {
  it('stores every field and redirects', async () => {
    const { status, location } = await send({ ...typed, do: 'save' })
    expect([status, location]).toEqual([303, '/drafts/acme/?done=save'])
    expect(await stored()).toMatchObject({
      status: 'draft',
      name: 'Acme',
      description: 'First.\n\nSecond.',
      url: 'https://acme.dev/',
      categories: ['design'],
      pricing: 'paid',
      openSource: true,
      screenshots: ['https://acme.dev/one.png'],
      twitterUsername: 'acme',
      firstComment: 'Hello.',
      discount: { badgeTitle: 'For crews', code: 'CREW', percentOff: 20, validUntil: '2026-04-01' },
      plan: 'free',
      requestedLaunchDate: '2026-03-09',
      week: null,
    })
  })

  it('stores a draft with almost everything missing', async () => {
    expect((await send({ name: 'A', do: 'save' })).status).toBe(303)
    expect(await stored()).toMatchObject({ name: 'A', tagline: '', categories: [], plan: null })
  })

  it('that is refused keeps everything typed, with each error at its field and in a summary with links', async () => {
    const wrong = { ...typed, url: 'no address', twitterUsername: 'x y z', percentOff: '200', validUntil: 'soon', tagline: 'x'.repeat(201) }
    const { status, $ } = await send({ ...wrong, do: 'save' })
    expect(status).toBe(400)
    for (const [name, value] of Object.entries(wrong)) {
      const field = $(`.draft-form [name="${name}"]`)
      const shown = /^(categories|plan|week|openSource)$/.test(name) ? field.filter('[checked]').attr('value') : field.first().val()
      expect([name, String(shown).replaceAll('\n', '\r\n')]).toEqual([name, value])
    }
    const led = $('.error-summary a')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(led).toEqual(['#field-tagline', '#field-url', '#field-discount', '#field-twitterUsername'])
    for (const target of led) expect($(target)).toHaveLength(1)
    expect($('#field-url').attr('aria-describedby')).toBe('field-url-error')
    expect($('.error-summary').attr('tabindex')).toBe('-1')
    expect(await stored()).toEqual(draft())
  })

  it('takes a value from the page, without scripts', async () => {
    const { location } = await send({ ...typed, use: 'tagline' })
    expect(location).toBe('/drafts/acme/?done=save#field-tagline')
    expect((await stored()).tagline).toBe('Tides, told')
    expect((await stored()).name).toBe('Acme')
  })

  it('never overwrites another tab’s version: it shows both and asks', async () => {
    await send({ ...typed, tagline: 'From the other tab', do: 'save' })
    const { status, $ } = await send({ ...typed, tagline: 'From this tab', do: 'save' })
    expect(status).toBe(409)
    expect($('#field-tagline').val()).toBe('From this tab')
    expect($('.form-field:has(#field-tagline) .beside--saved .beside__text').text()).toBe('From the other tab')
    expect($('.beside--saved')).toHaveLength(1)
    expect((await stored()).tagline).toBe('From the other tab')
    const now = String($('[name=seen]').val())
    expect((await send({ ...typed, tagline: 'From this tab', seen: now, do: 'save' })).status).toBe(303)
    expect((await stored()).tagline).toBe('From this tab')
  })
})

describe('a submission', () => {
  it('saves, reserves a slot and is in review', async () => {
    const { status, location } = await send({ ...typed, do: 'submit' })
    expect([status, location]).toEqual([303, '/dashboard/acme/?done=submit'])
    expect(await stored()).toMatchObject({ status: 'pending_review', plan: 'free', week: { year: 2026, week: 11 } })
  })

  it('reports everything wrong or missing at once', async () => {
    const { status, $ } = await send({ url: 'no address', do: 'submit' })
    const told = $('.error-summary a')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(status).toBe(400)
    expect(told).toEqual(['name', 'tagline', 'url', 'categories', 'logo', 'description', 'plan'].map((field) => `#field-${field}`))
  })

  it('is refused if the draft’s status has changed, and keeps everything typed', async () => {
    await putAll(site.world.store, 'launches', [draft({ status: 'pending_review' })])
    const { status, $ } = await send({ ...typed, do: 'save' })
    expect(status).toBe(409)
    expect($('.error-summary').text()).toContain('Withdraw it to make changes')
    expect($('#field-tagline').val()).toBe(typed.tagline)
  })
})

describe('the errors of a form', () => {
  it('have their field’s label in the summary', async () => {
    const { $ } = await send({ ...typed, tagline: 'x'.repeat(201), screenshots: 'nope' })
    const told = $('.error-summary a')
      .map((_, link) => $(link).text())
      .get()
    expect(told).toEqual([expect.stringMatching(/^Tagline: 201 characters/), expect.stringMatching(/^Screenshots: Enter a URL/)])
  })

  it('of one field are all shown at once', async () => {
    const { $ } = await send({ ...typed, badgeTitle: 'x'.repeat(41), percentOff: '120', validUntil: 'soon' })
    expect($('.error-summary a').text()).toMatch(/^Launch discount: .*40 characters.*Discount %.*expiry date/)
  })

  it('ask for a week, not a date, on the free plan', async () => {
    const { $ } = await send({ ...typed, week: '', do: 'submit' })
    expect($('.error-summary').text()).toContain('Choose a week.')
    expect($('.error-summary').text()).not.toContain('YYYY')
    expect($('[data-save-state]').attr('data-save-state')).toBe((await stored()).updatedAt)
  })
})

describe('an unreachable URL', () => {
  it('is reported at its field on submission, and nothing is submitted', async () => {
    const { status, $ } = await send({ ...typed, url: 'http://169.254.169.254/latest/meta-data/', do: 'submit' })
    expect([status, $('#field-url-error').text()]).toEqual([400, expect.stringContaining('cannot be reached')])
    expect(await stored()).toMatchObject({ status: 'draft' })
    expect(await site.world.store.get('crawls', 'acme')).toBeNull()
  })

  it('uses one of the account’s hourly audits per attempt', async () => {
    const unlucky = { ...typed, url: 'https://gone.example/', do: 'submit' }
    const { headers } = await send(unlucky)
    expect(headers.get('ratelimit')).toContain('"audits"')
  })
})

describe('a launch that isn’t a draft', () => {
  it.each([
    ['pending_review', '/dashboard/acme/?done=no-draft', 'This launch is in review. Withdraw it to make changes.'],
    ['scheduled', '/dashboard/acme/?done=no-draft', 'This launch is scheduled. Withdraw it to make changes.'],
    ['rejected', '/dashboard/acme/?done=no-draft', 'This launch was rejected. Reopen it to make changes.'],
    ['live', '/dashboard/acme/listing/', ''],
  ] as const)('a launch that is %s is followed at %s, which says how to edit it', async (status, location, says) => {
    await putAll(site.world.store, 'launches', [draft({ status, launchDate: '2026-03-02' })])
    expect(await open()).toMatchObject({ status: 303, location })
    expect(load(await (await ada.visitor.open(location)).text())('main .notice[role=status]').text()).toBe(says)
  })

  it('a live listing is edited, but not its name and URL', async () => {
    const live = draft({ status: 'live', launchDate: '2026-02-02', categories: ['design'] })
    await putAll(site.world.store, 'launches', [live])
    const approval = { id: 'approval', launchId: live.id, at: seen, by: 'a moderator', event: 'approve', note: null }
    await putAll(site.world.store, 'history', [approval])
    expect(load(await (await ada.visitor.open('/dashboard/acme/listing/')).text())('#field-name, #field-url, #field-plan')).toHaveLength(0)
    const same = { do: 'save', tagline: live.tagline, logo: live.logo ?? '', demoVideoUrl: live.demoVideoUrl ?? '' } // these would wait
    const answer = await ada.visitor.send('/dashboard/acme/listing/', { ...typed, ...same, seen, name: 'Other', description: 'Edited' })
    expect(answer.headers.get('location')).toBe('/dashboard/acme/?done=edited')
    expect(await stored()).toMatchObject({ name: 'Acme', description: 'Edited', url: 'https://acme.dev/', plan: null, status: 'live' })
  })

  it('a live listing stays complete', async () => {
    await putAll(site.world.store, 'launches', [draft({ status: 'live', launchDate: '2026-03-02', categories: ['design'] })])
    const answer = await read(await ada.visitor.send('/dashboard/acme/listing/', { ...typed, do: 'save', seen, tagline: '' }))
    expect(answer.status).toBe(400)
    expect(answer.$('#field-description').val()).toContain('Second.')
    expect((await stored()).tagline).toBe('Tide tables for harbour pilots')
  })
})
