import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { checkLaunchReadiness } from '../../../../api/mcp/tools/check-launch-readiness.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { literalReport } from '../../../support/literal-report.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

let title: string | null = null
let site: OpenPages
let ada: Person
const drawn: { name: string; tagline: string; score: number | null }[] = []
beforeAll(async () => {
  site = await openPages([], async () => literalSite({ page: literalPage({ url: 'https://acme.dev/', title }) }))
  site.world.drawPicture = async (picture) => {
    drawn.push(picture)
    return new Uint8Array([1])
  }
  ada = await signUpPerson(site, 'Ada')
})
afterAll(() => site.close())

const audit = async (visitor: Visitor, fields: Record<string, string> = {}) =>
  (await visitor.send('/audit/', { url: 'acme.dev', ...fields })).headers.get('location') ?? ''
const share = async (visitor: Visitor, path: string, wanted = 'yes') => (await visitor.send(`${path}share/`, { public: wanted })).status
const statusOf = async (path: string) => (await readPage(site.origin + path)).status
const metaOf = (html: string, name: string) => load(html)(`meta[property="${name}"], meta[name="${name}"]`).attr('content')

describe('a report', () => {
  it('is private until its maker makes it public, and again when they take that back', async () => {
    const path = await audit(ada.visitor)
    expect([await statusOf(`${path}badge.svg`), await statusOf(`${path}share.png`)]).toEqual([404, 404])
    expect(await share(new Visitor(site.origin), path)).toBe(404)
    expect((await readPage(site.origin + path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await share(ada.visitor, path)).toBe(303)
    expect([await statusOf(`${path}badge.svg`), await statusOf(`${path}share.png`)]).toEqual([200, 200])
    const { html, headers } = await readPage(site.origin + path)
    expect([headers.get('x-robots-tag'), metaOf(html, 'robots')]).toEqual([null, undefined])
    expect(load(html)('link[rel=canonical]').attr('href')).toBe(site.world.siteUrl + path)
    expect(await share(ada.visitor, path, 'no')).toBe(303)
    expect([await statusOf(`${path}badge.svg`), await statusOf(`${path}share.png`), await statusOf(path)]).toEqual([404, 404, 200])
  })

  it('of somebody without an account can be public too, but isn’t for search engines', async () => {
    const visitor = new Visitor(site.origin)
    const path = await audit(visitor)
    expect(await share(visitor, path)).toBe(303)
    const { html } = await readPage(site.origin + path)
    expect([metaOf(html, 'robots'), metaOf(html, 'twitter:card')]).toEqual(['noindex', 'summary_large_image'])
    expect(metaOf(html, 'og:image')).toBe(`${site.world.siteUrl}${path}share.png`)
  })

  it('that is public says what was fixed since the last one, on its page and its image', async () => {
    title = null
    await audit(ada.visitor)
    title = 'Acme: tide tables for harbour pilots'
    const path = await audit(ada.visitor)
    await share(ada.visitor, path)
    const { html } = await readPage(site.origin + path)
    expect(metaOf(html, 'description')).toMatch(
      /^Acme scored \d+ of 100 in a launch audit on March 4, 2026: .* \d fixed since March 4, 2026: .*Page title.*\.$/,
    )
    await statusOf(`${path}share.png`)
    expect(drawn.at(-1)).toMatchObject({
      name: 'Acme',
      tagline: expect.stringMatching(/^\d fixed since March 4, 2026: .*Page title/) as string,
      score: expect.any(Number) as number,
    })
  })

  it('that is public has a badge with the score and day of its maker’s latest audit', async () => {
    title = null
    const path = await audit(ada.visitor)
    await share(ada.visitor, path)
    const badge = async () => (await readPage(`${site.origin}${path}badge.svg`)).html
    const before = await badge()
    title = 'Acme: tide tables for harbour pilots'
    const { clock } = site.world
    site.world.clock = () => new Date('2026-03-20T12:00:00Z')
    await audit(new Visitor(site.origin))
    expect(await badge()).toBe(before)
    await audit(ada.visitor)
    site.world.clock = clock
    expect(before).toContain('audit of March 4, 2026')
    expect(await badge()).toContain('audit of March 20, 2026')
  })

  it('of somebody without an account can be made private again for as long as it’s public', async () => {
    const visitor = new Visitor(site.origin)
    const path = await audit(visitor)
    const lasting = (answer: Response) => /Max-Age=(\d+)/.exec(answer.headers.getSetCookie().join())?.[1]
    expect(lasting(await visitor.send(`${path}share/`, { public: 'yes' }))).toBe(String(365 * 24 * 60 * 60))
    // A later audit doesn’t shorten it.
    expect(lasting(await visitor.send('/audit/', { url: 'acme.dev' }))).toBe(String(365 * 24 * 60 * 60))
    const { clock } = site.world
    site.world.clock = () => new Date('2027-02-01T12:00:00Z')
    const late = await share(visitor, path, 'no')
    site.world.clock = clock
    expect([late, await statusOf(`${path}badge.svg`)]).toEqual([303, 404])
  })

  it('of an agent, made public through its link, stays the browser’s without the link, and so do the browser’s own', async () => {
    const visitor = new Visitor(site.origin)
    const own = await audit(visitor)
    const { introduction } = await checkLaunchReadiness.prepare({ url: 'acme.dev' }).run(site.world, literalCaller())
    const [, path = '', key = ''] = /open https:\/\/slipway\.example(\S+)\?key=(\S+) and confirm/.exec(introduction) ?? []
    const answer = await visitor.send(`${path}share/`, { public: 'yes', key })
    expect(answer.headers.get('location')).toBe(`${path}?shared=`)
    const button = async (at: string) => load(await (await visitor.open(at)).text())('.report-tools__share form button').text()
    expect([await button(path), await button(own), await button(await audit(visitor))]).toEqual([
      'Make private',
      'Make public',
      'Make public',
    ])
    expect(await share(visitor, path, 'no')).toBe(303)
  })

  it('can’t be the eleventh public one of a maker', async () => {
    const ben = await signUpPerson(site, 'Ben')
    const shared = Array.from({ length: 10 }, (_, at) => literalReport(`b${at}`, { accountId: ben.profile.id, isPublic: true }))
    await putAll(site.world.store, 'reports', shared)
    const path = await audit(ben.visitor)
    const refused = await ben.visitor.send(`${path}share/`, { public: 'yes' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('You have 10 public reports')])
    await site.world.store.transact(({ remove }) => remove('reports', 'b0'))
    expect(await share(ben.visitor, path)).toBe(303)
  })

  it('that is public can be made private for good by a moderator, who can undo it, and nobody else', async () => {
    const mia = await signUpPerson(site, 'Mia')
    site.world.moderators = new Set([mia.profile.email])
    const path = await audit(ada.visitor)
    const button = async () => load(await (await mia.visitor.open(path)).text())('.report-delete form button').text()
    expect([await share(mia.visitor, path), await button()]).toEqual([404, 'Make report private'])
    await share(ada.visitor, path)
    expect([await share(new Visitor(site.origin), path, 'no'), await statusOf(`${path}badge.svg`)]).toEqual([404, 200])
    expect((await mia.visitor.send(path, { do: 'withhold-report', reason: '' })).status).toBe(303)
    expect(await button()).toBe('')
    expect([await statusOf(`${path}badge.svg`), await statusOf(path), await share(ada.visitor, path)]).toEqual([404, 404, 403])
    const log = load(await (await mia.visitor.open('/moderation/log/')).text())('main').text()
    expect(log).toContain('Made an audit report private on acme.dev, by Ada')
    const [decision] = await site.world.store.list('decisions', 'accountId', ada.profile.id)
    await revertDecision(site.world, decision?.id ?? '', mia.profile.id)
    expect(await statusOf(`${path}badge.svg`)).toBe(200)
  })

  it('of somebody suspended isn’t public meanwhile, and can’t become so', async () => {
    const cleo = await signUpPerson(site, 'Cleo')
    const [shared, other] = [await audit(cleo.visitor), await audit(cleo.visitor)]
    await share(cleo.visitor, shared)
    const statuses = async () => [await statusOf(`${shared}badge.svg`), await statusOf(`${shared}share.png`)]
    const suspension = { at: '2026-03-04T12:00:00.000Z', until: null, reason: 'Advertising.', by: null }
    const profile = (await site.world.store.get('profiles', cleo.profile.id)) ?? cleo.profile
    await putAll(site.world.store, 'profiles', [{ ...profile, suspension }])
    expect(await statuses()).toEqual([404, 404])
    expect(metaOf((await readPage(site.origin + shared)).html, 'robots')).toBe('noindex')
    expect(await share(cleo.visitor, other)).toBe(403)
    await putAll(site.world.store, 'profiles', [profile])
    expect(await statuses()).toEqual([200, 200])
  })

  it('that is public is kept for a year', async () => {
    const path = await audit(ada.visitor)
    await share(ada.visitor, path)
    const { clock } = site.world
    site.world.clock = () => new Date('2027-03-01T12:00:00Z')
    const late = await statusOf(path)
    site.world.clock = clock
    expect(late).toBe(200)
  })
})
