import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseBelongings } from '../../../../api/actions/account-deletion/erase-account.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { dailyUpkeep } from '../../../../api/actions/retention/daily-upkeep.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

// Eve shares audits of a page whose title insults; Bob flags them; Mia decides, and Max on the appeal.
let site: OpenPages
let eve: Person, bob: Person, mia: Person, max: Person
let now = Date.parse('2026-03-04T12:00:00Z')
beforeAll(async () => {
  site = await openPages([], async () => literalSite({ page: literalPage({ url: 'https://acme.dev/', title: 'Bob is a crook' }) }))
  ;[eve, bob, mia, max] = (await Promise.all(['Eve', 'Bob', 'Mia', 'Max'].map((name) => signUpPerson(site, name)))) as [
    Person,
    Person,
    Person,
    Person,
  ]
  site.world.moderators = new Set([mia.profile.email, max.profile.email])
  site.world.clock = () => new Date((now += 1))
  site.world.drawPicture = async () => new Uint8Array([1])
})
afterAll(() => site.close())

const send = async (visitor: Visitor, path: string, fields: Record<string, string>) => {
  const answer = await visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const open = async (visitor: Visitor, path: string) => {
  const answer = await visitor.open(path)
  return { status: answer.status, $: load(await answer.text()) }
}
const share = async (visitor = eve.visitor, wanted = true) => {
  const { location } = await send(visitor, '/audit/', { url: 'acme.dev' })
  if (wanted) await send(visitor, `${location}share/`, { public: 'yes' })
  return location
}
const flag = (path: string, { visitor } = bob) => send(visitor, `${path}flag/`, { reason: 'abuse', text: 'That’s me' })
const idOf = (path: string) => path.split('/')[2] ?? ''
const queue = async () => (await open(mia.visitor, '/moderation/reports/')).$('.report-group')
const told = async ({ profile }: Person) => {
  now += 61_000
  await fanOut(site.world)
  return (await listNotices(site.world, profile)).map(({ text, quote }) => [text, quote])
}
const texts = async (person: Person) => (await told(person)).map(([text]) => text)

describe('a flag', () => {
  it('is offered on everybody else’s reports, public or not, to visitors too', async () => {
    const stranger = new Visitor(site.origin)
    for (const path of [await share(), await share(eve.visitor, false), await share(stranger)]) {
      const link = async (visitor: Visitor) => (await open(visitor, path)).$('a[href$="/flag/"]').attr('href')
      expect([await link(bob.visitor), await link(new Visitor(site.origin))]).toEqual([`${path}flag/`, `${path}flag/`])
    }
    const own = await share()
    expect((await open(eve.visitor, own)).$('a[href$="/flag/"]')).toHaveLength(0)
    expect((await open(eve.visitor, `${own}flag/`)).status).toBe(403)
    const signIn = await open(new Visitor(site.origin), '/sign-in/?return=' + encodeURIComponent(`${own}flag/`))
    expect(signIn.$('main').text()).toContain('flag a report')
    expect((await new Visitor(site.origin).open(`${own}flag/`)).headers.get('location')).toContain('/sign-in/?return=')
    expect((await open(bob.visitor, '/audit/0123/flag/')).status).toBe(404)
  })

  it('has the reasons that fit a report, keeps what was typed, and reaches the moderators’ queue and notices', async () => {
    const path = await share()
    const form = (await open(bob.visitor, `${path}flag/`)).$
    expect(
      form('[name=reason]')
        .map((_, input) => input.attribs['value'])
        .get(),
    ).toEqual(['spam', 'scam', 'abuse', 'private-data', 'other'])
    expect((await send(bob.visitor, `${path}flag/`, { reason: 'other', text: '' })).$('#field-text-error').text()).toBe(
      'Tell us what’s wrong.',
    )
    const { location } = await flag(path)
    expect((await open(bob.visitor, location)).$('.notice').text()).toContain('Thanks for flagging this.')
    const group = (await queue()).text()
    for (const words of ['1 flag', 'Abuse', 'Audit report: Acme', 'https://acme.dev/', 'By Eve', 'That’s me'])
      expect(group).toContain(words)
    expect(await texts(mia)).toContain('An audit report on acme.dev was flagged: abuse.')
    expect(await told(eve)).toEqual([])
    expect((await open(mia.visitor, `/moderation/people/${eve.profile.id}/`)).$('main').text()).toMatch(
      /Abuse: an audit report on acme\.dev/,
    )
    const dismissed = await send(mia.visitor, '/moderation/reports/', { do: 'dismiss', subjectId: idOf(path), until: '9' })
    expect([dismissed.status, (await queue()).length]).toEqual([303, 0])
    expect((await open(mia.visitor, '/moderation/log/')).$('main').text()).toContain('Dismissed flags on acme.dev, by Eve')
    expect(await texts(bob)).toContain('A moderator checked your flag on an audit report on acme.dev and found nothing against the rules.')
  })
})

describe('a flagged report that a moderator makes private', () => {
  it('is gone for everybody but whoever made it, who is told why and appeals; restored, it’s public again', async () => {
    const path = await share()
    await flag(path)
    const { status } = await send(mia.visitor, '/moderation/reports/', { do: 'remove', subjectId: idOf(path), reason: 'It insults Bob.' })
    expect(status).toBe(303)
    const files = ['', 'fixes.md', 'share.png', 'badge.svg', 'flag/']
    const statuses = async ({ visitor }: Pick<Person, 'visitor'>, of = files) =>
      Promise.all(of.map(async (file) => (await visitor.open(path + file)).status))
    expect([await statuses(bob), await statuses({ visitor: new Visitor(site.origin) }, files.slice(0, 4))]).toEqual([
      [404, 404, 404, 404, 404],
      [404, 404, 404, 404],
    ])
    expect([await statuses(eve, ['', 'fixes.md']), await statuses(mia, ['', 'fixes.md'])]).toEqual([
      [200, 200],
      [200, 200],
    ])
    const own = (await open(eve.visitor, path)).$
    expect([own('.report-tools').text(), own('[name=public]').length]).toEqual([
      expect.stringContaining('A moderator made this report private.'),
      0,
    ])
    expect(await told(eve)).toEqual([['A moderator made your audit report on acme.dev private.', 'It insults Bob.']])
    expect(await texts(bob)).toContain('You flagged an audit report on acme.dev. It’s no longer public.')

    const [decision] = await site.world.store.list('decisions', 'action', 'withhold_report')
    const id = decision?.id ?? ''
    expect((await send(eve.visitor, '/profile/decisions/', { do: 'appeal', id, text: 'It’s true.' })).status).toBe(303)
    expect((await send(max.visitor, '/moderation/appeals/', { do: 'grant', id, answer: 'Fair.' })).status).toBe(303)
    expect(await statuses(bob)).toEqual([200, 200, 200, 200, 200])
    expect((await told(eve))[0]).toEqual([
      'Your appeal was granted: the decision to make your audit report on acme.dev private was reversed. It can be read again.',
      'Fair.',
    ])
    expect(await texts(bob)).toContain('You flagged an audit report on acme.dev. The decision on it was reversed after an appeal.')
  })

  it('is so from its page too, without a flag, and by moderators only', async () => {
    const path = await share()
    expect((await open(bob.visitor, path)).$('[value=withhold-report]')).toHaveLength(0)
    expect((await send(bob.visitor, path, { do: 'withhold-report', reason: '' })).status).toBe(403)
    const { location } = await send(mia.visitor, path, { do: 'withhold-report', reason: 'Insulting.' })
    expect((await open(mia.visitor, location)).$('.notice').text()).toBe('Report made private.')
    expect((await open(bob.visitor, path)).status).toBe(404)
    expect((await send(max.visitor, path, { do: 'withhold-report', reason: '' })).status).toBe(409)
  })
})

describe('the flags of a report', () => {
  it('end when whoever made it deletes it, and whoever flagged it hears that', async () => {
    const path = await share()
    await flag(path)
    await send(eve.visitor, path, { do: 'delete-report' })
    expect(await queue()).toHaveLength(0)
    expect(await texts(bob)).toContain('You flagged an audit report on acme.dev. Its author removed it before a moderator decided.')
  })

  it('end when it has expired', async () => {
    const path = await share()
    await flag(path)
    await site.world.store.transact(async ({ get, put }) => {
      const report = await get('reports', idOf(path))
      if (report !== null) await put('reports', { ...report, expiresAt: '2026-01-01T00:00:00.000Z' })
    })
    for (const [, forget] of dailyUpkeep) await forget(site.world)
    expect(await queue()).toHaveLength(0)
  })

  it('end when everything by its maker is removed, which makes it private', async () => {
    const cal = await signUpPerson(site, 'Cal')
    const [flagged, other] = [await share(cal.visitor), await share(cal.visitor)]
    await flag(flagged)
    await removeEverything(site.world, { id: cal.profile.id, reason: 'Insults' }, mia.profile)
    expect([await queue(), (await open(bob.visitor, flagged)).status, (await open(bob.visitor, other)).status]).toMatchObject([
      { length: 0 },
      404,
      404,
    ])
  })

  it('go with its maker’s account', async () => {
    const dot = await signUpPerson(site, 'Dot')
    await flag(await share(dot.visitor))
    await eraseBelongings(site.world, dot.profile)
    expect(await queue()).toHaveLength(0)
  })
})
