import { expect, it } from 'vitest'
import { visitOnce } from '../../../../api/actions/audit/visit-once.ts'
import { htmlPage, startCrawler, startSite } from '../../../support/crawler-sites.ts'

it('two clicks of a network are one visit, which no other network waits for', async () => {
  let visits = 0
  const site = await startSite((request, response) => {
    if (request.url === '/') visits += 1
    response.setHeader('content-type', 'text/html').end(htmlPage())
  })
  const crawler = startCrawler({ allow: [site.host] })
  await crawler.visitOnce(site.url)
  const before = visits
  await crawler.visitOnce(site.url)
  const each = visits - before
  visits = 0
  await Promise.all(['198.51.100.1', '198.51.100.1', '203.0.113.1'].map((ip) => visitOnce(crawler, site.url, ip)))
  expect(visits).toBe(2 * each)
})
