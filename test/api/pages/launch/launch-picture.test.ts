import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { load } from 'cheerio'
import { imageSize } from 'image-size'
import { Piscina } from 'piscina'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureDrawer, type PictureDrawer } from '../../../../api/workers/pictures/picture-drawer.ts'
import { createLogoFetcher } from '../../../../api/crawler/fetch-logo.ts'
import type { LaunchPicture } from '../../../../api/drawing/launch-picture/launch-picture.ts'
import { logoImage } from '../../../../api/workers/pictures/logo-image.ts'
import { keepInFolder } from '../../../../api/workers/pictures/kept-pictures.ts'
import { png } from '../../../support/crawler-images.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'

let site: OpenPages
let folder: string
let drawer: PictureDrawer
let logos: Server
let logoOrigin: string

const svg = (content: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:a-b="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`
const logoFiles: Record<string, string | Buffer> = {
  '/plain.svg': svg('<path d="M1 1h6v6H1z" fill="#f00"/>'),
  '/uses.svg': svg('<path id="a" d="M1 1h6v6H1z" fill="#f00"/><use href="#a"/>'),
  '/prefixed.svg': svg('<path id="a" d="M1 1h6v6H1z" fill="#f00"/><a-b:use href="#a"/>'),
  '/damaged.svg': svg('<path d="M1 1h6v6H1z" fill="#f00"/><unknown:path/>'),
  '/damaged.png': readFileSync('api/pages/images/touch-icon.png').subarray(0, 60),
  '/entities.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M1 1h6v6H1z" fill="#f00"/>')}`,
  '/logo.png': readFileSync('api/pages/images/touch-icon.png'),
  '/huge.png': Buffer.from(png(20_000, 20_000)),
  '/page.html': '<!doctype html><title>No logo</title>',
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-pictures-'))
  logos = createServer((request, response) => {
    const file = logoFiles[request.url ?? '']
    response.writeHead(file === undefined ? 404 : 200).end(file)
  }).listen(0, '127.0.0.1')
  await once(logos, 'listening')
  const { port } = logos.address() as AddressInfo
  logoOrigin = `http://127.0.0.1:${port}`
  drawer = createPictureDrawer(keepInFolder(folder, 4), createLogoFetcher({ allow: [`127.0.0.1:${port}`], userAgent: 'test' }), 1)
  site = await openPages([
    liveLaunch({ slug: 'teapot', aliases: ['kettle'], name: 'Teapot', tagline: 'Brews itself' }),
    literalLaunch({ slug: 'draft' }),
  ])
  site.world.drawPicture = drawer.draw
})
afterAll(async () => {
  await site.close()
  await drawer.close()
  logos.close()
  await rm(folder, { recursive: true })
})

