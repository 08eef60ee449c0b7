import { load } from 'cheerio'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportSettings } from '../../../../api/actions/settings/settings-file.ts'
import { keepPicture } from '../../../../api/actions/pictures/keep-picture.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { ownSite } from '../../../support/site-owner.ts'
import { setSite } from '../../../support/set-site.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let other: OpenPages
let ada: Visitor
beforeAll(async () => {
  ;[site, other] = await Promise.all([openPages([]), openPages([])])
  ada = await ownSite(site)
  const file = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const { path: icon } = await keepPicture(other.world, { accountId: null, file })
  const pages = [{ title: 'House style', address: 'house-style', text: 'How we write.' }]
  await setSite(other.world, {
    name: 'Harbour Launches',
    accent: '#0f766e',
    weekCapacity: 3,
    contact: 'mailto:ada@example.com',
    icon,
    pages,
  })
})
afterAll(() => Promise.all([site.close(), other.close()]))

const fileOf = ({ world }: OpenPages) => ({ site: world.site, readPicture: world.pictures.read })

async function compare(file: string, visitor = ada): Promise<{ status: number; $: ReturnType<typeof load> }> {
  const form = new FormData()
  form.set('do', 'compare-settings')
  form.set('file', new Blob([file]), 'settings.json')
  const answer = await visitor.open('/settings/file/', { method: 'POST', body: form })
  return { status: answer.status, $: load(await answer.text()) }
}
const apply = ($: ReturnType<typeof load>) =>
  ada.send('/settings/file/', { do: 'import-settings', changes: String($('[name=changes]').attr('value')) })

describe('settings.json', () => {
  it.each([
    ['', 'Choose a file.'],
    ['nonsense', 'The file isn’t JSON'],
    ['[]', 'This isn’t a settings file'],
    ['{"settings": []}', 'This isn’t a settings file'],
    ['{"settings": {"tune": "hum"}}', '“tune” isn’t a setting.'],
    ['{"settings": {"__proto__x": 1}}', '“__proto__x” isn’t a setting.'],
    ['{"settings": {"name": ""}}', 'Name must not be empty.'],
    ['{"settings": {"name": 5}}', 'Name must be text.'],
    ['{"settings": {"name": null}}', 'Name must be text.'],
    ['{"settings": {"weekCapacity": "5"}}', 'Free launches per week must be a number.'],
    ['{"settings": {"showsSoftware": "yes"}}', 'Name the software in the footer must be true or false.'],
    ['{"settings": {"contact": 7}}', 'Contact must be text.'],
    ['{"settings": {"pages": {}}}', 'More pages must be a list.'],
    ['{"settings": {"footer": [{"label": "Bad", "url": "javascript:alert(1)"}]}}', 'Footer has an error in link 1'],
    ['{"settings": {"footer": [{"label": "A", "url": "/", "extra": "b"}]}}', 'Footer can’t have “extra” in a link.'],
    [
      '{"settings": {"icon": "/media/00000000000000000000000000000000-200x200/1920.webp"}}',
      'Icon isn’t on this site or in the file. Download the file again.',
    ],
    [
      '{"settings": {"icon": "/media/00000000000000000000000000000000-200x200/1920.webp"}, "pictures": {"/media/00000000000000000000000000000000-200x200/1920.webp": "eA=="}}',
      'Icon isn’t a readable picture. Download the file again.',
    ],
  ])('%s is refused with the reason, and nothing changes', async (file, says) => {
    const before = site.world.site.values
    const { status, $ } = await compare(file)
    expect([status, $('.error-summary').text()]).toEqual([400, expect.stringContaining(says)])
    expect(site.world.site.values).toBe(before)
  })

  it('names every error of a file, and applies none of the rest', async () => {
    const { $ } = await compare('{"settings": {"name": "Fine", "accent": "teal", "font": "comic", "weekCapacity": -1}}')
    expect($('.error-summary li')).toHaveLength(3)
    expect(site.world.site.values.name).toBe('Slipway')
  })

  it('of another site shows what it changes, changes it at a press, its picture included, and can be undone', async () => {
    const { status, $ } = await compare(await exportSettings(fileOf(other)))
    expect([status, $('h1').text(), $('.tasks li').first().text()]).toEqual([
      200,
      '6 settings would change',
      expect.stringMatching(/Name.*Slipway.*Harbour Launches/),
    ])
    expect(site.world.site.values.name).toBe('Slipway')
    expect((await apply($)).headers.get('location')).toBe('/settings/file/?done=settings-imported')
    const { icon, ...values } = site.world.site.values
    const { icon: theirs, ...wanted } = other.world.site.values
    expect([values, icon === '', theirs === '']).toEqual([wanted, false, false])
    expect((await fetch(site.origin + icon)).status).toBe(200)
    expect(load(await (await ada.open('/settings/history/')).text())('main').text()).toContain(
      'Name, Contact, Icon, Accent color, More pages',
    )
  })

  it('says what stays because the environment sets it', async () => {
    const { weekCapacity } = site.world.site.values
    Object.assign(site.world.site.fixed, { weekCapacity })
    const { $ } = await compare('{"settings": {"weekCapacity": 77, "tagline": "By hand."}}')
    expect([$('h1').text(), $('.tasks li').last().text()]).toEqual([
      'One setting would change',
      `Free launches per weekStays ${weekCapacity}: WEEK_CAPACITY sets it in the service’s environment.`,
    ])
    const locked = await compare('{"settings": {"weekCapacity": 77}}')
    expect([locked.$('h1').text(), locked.$('form[action="/settings/file/"] button').length]).toEqual(['No settings would change', 0])
    await apply($)
    expect(site.world.site.values).toMatchObject({ weekCapacity, tagline: 'By hand.' })
    Object.assign(site.world.site, { fixed: {} })
  })

  it('is downloaded by owners only, and changes nothing when it comes back', async () => {
    expect((await new Visitor(site.origin).open('/settings/settings.json')).status).toBe(303)
    expect((await (await new Visitor(site.origin).signUp('bob@example.com', 'Bob')).open('/settings/settings.json')).status).toBe(404)
    const answer = await ada.open('/settings/settings.json')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="settings.json"')
    const file = await answer.text()
    expect(file).toBe(await exportSettings(fileOf(site)))
    const form = new FormData()
    form.set('do', 'compare-settings')
    form.set('file', new Blob([file]))
    expect((await ada.open('/settings/file/', { method: 'POST', body: form })).headers.get('location')).toBe(
      '/settings/file/?done=settings-equal',
    )
  })

  it.each(['nonsense', '[]', '{"name": 5}', '{"tune": "hum"}'])('%s in place of what was compared changes nothing', async (changes) => {
    const before = site.world.site.values
    expect((await ada.send('/settings/file/', { do: 'import-settings', changes })).status).toBeLessThan(500)
    expect(site.world.site.values).toBe(before)
  })
})
