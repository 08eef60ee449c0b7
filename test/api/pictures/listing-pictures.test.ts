import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { literalLaunch } from '../../support/literal-launch.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { signUpPerson, type Person } from '../../support/signed-in.ts'

let service: RunningService
let ada: Person
let site: Server
beforeAll(async () => {
  site = createServer((request, response) => {
    const drawn =
      request.url === '/gone.png' ? Promise.resolve('gone') : draw(request.url === '/icon.png' ? 256 : 800, request.url?.length ?? 0)
    void drawn.then((file) => response.end(file))
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  service = await runService({ SAMPLE_DATA: '0', CRAWL_ALLOW: siteHost() })
  ada = await signUpPerson(service, 'Ada')
  const own = { ownerId: ada.profile.id, status: 'draft', launchDate: null, screenshots: [] } as const
  await service.world.store.transact(({ put }) =>
    put('launches', literalLaunch({ id: 'one', slug: 'one', name: 'One', url: 'https://one.example/', ...own, screenshots: [] })),
  )
})
afterAll(async () => {
  await service.close()
  site.close()
})
const siteHost = () => `127.0.0.1:${(site.address() as AddressInfo).port}`
const draw = (height: number, red: number) =>
  sharp({ create: { width: height === 256 ? 256 : 1280, height, channels: 3, background: { r: red, g: 99, b: 99 } } })
    .png()
    .toBuffer()

const picture = async (color: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 1280, height: 800, channels: 3, background: color } })
        .png()
        .toBuffer(),
    ),
  ])

/** Sends the editor’s form as a browser without scripts does, with more fields. */
async function save(more: [string, string | Blob][]): Promise<{ status: number; html: string }> {
  const $ = load(await (await ada.visitor.open('/drafts/one/')).text())
  const form = $('#draft-form')
  expect(form.attr('enctype')).toBe('multipart/form-data')
  const body = new FormData()
  for (const [name, value] of new URLSearchParams(form.serialize())) body.append(name, value)
  for (const [name, value] of more) body.append(name, value)
  const answer = await ada.visitor.open('/drafts/one/', { method: 'POST', body })
  return { status: answer.status, html: await answer.text() }
}
const launch = async () => {
  const found = await service.world.store.findLaunch('one')
  if (found === null) throw new Error('It’s gone.')
  return found
}

it('files that are chosen without scripts are saved with the form, described and reordered', async () => {
  expect((await save([['add-logo', await picture('#112233')]])).status).toBe(303)
  expect((await launch()).logo).toMatch(/^\/media\/[0-9a-f]{32}-1280x800\/1920\.webp$/)
  const shots = await Promise.all(['#ff0000', '#00ff00'].map(picture))
  expect((await save(shots.map((shot) => ['add-screenshots', shot]))).status).toBe(303)
  const [first = '', second = ''] = (await launch()).screenshots
  expect(new Set([first, second, (await launch()).logo]).size).toBe(3)
  expect((await save([['arrange', `up ${second}`]])).status).toBe(303)
  expect((await launch()).screenshots).toEqual([second, first])
  expect((await save([['arrange', `remove ${second}`]])).status).toBe(303)
  expect((await launch()).screenshots).toEqual([first])
  const $ = load(await (await ada.visitor.open('/drafts/one/')).text())
  expect($('.shot input[name=alt]').length).toBe(2) // one of them in the template
})

it('what isn’t a picture is an error beside its field, and the rest of the form isn’t lost', async () => {
  const before = await launch()
  const { status, html } = await save([
    ['add-screenshots', new Blob(['no picture'])],
    ['add-screenshots', await picture('#0000ff')],
  ])
  expect(status).toBe(400)
  const $ = load(html)
  expect($('#field-screenshots-error').text()).toContain('This file can’t be read as a picture.')
  expect($('ol .shot').length).toBe(before.screenshots.length + 1)
  expect(await launch()).toEqual(before)
})

it('pictures of the product’s page are fetched once somebody asks, and added by a press', async () => {
  const { id, screenshots } = await launch()
  const pictures = ['icon', 'one', 'three', 'gone'].map((name) => `http://${siteHost()}/${name}.png`)
  const crawl = {
    id,
    listing: { name: 'One', tagline: null, description: null, categories: [], pricing: null },
    checks: [],
    score: 90,
    at: '2026-11-01T00:00:00Z',
    pictures,
  }
  await service.world.store.transact(({ put }) => put('crawls', crawl))
  expect((await save([['offer', 'yes']])).status).toBe(303)
  const offers = async () => {
    const $ = load(await (await ada.visitor.open('/drafts/one/')).text())
    const buttons = $('[data-take]').toArray()
    return buttons.map((offer) => $(offer).attr('value') ?? '')
  }
  const [logo = '', first = '', second = '', ...others] = await offers()
  expect([logo, first, second].map((value) => value.split(' ')[0])).toEqual(['logo', 'screenshots', 'screenshots'])
  expect(others).toEqual([])
  await save([['take', logo]])
  await save([['take', first]])
  expect(await launch()).toMatchObject({ logo: logo.split(' ')[1], screenshots: [...screenshots, first.split(' ')[1]] })
  expect(await offers()).toEqual([second])
})