const metaOf = async () => {
  const $ = load((await readPage(`${site.origin}/launches/teapot/`)).html)
  return (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? ''
}
const pathOf = async () => new URL((await metaOf())('og:image')).pathname
const fetchPicture = async (path: string) => {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

describe('the social image of a launch', () => {
  it('is named by the launch page, with its size and what it shows', async () => {
    const meta = await metaOf()
    expect(meta('og:image')).toMatch(/^https:\/\/slipway\.example\/pictures\/teapot\/[0-9a-z]{14}\.png$/)
    expect(meta('twitter:image')).toBe(meta('og:image'))
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual(['1200', '630', 'image/png'])
    expect(meta('og:image:alt')).toBe('Teapot: Brews itself')
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  it('is a PNG of 1200 by 630 that anyone may cache and embed', async () => {
    const { status, headers, bytes } = await fetchPicture(await pathOf())
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 })
  })

  it('gets a new URL and a new drawing when the listing changes, and old URLs lead to it', async () => {
    const before = await pathOf()
    const drawn = await fetchPicture(before)
    const launch = await site.world.store.findLaunch('teapot')
    if (launch === null) throw new Error('no teapot')
    await site.world.store.transact(async (records) => records.put('launches', { ...launch, tagline: 'Brews at sunrise' }))
    const after = await pathOf()
    expect(after).not.toBe(before)
    const redrawn = await fetchPicture(after)
    expect(redrawn.status).toBe(200)
    expect(Buffer.compare(drawn.bytes, redrawn.bytes)).not.toBe(0)
    for (const old of [before, after.replace('/teapot/', '/kettle/')]) {
      const { status, headers } = await fetchPicture(old)
      expect([status, headers.get('location')]).toEqual([303, after])
    }
  })

  it.each(['/pictures/draft/00000000000000.png', '/pictures/nowhere/00000000000000.png', '/pictures/teapot/a.svg'])(
    '%s is 404 for the public',
    async (path) => {
      expect((await fetchPicture(path)).status).toBe(404)
    },
  )
})

describe('what is drawn', () => {
  const draw = (name: string, tagline = '', logo = '') =>
    drawer.draw({
      slug: 'x',
      name,
      tagline,
      category: '',
      logo,
      site: 'Catalog',
      host: 'a.example',
      icon: '',
      rail: '#ff7a33',
      score: null,
    })
  const isSame = async (one: Promise<Uint8Array>, other: Promise<Uint8Array>) => Buffer.compare(await one, await other) === 0

  // A font without the characters would draw the same boxes for both.
  it.each([
    ['Japanese', '潮見表', '港湾図'],
    ['Chinese', '简体字', '繁體字'],
    ['Korean', '조수표', '항구도'],
    ['Arabic', 'جدول', 'مدينة'],
    ['Arabic beside Latin', 'جدول Acme 2', 'مدينة Acme 2'],
    ['Hebrew', 'גאות', 'מפות'],
    ['Thai', 'ทะเล', 'ท่าเรือ'],
    ['Hindi', 'ज्वार', 'बंदर'],
    ['Greek', 'λιμάνι', 'θάλασσα'],
    ['Cyrillic', 'порт', 'море'],
  ])('%s has letters of its own on a machine without fonts', async (_script, one, other) => {
    expect(await isSame(draw(one), draw(other))).toBe(false)
  })

  it('characters that no font has are left out, and so are direction controls', async () => {
    expect(await isSame(draw('Rocket 🚀👩‍🚀'), draw('Rocket'))).toBe(true)
    expect(await isSame(draw('\u202eRo\u200bcket\u2066\0'), draw('Rocket'))).toBe(true)
    expect(await isSame(draw('🚀'), draw('x'))).toBe(true)
    expect(await isSame(draw('ሰላም Rocket'), draw('Rocket'))).toBe(true)
  })

  it('markup and 20,000 characters are drawn like any text, within the frame', async () => {
    const png = await draw(`</text><image href="file:///etc/passwd"/>${'A'.repeat(20_000)}`, `${'词'.repeat(20_000)} &amp; <b>`)
    expect(imageSize(png)).toMatchObject({ width: 1200, height: 630 })
  })

  it.each(['/plain.svg', '/logo.png'])('the launch’s own logo is drawn: %s', async (file) => {
    expect(await isSame(draw('Own', '', logoOrigin + file), draw('Own'))).toBe(false)
  })

  it.each(['/uses.svg', '/prefixed.svg', '/damaged.svg', '/damaged.png', '/entities.svg', '/huge.png', '/page.html', '/missing.png'])(
    'a logo that can’t be drawn safely is replaced by a drawn one: %s',
    async (file) => {
      expect(await isSame(draw('Own', '', logoOrigin + file), draw('Own'))).toBe(true)
    },
  )

  it('a logo full of beginnings without ends is judged in one pass', () => {
    const starts = Array.from({ length: 4 }, () => ['<!--', '<!DOCTYPE svg']).flat()
    const logos = starts.map((start) => logoImage(Buffer.from(`<svg ${start.repeat(25_000)}`.slice(0, 100_000))))
    expect(new Set(logos)).toEqual(new Set([null]))
  }, 2_000)

  it('a logo that couldn’t be fetched is tried again later', async () => {
    const without = await draw('Late', '', `${logoOrigin}/late.png`)
    await setTimeout(20)
    logoFiles['/late.png'] = readFileSync('api/pages/images/touch-icon.png')
    expect(await isSame(draw('Late', '', `${logoOrigin}/late.png`), Promise.resolve(without))).toBe(false)
  })

  it('a drawing that fails ends its thread, because what it leaves in WebAssembly’s memory can’t be trusted', async () => {
    const filename = fileURLToPath(new URL('../../../../api/workers/pictures/draw-worker.ts', import.meta.url))
    const pool = new Piscina({ filename, name: 'drawPicture', minThreads: 0, maxThreads: 1, execArgv: [], env: {} })
    const picture = { slug: 'x', tagline: '', category: '', logo: '', host: 'a.example', score: null }
    await expect(pool.run({ picture: { ...picture, name: null }, logo: null })).rejects.toThrow(TypeError)
    expect(pool.threads).toEqual([])
    await pool.destroy()
  })

  it('other pictures are scaled in the same thread, which survives one that breaks it', async () => {
    const file = readFileSync('api/pages/images/touch-icon.png')
    const small = { size: { width: 64, height: 64 }, ground: 'clear' as const }
    const broken = drawer.fit({ file: null as never, ...small })
    const [failed, fitted] = await Promise.all([broken, drawer.fit({ file, ...small })])
    expect(failed).toEqual({ error: 'format' })
    expect('png' in fitted && imageSize(fitted.png)).toMatchObject({ width: 64, height: 64 })
  })

  it('pictures that wait behind a failed one are drawn', async () => {
    const broken = { slug: 'x', tagline: '', category: '', logo: '', host: 'a.example', score: null } as LaunchPicture
    const drawings = await Promise.allSettled([drawer.draw(broken), draw('Waits'), draw('Waits, too')])
    expect(drawings.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('a logo on a private address isn’t fetched', async () => {
    expect(await isSame(draw('Own', '', logoOrigin.replace('127.0.0.1', 'localhost') + '/logo.png'), draw('Own'))).toBe(true)
  })

  it('the folder keeps the newest, and a damaged file is drawn again', async () => {
    const names = (await readdir(folder)).sort()
    expect(names.length).toBeLessThanOrEqual(4)
    const png = await draw('Kept')
    const added = (await readdir(folder)).filter((name) => !names.includes(name))
    expect(added).toHaveLength(1)
    await writeFile(join(folder, added[0] ?? ''), png.subarray(0, 100))
    expect(await isSame(draw('Kept'), Promise.resolve(png))).toBe(true)
  })
})
