import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { ownSite } from '../../../support/site-owner.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Visitor
beforeAll(async () => {
  site = await openPages([])
  ada = await ownSite(site)
})
afterAll(() => site.close())

const pageOf = async (path: string, visitor = new Visitor(site.origin)) => load(await (await visitor.open(path)).text())
const linksOf = async (selector: string) => {
  const $ = await pageOf('/')
  return $(selector)
    .toArray()
    .map((link) => `${$(link).text()} ${$(link).attr('href')}`)
}

/** A form whose fields may be there several times. */
const send = (group: string, ...fields: (readonly [string, string])[]) =>
  ada.open(`/settings/${group}/`, {
    method: 'POST',
    body: new URLSearchParams([['do', 'save-settings'], ...fields.map(([name, value]) => [name, value])]),
  })

const link = (name: string, label: string, url: string) => [[`${name}.label`, label] as const, [`${name}.url`, url] as const]
const page = (title: string, address: string, text: string) => [
  ['pages.title', title] as const,
  ['pages.address', address] as const,
  ['pages.text', text] as const,
]

describe('the owner’s words', () => {
  it('are on the front page and first on the About page, and nothing else of them is markup', async () => {
    await send(
      'words',
      ['heroHeading', 'Out of <port>'],
      ['heroText', 'By {name}, of course.'],
      ['heroButton', 'Look it over'],
      ['about', '## Us\n\n<b>We</b> sail.'],
    )
    const home = await pageOf('/')
    expect([home('h1').text(), home('.hero__lead').text().trim(), home('.hero button').text()]).toEqual([
      'Out of <port>',
      'By Slipway, of course.',
      'Look it over',
    ])
    const about = await pageOf('/about/')
    expect([about('.prose h2').first().text(), about('.prose p').first().text(), about('.prose b')]).toMatchObject([
      'Us',
      '<b>We</b> sail.',
      { length: 0 },
    ])
  })

  it('are links in an order: moved up, removed, and refused if they lead nowhere', async () => {
    const three = [
      ...link('navigation', 'New', '/'),
      ...link('navigation', 'Club', 'https://harbour.example/'),
      ...link('navigation', '', ''),
    ]
    await send('links', ...three)
    expect(await linksOf('.site-nav a')).toEqual(['New /', 'Club https://harbour.example/'])
    await send('links', ...three, ['arrange', 'up navigation 1'])
    expect(await linksOf('.site-nav a')).toEqual(['Club https://harbour.example/', 'New /'])
    await send('links', ...three, ['arrange', 'remove navigation 0'])
    expect(await linksOf('.site-nav a')).toEqual(['Club https://harbour.example/'])
    for (const url of ['javascript:alert(1)', '//elsewhere.example', 'about', '']) {
      const answer = await send('links', ...link('footer', 'Bad', url))
      expect([answer.status, load(await answer.text())('.error-summary').text()]).toEqual([
        400,
        expect.stringMatching(/Footer has an error in link 1: URL must/),
      ])
    }
  })

  it('are further pages, with a link in the footer', async () => {
    const twice = await send('pages', ...page('One', 'same', 'x'), ...page('Two', 'same', 'x'))
    expect(load(await twice.text())('.error-summary').text()).toContain('More pages has an error in page 2: slug is used twice: same.')
    await send('pages', ...page('House style', 'house-style', 'How *we* write.'))
    const $ = await pageOf('/pages/house-style/')
    expect([$('h1').text(), $('.prose em').text()]).toEqual(['House style', 'we'])
    expect(await linksOf('.site-footer a')).toContain('House style /pages/house-style/')
    expect((await new Visitor(site.origin).open('/pages/elsewhere/')).status).toBe(404)
    expect(await (await new Visitor(site.origin).open('/sitemap.xml')).text()).toContain('/pages/house-style/')
  })
})

describe('a template', () => {
  it.each(['privacy', 'terms', 'imprint'])(
    'of the page %s says that it’s one, to owners only, until its gaps are filled in',
    async (name) => {
      const nobody = new Visitor(site.origin)
      await send('pages', [name, ''], ['template', name])
      expect((await nobody.open(`/${name}/`)).status).toBe(404)
      expect(await linksOf('.site-footer a')).not.toContainEqual(expect.stringContaining(` /${name}/`))
      expect((await pageOf(`/${name}/`, ada))('main').text()).toContain('This is a template. Only owners see it.')
      expect((await pageOf('/settings/', ada))('.tasks').text()).toContain('Visitors can’t see these until you fill in their gaps:')
      await send('pages', [name, 'Our own words.'], ['template', name])
      expect((await pageOf(`/${name}/`))('.prose').text()).toBe('Our own words.')
      expect(await linksOf('.site-footer a')).toContainEqual(expect.stringContaining(` /${name}/`))
    },
  )

  it('is no longer among the tasks then', async () =>
    expect((await pageOf('/settings/', ada))('.task--done').text()).toContain('Write your legal pages'))
})

describe('the rules', () => {
  const writes = ['/sign-up/', '/profile/decisions/']
  const linked = async (path: string) => (await pageOf(path, path === '/sign-up/' ? undefined : ada))('main a[href="/rules/"]').length

  it('are there by default, and linked where people write', async () => {
    await send('pages', ['rules', ''], ['template', 'rules'])
    const $ = await pageOf('/rules/')
    expect(
      $('.prose h2')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(['What belongs here', 'What doesn’t', 'What moderators do'])
    expect([await Promise.all(writes.map(linked)), await linksOf('.site-footer a')]).toEqual([
      [1, 1],
      expect.arrayContaining(['Rules /rules/']),
    ])
  })

  it('are nowhere once the owner removes them', async () => {
    await send('pages', ['rules', ''])
    expect([(await new Visitor(site.origin).open('/rules/')).status, await Promise.all(writes.map(linked))]).toEqual([404, [0, 0]])
  })
})
