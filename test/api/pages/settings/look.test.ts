import { load } from 'cheerio'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureFile, keptKey } from '../../../../api/domain/pictures/picture.ts'
import { keepInMemory } from '../../../../api/workers/pictures/kept-pictures.ts'
import { createPictureDrawer, type PictureDrawer } from '../../../../api/workers/pictures/picture-drawer.ts'
import { setSite } from '../../../support/set-site.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { ownSite } from '../../../support/site-owner.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Visitor
let drawer: PictureDrawer
beforeAll(async () => {
  site = await openPages([])
  const { pictures } = site.world
  const readKept = (address: string) => pictures.png(pictureFile(keptKey(address) ?? '', 1920))
  drawer = createPictureDrawer(keepInMemory(), readKept)
  site.world.drawPicture = drawer.draw
  site.world.fitPicture = async (address, wanted) => drawer.fit({ file: (await readKept(address)) ?? new Uint8Array(), ...wanted })
  ada = await ownSite(site)
})
afterAll(async () => {
  await site.close()
  await drawer.close()
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()

async function saveLook(fields: Record<string, string | Buffer>): Promise<Response> {
  const form = new FormData()
  form.set('do', 'save-settings')
  for (const [name, value] of Object.entries(fields)) form.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]))
  return ada.open('/settings/look/', { method: 'POST', body: form })
}

const homeOf = async () => load(await (await new Visitor(site.origin).open('/')).text())
const fileAt = async (path = '') => {
  const answer = await fetch(site.origin + path)
  return { type: answer.headers.get('content-type'), size: imageSize(new Uint8Array(await answer.arrayBuffer())) }
}

describe('the look of the site', () => {
  it('is the standard one without a sheet of its own', async () => {
    const $ = await homeOf()
    expect($('link[rel=stylesheet][href^="/brand/"]')).toHaveLength(0)
    expect(await fileAt(new URL($('meta[property="og:image"]').attr('content') ?? '').pathname)).toMatchObject({
      size: { width: 1200, height: 630 },
    })
  })

  it('says what an icon has to be, and changes nothing', async () => {
    const answer = await saveLook({ 'add-icon': await picture(64, 64), accent: '#0f766e' })
    expect([answer.status, load(await answer.text())('.error-summary').text()]).toEqual([
      400,
      expect.stringContaining('Icon must be square and at least 192 × 192 pixels; this one is 64 × 64.'),
    ])
    expect(site.world.site.values).toMatchObject({ icon: '', accent: '#c2410c' })
    expect((await saveLook({ 'add-icon': Buffer.from('not a picture') })).status).toBe(400)
  })

  it.each([
    [{ accent: 'teal' }, 'Accent color must be a color such as #0f766e.'],
    [{ accentDark: '#134e4a' }, /needs a contrast of 4\.5:1 with dark pages, but #134e4a has 1\.\d:1\. Try #[\da-f]{6}, the closest/],
    [{ icon: '/media/00000000000000000000000000000000-200x200/1920.webp' }, 'Icon not found. Upload it again.'],
    [{ logo: 'https://elsewhere.example/logo.png' }, 'Logo must be a picture that was uploaded here.'],
  ] as [Record<string, string>, string | RegExp][])('%o isn’t saved', async (fields, says) => {
    const answer = await saveLook(fields)
    expect([answer.status, load(await answer.text())('.error-summary').text()]).toEqual([400, expect.stringMatching(says)])
  })

  it('is on every page at once: icon in its sizes, logo, color, and pictures for sharing', async () => {
    const drawn = (await homeOf())('meta[property="og:image"]').attr('content')
    const answer = await saveLook({ 'add-icon': await picture(512, 512), 'add-logo': await picture(600, 120), accent: '#0f766e' })
    expect(answer.headers.get('location')).toBe('/settings/look/?done=settings-saved')
    const $ = await homeOf()
    expect(await fileAt($('link[rel=icon]').attr('href'))).toMatchObject({ type: 'image/png', size: { width: 32, height: 32 } })
    expect(await fileAt($('link[rel=apple-touch-icon]').attr('href'))).toMatchObject({ size: { width: 180, height: 180 } })
    expect($('.brand img').attr('alt')).toBe('Slipway')
    const sheet = await fetch(site.origin + $('link[rel=stylesheet][href^="/brand/"]').attr('href'))
    expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
      'text/css; charset=utf-8',
      expect.stringContaining('--accent-fill:light-dark(#0f766e,'),
    ])
    expect((await fetch(`${site.origin}/favicon.ico`)).url).toMatch(/\/brand\/icon-32-[\da-f]{12}\.png$/)
    expect($('meta[property="og:image"]').attr('content')).not.toBe(drawn)
    await saveLook({ 'add-shareImage': await picture(1600, 840) })
    expect(await fileAt(new URL((await homeOf())('meta[property="og:image"]').attr('content') ?? '').pathname)).toMatchObject({
      size: { width: 1200, height: 630 },
    })
  })

  it('keeps its pictures as the site’s own, also once they aren’t used and the account is gone', async () => {
    const own = await site.world.store.list('pictures', 'key', keptKey(site.world.site.values.icon) ?? '')
    expect(own.map(({ accountId }) => accountId)).toContain(null)
  })

  it.each(['/brand/0f766e--comic.css', '/brand/icon-33-0.png', '/brand/teapot.png', '/brand/..%2Fpackage.json'])(
    '%s is 404',
    async (path) => expect((await fetch(site.origin + path)).status).toBe(404),
  )

  it('goes back to our mark once the icon is removed', async () => {
    await setSite(site.world, { icon: '' })
    expect((await homeOf())('link[rel=icon]').attr('href')).toBe('/favicon.svg')
    expect(await (await fetch(`${site.origin}/favicon.svg`)).text()).toContain('<svg')
  })
})
