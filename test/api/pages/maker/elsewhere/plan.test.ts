import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readShipped } from '../../../../../api/directories/shipped.ts'
import { launchWords } from '../../../../../api/pages/maker/elsewhere/plan/plan-words.ts'
import { putDirectories } from '../../../../support/literal-directory.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'

// The clock of these pages stands at Wednesday, March 4, 2026.
let site: OpenPages
let ada: Person
let eve: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  eve = await signUpPerson(site, 'Eve')
  const ownerId = ada.profile.id
  await putDirectories(site.world, await readShipped())
  await putAll(site.world.store, 'launches', [
    literalLaunch({
      slug: 'teapot',
      name: '<b>Teapot</b>',
      ownerId,
      categories: ['ai'],
      aliases: ['kettle'],
      requestedLaunchDate: '2026-03-16',
    }),
  ])
})
afterAll(() => site.close())

const path = '/dashboard/teapot/elsewhere/'
const page = async (to = path) => load(await (await ada.visitor.open(to)).text())
const send = async (fields: Record<string, string>, to = path) => {
  const answer = await ada.visitor.send(to, fields)
  return { status: answer.status, to: answer.headers.get('location'), $: load(await answer.text()) }
}

it('a directory that doesn’t fit is found by its name, with the reasons against it', async () => {
  const found = await page(`${path}?find=steam#excluded`)
  expect(found('#excluded').attr('open')).toBeDefined()
  expect(found('#excluded dt').first().text()).toMatch(/steam/i)
  expect(found('#excluded dd').first().text()).toMatch(/\.$/)
  expect((await page(`${path}?find=%3Cb%3E`))('#excluded [role=status]').text()).toBe('None of them is called “<b>”.')
})

