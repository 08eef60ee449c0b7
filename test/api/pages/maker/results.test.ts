import { expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { useDashboard } from './own-dashboard.ts'

const here = useDashboard()
const { own, put, open } = here

// The clock says March 4, 2026.
const others = [2, 4, 10].map((upvotes) => liveLaunch({ slug: `other-${upvotes}`, launchDate: '2026-03-02', upvotes }))
const acme = (upvotes: number, launchDate = '2026-03-02') => own({ status: 'live', launchDate, upvotes })

it('statistics stand above sharing, “You’re live!” once', async () => {
  await put(acme(6))
  const { $ } = await open('/dashboard/acme/')
  const headings = $('.launch-board h2')
    .map((_, heading) => $(heading).text())
    .get()
  expect(headings.indexOf('Stats')).toBeLessThan(headings.indexOf('You’re live! Tell people.'))
  expect($('main').text().split('You’re live!').length - 1).toBe(1)
})

it.each([
  ['this week', 6, '2026-03-02', 'No. 2 of 4 this week so far. 6 votes; the median of 4 launches that week is 5.'],
  ['this week without votes', 0, '2026-03-02', '0 votes; the median of 4 launches that week is 3.'],
  ['a week before, alone', 6, '2026-02-23', 'No. 1 of 1 in week 9. 6 votes; the median of 1 launch that week is 6.'],
])('a launch of %s is compared with the median of its week', async (_, upvotes, day, words) => {
  await put(acme(upvotes, day), ...others)
  expect((await open('/dashboard/acme/')).$('main').text()).toContain(words)
})

it('the daily numbers are downloaded by their owner alone', async () => {
  await put(acme(6))
  here.site.world.store.count('acme', '2026-03-03', { impressions: 5, clicks: 2 })
  const path = '/dashboard/acme/stats.csv'
  expect((await here.ada.visitor.open(path)).headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  // Counts are written behind.
  await expect
    .poll(async () => (await here.ada.visitor.open(path)).text())
    .toMatch(/^Day,Impressions,Clicks\s+2026-03-02,0,0\s+2026-03-03,5,2\s/)
  expect((await here.bob.visitor.open(path)).status).toBe(404)
})

it('visits from other sites are counted by host, without bots and the maker', async () => {
  await put(acme(6))
  const { origin } = here.site
  const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const visit = (Referer: string, headers = browser) => fetch(`${origin}/launches/acme/`, { headers: { ...headers, Referer } })
  for (const from of ['https://www.news.example/item?id=1', 'https://news.example/', 'https://blog.example/']) await visit(from)
  for (const nowhere of [`${here.site.world.siteUrl}/weeks/`, 'android-app://com.example/', 'javascript:1']) await visit(nowhere)
  await visit('https://bot.example/', { 'User-Agent': 'Googlebot/2.1' })
  await here.ada.visitor.open('/launches/acme/', { headers: { ...browser, Referer: 'https://own.example/' } })
  const rows = async () => {
    const { $ } = await open('/dashboard/acme/')
    const list = $('h3:contains("Visits from other sites") + ul li').toArray()
    return list.map((row) => $(row).text())
  }
  await expect.poll(rows).toEqual(['news.example2', 'blog.example1'])
})
