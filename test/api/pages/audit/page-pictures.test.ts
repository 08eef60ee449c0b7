import { load } from 'cheerio'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addReportPicture } from '../../../../api/actions/audit/keep-report.ts'
import { forgetPictures } from '../../../../api/actions/retention/daily-upkeep.ts'
import type { PageShot } from '../../../../api/ports/pictures.ts'
import { callerOf } from '../../../support/launch-world.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([], async () => literalSite({ page: literalPage({ url: 'https://acme.dev/' }) }))
})
afterAll(() => site.close())

const textOf = async (answer: Promise<Response>) => load(await (await answer).text())
const idIn = (path: string) => path.split('/')[2] ?? ''
const audit = async (visitor: Visitor, fields: Record<string, string> = {}) => {
  const path = (await visitor.send('/audit/', { url: 'acme.dev', ...fields })).headers.get('location') ?? ''
  // On a busy machine, they come later than the report.
  const pictured = () => site.world.store.countBy('pagePictures', 'reportId', idIn(path))
  if (site.world.photograph) await expect.poll(pictured).toBe(2)
  return path
}

describe('the pictures of a page', () => {
  const shots = async (color: string): Promise<PageShot[]> => [
    {
      view: 'desktop',
      file: await sharp({ create: { width: 1280, height: 800, channels: 3, background: color } })
        .png()
        .toBuffer(),
    },
    {
      view: 'phone',
      file: await sharp({ create: { width: 780, height: 1688, channels: 3, background: color } })
        .png()
        .toBuffer(),
    },
  ]
  const imagesIn = async (visitor: Visitor, path: string) => {
    const $ = await textOf(visitor.open(path))
    return $('.page-windows img')
      .toArray()
      .map((image) => ({ alt: $(image).attr('alt') ?? '', src: ($(image).attr('src') ?? '').replace(path, '') }))
  }

  it('stand beside the title, before and after when audited again, and go with the report', async () => {
    const maker = new Visitor(site.origin)
    site.world.photograph = () => shots('#c00')
    const first = await audit(maker)
    expect(await imagesIn(maker, first)).toEqual([
      { alt: 'Acme in a desktop browser', src: 'desktop-960.webp' },
      { alt: 'Acme on a phone', src: 'phone-320.webp' },
    ])
    site.world.photograph = () => shots('#0c0')
    const second = await audit(maker, { since: idIn(first) })
    delete site.world.photograph
    expect((await imagesIn(maker, second)).map(({ src }) => src)).toEqual([
      'desktop-960.webp',
      'phone-320.webp',
      'before-desktop-960.webp',
      'before-phone-320.webp',
      'desktop-960.webp',
      'phone-320.webp',
    ])
    const redOf = async (path: string) => {
      const answer = await readPage(site.origin + path)
      const bytes = await maker.open(path).then((one) => one.arrayBuffer())
      const [red = 0] = await sharp(Buffer.from(bytes)).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
      return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type'), red > 100]
    }
    expect(await redOf(`${second}desktop-960.webp`)).toEqual([200, 'private, no-store', 'image/webp', false])
    expect(await redOf(`${second}before-phone-320.webp`)).toEqual([200, 'private, no-store', 'image/webp', true])
    // Whoever continues the report gets no pictures of it.
    const third = await audit(new Visitor(site.origin), { since: idIn(second) })
    for (const file of ['before-desktop-960.webp', 'desktop-960.webp', 'phone-1920.webp', 'watch-320.webp'])
      expect((await readPage(`${site.origin}${third}${file}`)).status).toBe(404)
    await maker.send(first, { do: 'delete-report' })
    expect((await readPage(`${site.origin}${second}before-phone-320.webp`)).status).toBe(404)
    await forgetPictures(site.world)
    expect((await site.world.pictures.list()).length).toBe(4)
    await maker.send(second, { do: 'delete-report' })
    expect((await readPage(`${site.origin}${second}desktop-960.webp`)).status).toBe(404)
    await forgetPictures(site.world)
    expect(await site.world.pictures.list()).toEqual([])
  })

  it('are added by the maker’s own programs, to the latest report on the page', async () => {
    const account = await signUpPerson(site, 'Pia')
    const [shot, phone] = await shots('#00c')
    const caller = callerOf(account.profile)
    const add = (url: string) => addReportPicture(site.world, { url, data: Buffer.from(shot?.file ?? []).toString('base64') }, caller)
    await expect(add('https://acme.dev/')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const path = await audit(account.visitor)
    expect(await add('https://acme.dev/')).toEqual({ ok: true, reportUrl: site.world.siteUrl + path })
    expect((await imagesIn(account.visitor, path)).map(({ src }) => src)).toEqual(['desktop-960.webp'])
    await expect(add('https://other.dev/')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const bad = addReportPicture(site.world, { url: 'https://acme.dev/', data: 'PHN2Zz4=' }, caller)
    await expect(bad).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await addReportPicture(site.world, { url: 'https://acme.dev/', phone: Buffer.from(phone?.file ?? []).toString('base64') }, caller)
    expect((await imagesIn(account.visitor, path)).map(({ src }) => src)).toEqual(['desktop-960.webp', 'phone-320.webp'])
    // Both are there: they stay as they were at the audit.
    const keys = async () => (await site.world.store.list('pagePictures', 'reportId', idIn(path))).map(({ at }) => at)
    const kept = await keys()
    await add('https://acme.dev/')
    expect(await keys()).toEqual(kept)
  })
})
