import { describe, expect, it } from 'vitest'
import { gif, ico, jpeg, png, svg } from '../../support/crawler-images.ts'
import { answering, type Answers, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

async function visit(head: string, answers: Answers) {
  const site = await startSite(answering({ '/': { body: htmlPage({ head }) }, ...answers }))
  const facts = await startCrawler({ allow: [site.host] }).visit(site.url)
  return { ...facts, url: site.url }
}
const icon = (href: string) => `<link rel="icon" href="${href}">`
const social = (href: string) => `<meta property="og:image" content="${href}">`

describe('a picture', () => {
  it.each([
    ['a PNG', png(1200, 630), { type: 'image/png', width: 1200, height: 630 }],
    ['a GIF', gif(600, 315), { type: 'image/gif', width: 600, height: 315 }],
    ['a JPEG', jpeg(1200, 627, 14), { type: 'image/jpeg', width: 1200, height: 627 }],
    ['a JPEG behind 200 KB of metadata', jpeg(1200, 627, 200_000), { type: 'image/jpeg', width: 1200, height: 627 }],
    ['an icon file with its largest picture last', ico(16, 32, 48), { type: 'image/x-icon', width: 48, height: 48 }],
    ['an icon file with its largest picture first', ico(256, 16), { type: 'image/x-icon', width: 256, height: 256 }],
    ['an SVG', svg('width="10" height="10"'), { type: 'image/svg+xml', width: null, height: null }],
    ['an SVG of no size', svg(''), { type: 'image/svg+xml', width: null, height: null }],
  ])('%s is measured, whatever its content type says', async (_what, body, size) => {
    const sentAs = size.type.includes('svg') ? size.type : 'image/pjpeg'
    const { socialImage, url } = await visit(social('/og'), { '/og': { type: sentAs, body } })
    expect(socialImage).toEqual({ url: `${url}/og`, reason: null, bytes: body.length, ...size })
  })

  it('of a link preview is told if it isn’t sent as an image', async () => {
    const { socialImage, favicon } = await visit(social('/og') + icon('/og'), {
      '/og': { type: 'application/octet-stream', body: png(1200, 630) },
    })
    expect(socialImage?.reason).toBe('it’s sent as application/octet-stream, which link previews don’t accept as an image')
    expect(favicon?.reason).toBeNull()
  })

  it.each([
    ['is not there', { status: 404 }, 0, 'it returns 404'],
    [
      'is an SVG that’s sent as text',
      { type: 'text/plain', body: svg('') },
      Buffer.byteLength(svg('')),
      'it’s an SVG sent as text/plain, which browsers don’t show',
    ],
    ['is an HTML page', { body: htmlPage() }, Buffer.byteLength(htmlPage()), 'it isn’t an image'],
    ['is empty', { type: 'image/png' }, 0, 'it’s empty'],
    ['redirects in a circle', { status: 302, headers: { location: '/og.png' } }, 0, expect.stringMatching(/has a redirect loop$/)],
  ])('that %s has the reason', async (_what, answer, bytes, reason) => {
    const { socialImage, url } = await visit(social('/og.png'), { '/og.png': answer })
    expect(socialImage).toMatchObject({ url: `${url}/og.png`, reason, width: null, height: null, bytes })
  })

  it('too heavy is counted to one byte past 8 MB', async () => {
    const { socialImage } = await visit(social('/og.png'), { '/og.png': { type: 'image/png', body: png(2400, 1260, 9 * 1024 * 1024) } })
    expect(socialImage).toMatchObject({ reason: null, width: 2400, bytes: 8 * 1024 * 1024 + 1 })
  })

  it('is null when the page names none', async () => {
    expect((await visit('', {})).socialImage).toBeNull()
  })
})

describe('the favicon', () => {
  it('is the declared one', async () => {
    const { favicon, url } = await visit(icon('/mark.png'), { '/mark.png': { body: png(64, 64) }, '/favicon.ico': { body: ico(16) } })
    expect(favicon).toMatchObject({ url: `${url}/mark.png`, width: 64, reason: null })
  })

  it('declared but missing is reported, not replaced', async () => {
    const { favicon, url } = await visit(icon('/mark.png'), { '/favicon.ico': { body: ico(48) } })
    expect(favicon).toMatchObject({ url: `${url}/mark.png`, reason: 'it returns 404' })
  })

  it('not declared is /favicon.ico', async () => {
    const { favicon } = await visit('', { '/favicon.ico': { type: 'image/x-icon', body: ico(16, 48) } })
    expect(favicon).toMatchObject({ width: 48, height: 48, reason: null })
  })

  it.each<[string, Answers]>([
    ['nothing is there', {}],
    ["an app's page is there", { '/favicon.ico': { body: htmlPage() } }],
  ])('is null when it is not declared and %s', async (_what, answers) => {
    expect((await visit('', answers)).favicon).toBeNull()
  })

  it.each([
    ['base64', `data:image/png;base64,${png(48, 48).toString('base64')}`, { type: 'image/png', width: 48 }],
    [
      'percent-encoding',
      `data:image/svg+xml,${encodeURIComponent(svg('viewBox="0 0 8 8"').toString())}`,
      { type: 'image/svg+xml', width: null },
    ],
  ])('inside the page in %s is measured', async (_what, href, size) => {
    expect((await visit(icon(href), {})).favicon).toMatchObject({ reason: null, ...size })
  })

  it('brings every other declared icon with it', async () => {
    const touch = '<link rel="apple-touch-icon" href="/touch.png">'
    const answers: Answers = {
      '/touch.png': { body: png(180, 180) },
      '/mark.png': { body: png(64, 64) },
      '/dot.png': { body: png(16, 16) },
    }
    const iconsOf = async (head: string) => {
      const { favicon, icons } = await visit(head, answers)
      return [favicon, ...icons].map((icon) => icon?.width ?? icon?.reason ?? null)
    }
    expect(await iconsOf(icon('/gone.png') + touch)).toEqual(['it returns 404', 180])
    expect(await iconsOf(icon('/dot.png') + touch)).toEqual([16, 180])
    expect(await iconsOf(touch)).toEqual([null, 180])
    expect(await iconsOf(icon('/mark.png') + touch)).toEqual([64, 180])
    expect(await iconsOf(icon('/gone.png') + icon('/mark.png') + icon('/dot.png'))).toEqual(['it returns 404', 64, 16])
  })
})
