import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([])
})
afterAll(() => site.close())

const start = Date.parse('2026-03-04T12:00:00Z')
const at = (seconds: number) => {
  site.world.clock = () => new Date(start + seconds * 1000)
}
const openedIn = (html: string) => /name="opened" value="([^"]*)"/.exec(html)?.[1] ?? ''
const open = async (path: string) => openedIn(await (await fetch(site.origin + path)).text())
const fields = (path: string, more: Record<string, string>) =>
  path === '/sign-up/'
    ? { name: 'Ada', email: 'ada@example.com', password: goodPassword, ...more }
    : { do: 'reset-link', email: 'nobody@example.com', ...more }

const forms = ['/sign-up/', '/reset/']

test.each(forms)('%s sent within two seconds waits for the rest of them, and goes through', async (path) => {
  at(0)
  const opened = await open(path)
  at(1.9)
  const sent = performance.now()
  const quick = await new Visitor(site.origin).send(path, fields(path, { opened, email: 'quick@example.com' }))
  expect([quick.status, performance.now() - sent > 95]).toEqual([path === '/sign-up/' ? 303 : 200, true])
})

test.each(forms)('%s that was open for more than a day is shown again, and works then', async (path) => {
  at(0)
  const opened = await open(path)
  at(24 * 3600 + 1)
  const old = await new Visitor(site.origin).send(path, fields(path, { opened, email: 'slow@example.com' }))
  const shown = await old.text()
  expect([old.status, shown.includes('open for too long'), shown.includes('value="slow@example.com"')]).toEqual([400, true, true])
  at(24 * 3600 + 10)
  const again = await new Visitor(site.origin).send(path, fields(path, { opened: openedIn(shown), email: 'slow@example.com' }))
  expect(again.status).toBe(path === '/sign-up/' ? 303 : 200)
})

test.each(forms)('%s with the field that only programs fill in creates nothing', async (path) => {
  at(60)
  const answer = await new Visitor(site.origin).send(path, fields(path, { homepage: 'https://spam.example', email: 'bait@example.com' }))
  const shown = await answer.text()
  expect([answer.status, shown.includes('couldn’t tell whether a person sent this form'), shown.includes('spam.example')]).toEqual([
    400,
    true,
    false,
  ])
  expect(await site.world.store.list('profiles', 'email', 'bait@example.com')).toEqual([])
})

test('a missing, changed or foreign time isn’t accepted', async () => {
  at(60)
  const opened = await open('/sign-up/')
  at(70)
  const [time = '', signature = ''] = opened.split('.')
  const earlier = `${(Number.parseInt(time, 36) - 60_000).toString(36)}.${signature}`
  for (const forged of ['', 'x', '.', `${time}.`, earlier, `${opened}x.y`, '\0', 'é'.repeat(4000)])
    expect([forged, (await new Visitor(site.origin).send('/sign-up/', fields('/sign-up/', { opened: forged }))).status]).toEqual([
      forged,
      400,
    ])
})

test('no cache keeps a page with such a form', async () => {
  at(100)
  for (const path of [...forms, '/sign-up/?return=/audit/']) {
    await open(path)
    const first = await open(path)
    at(200)
    expect(await open(path)).not.toBe(first)
    at(100)
    expect((await fetch(site.origin + path)).headers.get('Cache-Control')).toBe('no-store')
  }
})

test('people and screen readers never meet the field for programs, and sign-in has none', async () => {
  const html = await (await fetch(`${site.origin}/sign-up/`)).text()
  expect(html).toMatch(/<div class="form-guard" aria-hidden="true">.*name="homepage" tabindex="-1" autocomplete="off"/is)
  expect(await (await fetch(`${site.origin}/sign-in/`)).text()).not.toContain('form-guard')
})
