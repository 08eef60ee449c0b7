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

it('a shared visit goes on while anybody waits for it, and ends with the last', async () => {
  const begun: AbortSignal[] = []
  const visit = (_url: string, _ip?: string, signal = new AbortController().signal) => {
    begun.push(signal)
    return new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
  }
  const crawler = { visit, read: visit, readListing: () => visit(''), close: () => Promise.resolve() }
  const [one, two] = [new AbortController(), new AbortController()]
  const visits = [one, two].map(({ signal }) => visitOnce(crawler, 'https://acme.dev/', '198.51.100.1', signal).catch(String))
  expect(begun).toHaveLength(1)
  one.abort()
  expect(begun[0]?.aborted).toBe(false)
  two.abort()
  expect(begun[0]?.aborted).toBe(true)
  void visitOnce(crawler, 'https://acme.dev/', '198.51.100.1')
  expect(begun).toHaveLength(2)
  expect(await Promise.all(visits)).toEqual(['Error: ended', 'Error: ended'])
})
