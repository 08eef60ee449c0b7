import { expect, it, onTestFinished } from 'vitest'
import { desktop, openBrowser } from '../../../../api/commands/audit/read-in-browser.ts'
import { findBrowser } from '../../../support/browsers.ts'
import { findOwnNetwork } from '../../../../api/commands/audit/own-network.ts'
import { Unreachable } from '../../../../api/net/unreachable.ts'
import { answering, htmlPage, refusalOf, startCrawler, startSite } from '../../../support/crawler-sites.ts'

const records =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses)
const { signal } = new AbortController()

it.each([
  ['http://shop.example/', ['10.1.2.3', '93.184.215.14']],
  ['http://shop.example/', ['93.184.215.14', '::1']],
  ['http://shop.example/', ['93.184.215.14']],
  ['http://93.184.215.14/', []],
])('%s with the addresses %j is public', async (url, addresses) => {
  expect(await findOwnNetwork(url, records(...addresses))).toBeNull()
})

it('a name that can’t be looked up is public', async () => {
  expect(await findOwnNetwork('shop.example', () => Promise.reject(new Unreachable('dns', 'No such name.')))).toBeNull()
})

it.each([
  ['http://localhost:3000/', []],
  ['192.168.1.7', []],
  ['http://staging.example/', ['10.1.2.3', 'fd00::1']],
])('%s with the addresses %j is on the own network', async (url, addresses) => {
  expect(await findOwnNetwork(url, records(...addresses))).not.toBeNull()
})

it('one private address among public ones lets nobody in', async () => {
  const inside = await startSite(answering({ '/': { body: htmlPage() } }))
  const lookUp = records('127.0.0.1', '93.184.215.14')
  const found = await findOwnNetwork(`http://shop.example:${inside.port}/`, lookUp)
  const crawler = startCrawler({ allow: found === null ? [] : 'everything', resolve: lookUp, resolveAllowed: found?.resolve })
  expect((await refusalOf(crawler.visit(`http://shop.example:${inside.port}/`))).code).toBe('blocked_address')
  expect(inside.connections()).toBe(0)
})

it('a name stays at the addresses that were checked, however it answers next', async () => {
  const own = await startSite(answering({ '/': { body: htmlPage() } }), { host: '127.0.0.2' })
  const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']]
  const url = `http://shop.example:${own.port}/`
  const found = await findOwnNetwork(url, () => Promise.resolve(answers.shift() ?? []))
  expect(await found?.resolve('shop.example', signal)).toEqual(['127.0.0.2'])
  const { page } = await startCrawler({ allow: 'everything', resolveAllowed: found?.resolve }).visit(url)
  expect(page.title).toBe('Lanterna')

  const browser = await openBrowser(await findBrowser('chromium'), { args: found?.chromiumArgs })
  onTestFinished(() => browser.close())
  expect((await browser.read(url, { viewport: desktop })).html).toContain('Lanterna')
})

it.each([
  ['http://staging.example/', ['10.1.2.3'], ['--host-resolver-rules=MAP staging.example 10.1.2.3']],
  ['http://staging.example:8080/', ['fd00::1', '10.1.2.3'], ['--host-resolver-rules=MAP staging.example [fd00::1]']],
  ['http://localhost:3000/', ['127.0.0.1'], []],
  ['http://192.168.1.7/', [], []],
])('Chromium opens %s with the addresses %j there and nowhere else', async (url, addresses, args) => {
  expect((await findOwnNetwork(url, records(...addresses)))?.chromiumArgs).toEqual(args)
})

it('a name that would map others as well is public', async () => {
  expect(await findOwnNetwork('http://a,MAP*.example/', records('10.1.2.3'))).toBeNull()
})