it('a new draft’s maker gets a plan around the launch with one button, and works through it', async () => {
  const dashboard = await page('/dashboard/teapot/')
  expect(dashboard('a[href="/dashboard/teapot/elsewhere/"]').text()).toBe('Plan submissions')
  const before = await page()
  expect(before('#offers h3 a').first().attr('href')).toMatch(/^\/directories\/[a-z0-9-]+\/$/)
  expect(before('#excluded dt a').first().attr('href')).toMatch(/^\/directories\//)
  expect(before('#settings summary').text()).toMatch(/^Settings: no budget set\s· 2 hours a week/)
  expect(before('#offers').text()).toMatch(/There's An AI For That.*?Paid.*Toolify.*?From US\$99/s)
  expect(before('#start-title').text()).toMatch(/^\d+ of [\d,]+ directories fit <b>Teapot<\/b>$/)
  expect(before('#excluded dt').length).toBe(30)
  expect(before('#excluded [role=status]').text()).toMatch(/^The 30 best known of \d,\d+ directories\.$/)
  expect(before.html().length).toBeLessThan(250_000)
  for (const reason of before('#excluded dd').toArray()) expect(before(reason).text()).toMatch(/\w/)
  expect(await send({ do: 'plan', count: '10' })).toMatchObject({ status: 303, to: `${path}?done=plan` })

  const plan = await page()
  expect(plan('.elsewhere-figure--todo dd').text()).toBe('10')
  const weeks = plan('.elsewhere-week[aria-labelledby^="week-"]').toArray()
  expect(weeks.map((week) => plan(week).find('.elsewhere-row').length).reduce((sum, each) => sum + each, 0)).toBe(10)
  for (const week of weeks) expect(plan(week).find('.elsewhere-row').length).toBeLessThanOrEqual(5)
  expect(
    plan('.elsewhere-week__head h2')
      .toArray()
      .map((head) => plan(head).text()),
  ).toContain('Launch week')
  const first = plan('.elsewhere-row h3 a').first().attr('href') ?? ''

  const place = await page(first)
  expect(place('.elsewhere-list--facts .elsewhere-age').first().text()).toMatch(/^(read|measured|seen|reported) \w+ \d+, \d{4}$/)
  expect(place('.elsewhere-moves a').attr()).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
  expect(await send({ do: 'state', state: 'sent' }, first)).toMatchObject({ status: 303, to: `${first}?done=state` })
  const refused = await send({ do: 'state', state: 'live' }, first)
  expect([refused.status, refused.$('.error-summary').text()]).toEqual([409, expect.stringContaining('once we’ve found your link')])
  const sent = await page()
  expect(sent('.elsewhere-figure--sent dd').text()).toBe('1')
  expect(sent('[aria-labelledby="sent-title"] time').text()).toBe('Submitted Mar 4')
  for (const [to, says] of [
    ['/dashboard/', 'Directories: 9 planned, 1 submitted'],
    ['/dashboard/teapot/', '9 planned, 1 submitted'],
  ] as const) {
    expect([to, (await page(to))('a[href="/dashboard/teapot/elsewhere/"]').text()]).toEqual([to, says])
  }
  const next = sent('.elsewhere-next')
  const name = next.find('h2').text().replace('Next: ', '')
  for (const to of ['/dashboard/', '/dashboard/teapot/']) {
    const line = (await page(to))('p:contains("Next: ")')
    expect([to, line.find('a').text(), line.text()]).toEqual([to, name, expect.stringContaining(next.find('p').text())])
    expect([to, line.find('time').text()]).toEqual([to, expect.stringMatching(/^, due Mar \d+$/)])
  }
  const moves = async () =>
    (await page(first))('.elsewhere-moves button')
      .toArray()
      .map((button) => place(button).text())
  expect(await moves()).toEqual(['Mark as being reviewed', 'Mark as rejected'])
  await send({ do: 'state', state: 'waiting' }, first)
  expect(await moves()).toEqual(['Mark as rejected'])
})

it('says from when the plan is dated', () => {
  const eve = { today: '2026-12-06', launchDay: '2026-12-07', isLive: false }
  const on = (...days: string[]) => days.map((day) => ({ day }))
  expect(launchWords(eve, on('2026-12-07', '2026-12-06'))).toBe('The plan counts back from your launch on Mon, Dec 7, 2026.')
  expect(launchWords(eve, on('2026-12-07', '2026-12-09'))).toBe('The plan starts on your launch day, Mon, Dec 7, 2026.')
  expect(launchWords(eve, on('2026-12-09'))).toBe('The plan starts after your launch on Mon, Dec 7, 2026.')
  expect(launchWords(eve, [])).toBe('Your launch is on Mon, Dec 7, 2026. The plan is made around that day.')
})

it('a refused form shows what was typed again, with each error beside its field', async () => {
  const typed = { budget: 'a lot', hours: '<i>', languages: 'klingon!', releasedOn: 'soon' }
  await send({ do: 'settings', budget: '30', hours: '3', languages: 'en', acceptsBadges: 'on' })
  const settings = /^Settings: up to US\$30\s· 3 hours a week\s· badges\s· English$/
  expect((await page())('#settings summary').text()).toMatch(settings)
  const { status, $ } = await send({ do: 'settings', ...typed })
  expect(status).toBe(400)
  expect($('#settings').attr('open')).toBeDefined()
  expect($('#settings summary').text()).toMatch(settings)
  for (const [name, value] of Object.entries(typed)) {
    expect($(`#settings [name=${name}]`).val()).toBe(value)
    expect($(`#field-${name}-error`).text()).not.toBe('')
  }
  const place = (await page())('.elsewhere-row h3 a').first().attr('href') ?? ''
  const details = await send({ do: 'details', plannedFor: 'Friday', accountSince: '2030-01-01', note: 'mine' }, place)
  expect([details.status, details.$('#field-plannedFor').val(), details.$('#field-note').val()]).toEqual([400, 'Friday', 'mine'])
  expect(details.$('#field-plannedFor-error').text()).toContain('such as 2026-03-18')
  expect(details.$('#field-accountSince-error').text()).toContain('such as 2026-02-02')
})

it('saving an account keeps a day and a note that were changed since', async () => {
  const place = (await page())('.elsewhere-row h3 a').first().attr('href') ?? ''
  await send({ do: 'details', plannedFor: '2026-12-15', accountSince: '', note: 'Ask Bea first' }, place)
  expect((await send({ do: 'details', accountSince: '2026-02-01' }, place)).status).toBe(303)
  const $ = await page(place)
  const value = (name: string) => $(`[name=${name}]`).last().val()
  expect([value('plannedFor'), value('accountSince'), value('note')]).toEqual(['2026-12-15', '2026-02-01', 'Ask Bea first'])
  await send({ do: 'details', plannedFor: '', accountSince: '', note: '' }, place)
})

it('the calendar and the table are downloads', async () => {
  const calendar = await ada.visitor.open('/dashboard/teapot/elsewhere.ics')
  expect([calendar.headers.get('content-type'), calendar.headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
  const table = await ada.visitor.open('/dashboard/teapot/elsewhere.csv')
  expect(table.headers.get('content-disposition')).toContain('attachment')
  expect((await table.text()).split('\r\n').length).toBe(12)
})

it('a calendar is offered once something has a day', async () => {
  const calendars = async () => (await page())('a[href="/dashboard/teapot/elsewhere.ics"]').length
  expect(await calendars()).toBe(1)
  const teapot = await site.world.store.findLaunch('teapot')
  if (teapot === null) throw new Error('There is no teapot.')
  const planned = await site.world.store.list('directorySubmissions', 'launchId', teapot.id)
  await putAll(site.world.store, 'launches', [{ ...teapot, requestedLaunchDate: null }])
  await putAll(
    site.world.store,
    'directorySubmissions',
    planned.map((one) => ({ ...one, plannedFor: null })),
  )
  expect([await calendars(), (await ada.visitor.open('/dashboard/teapot/elsewhere.ics')).status]).toEqual([0, 404])
  await putAll(site.world.store, 'launches', [teapot])
  await putAll(site.world.store, 'directorySubmissions', planned)
})

it('is found at the launch’s former slug, and by nobody else', async () => {
  expect((await ada.visitor.open('/dashboard/kettle/elsewhere/')).headers.get('location')).toBe(path)
  const place = (await page())('.elsewhere-row h3 a').first().attr('href') ?? ''
  for (const to of [path, place, '/dashboard/teapot/elsewhere.ics', '/dashboard/teapot/elsewhere.csv']) {
    expect([to, (await eve.visitor.open(to)).status]).toEqual([to, 404])
    const { status, headers } = await readPage(site.origin + to)
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/sign-in/')])
  }
  for (const [to, name] of [
    [path, 'plan'],
    [path, 'prepare-week'],
    [place, 'state'],
    [place, 'wording'],
  ] as const)
    expect((await eve.visitor.send(to, { do: name, week: '0' })).status).toBe(404)
  expect((await ada.visitor.open(`${path}nowhere/`)).status).toBe(404)
})
