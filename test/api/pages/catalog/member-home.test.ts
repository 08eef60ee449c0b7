import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { Visitor } from '../../../support/visitor.ts'
import { oneOfEach } from '../../../contract/store/one-of-each.ts'

let service: RunningService
let ada: Visitor
let id = ''
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0' })
  ada = await new Visitor(service.origin).signUp('ada@example.com', 'Ada')
  const [account] = await service.world.store.list('profiles', 'email', 'ada@example.com')
  id = account?.id ?? ''
})
afterAll(() => service.close())

const home = async () => load(await (await ada.open('/')).text())

it('offers members without a launch the audit, and no hero', async () => {
  const $ = await home()
  expect([$('h1').text(), $('.hero').length, $('.member-top form[action="/audit/"]').length]).toEqual(['Welcome, Ada', 0, 1])
})

it('shows members their scheduled launch before an old one and a draft, and what’s new for them', async () => {
  const { store } = service.world
  await putAll(store, 'launches', [
    literalLaunch({ id: 'd', slug: 'draft', name: 'Draft', status: 'draft', ownerId: id }),
    literalLaunch({ id: 's', slug: 'soon', name: 'Soon', status: 'scheduled', launchDate: '2030-01-07', ownerId: id }),
    liveLaunch({ id: 'o', slug: 'old', name: 'Old', launchDate: '2020-01-06', ownerId: id }),
  ])
  const notice = { ...oneOfEach.notices, id: `n:${id}`, accountId: id, launchId: 'o', unreadBy: id }
  await putAll(store, 'notices', [notice])
  const $ = await home()
  expect($('.member-top h2 a').attr('href')).toBe('/dashboard/soon/')
  expect($('.member-top .news-item').length).toBe(1)

  const today = new Date().toISOString().slice(0, 10)
  await putAll(store, 'launches', [liveLaunch({ id: 'n', slug: 'now', name: 'Now', launchDate: today, ownerId: id })])
  expect((await home())('.member-top h2 a').attr('href')).toBe('/dashboard/now/')

  await putAll(store, 'notices', [{ ...notice, unreadBy: null }])
  expect((await home())('.member-top .news-item').length).toBe(0)
})
