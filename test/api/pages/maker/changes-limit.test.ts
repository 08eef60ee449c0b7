import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  await putAll(site.world.store, 'launches', [{ ...liveLaunch({ slug: 'acme' }), ownerId: ada.profile.id }])
})
afterAll(() => site.close())

const manage = (fields: Record<string, string>) => ada.visitor.send('/dashboard/acme/', fields)
const newsOf = async (path: string) => {
  const $ = load((await readPage(site.origin + path)).html)
  return { count: $('.news__list > li').length, first: $('.news__list h3').first().text(), all: $('.news > p > a').attr('href') }
}

it('an account can change its launches thirty times in ten minutes; a refused form keeps what was typed', async () => {
  for (let turn = 1; turn <= 30; turn += 1) {
    site.world.clock = () => new Date(Date.UTC(2026, 2, 4, 12, 0, turn))
    expect((await manage({ do: 'news', title: `${turn}.0`, text: 'New.' })).status).toBe(303)
  }
  const refused = await manage({ do: 'news', title: '31.0', text: 'A long story' })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  const $ = load(await refused.text())
  expect([$('#field-title').val(), $('#field-text').val()]).toEqual(['31.0', 'A long story'])
  expect((await manage({ do: 'rename', slug: 'tides' })).status).toBe(429)
  const mended = await ada.visitor.send('/dashboard/acme/listing/', { do: 'save', tagline: 'Tea that boils itself' })
  expect(mended.status).toBe(429)
  expect(load(await mended.text())('[name=tagline]').val()).toBe('Tea that boils itself')
  expect(await site.world.store.list('history', 'launchId', 'acme')).toEqual([])
})

it('the newest twenty updates are shown, and all of them on request', async () => {
  expect(await newsOf('/launches/acme/')).toEqual({ count: 20, first: '30.0', all: '/launches/acme/?news=all#changelog' })
  expect(await newsOf('/launches/acme/?news=all')).toEqual({ count: 30, first: '30.0', all: undefined })
})
