import type { Profile } from '../../../../api/domain/records.ts'
import { load } from 'cheerio/slim'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { setSite } from '../../../support/set-site.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Visitor
let bob: Person
beforeAll(async () => {
  site = await openPages([])
  let now = Date.parse('2026-03-04T12:00:00Z')
  site.world.clock = () => new Date((now += 1))
  bob = await signUpPerson(site, 'Bob')
  ada = new Visitor(site.origin)
})
afterAll(() => site.close())

const htmlOf = async (visitor: Visitor, path: string) => (await visitor.open(path)).text()
const profile = async ({ profile: { id } }: Person) => site.world.store.get('profiles', id)
const pages = [
  '/settings/',
  '/settings/site/',
  '/settings/members/',
  '/settings/look/',
  '/settings/words/',
  '/settings/pages/',
  '/settings/links/',
  '/settings/launches/',
  '/settings/people/',
  '/settings/history/',
]

describe('the owner’s pages', () => {
  it('begin with the link of the start: a new account owns the site and lands on its checklist', async () => {
    const token = (await site.world.accounts.ownerLink.create()) ?? ''
    expect(await htmlOf(ada, `/owner/?token=${token}`)).toContain('Create account')
    const wrong = await ada.send('/owner/', { do: 'become-owner', token, name: 'Ada', email: 'nowhere', password: goodPassword })
    expect([wrong.status, load(await wrong.text())('input[name=token]').attr('value')]).toEqual([400, token])
    const answer = await ada.send('/owner/', { do: 'become-owner', token, name: 'Ada', email: 'ada@example.com', password: goodPassword })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/settings/'])
    expect(await htmlOf(ada, '/settings/')).toContain('Name a moderator')
    expect((await bob.visitor.open(`/owner/?token=${token}`)).status).toBe(410)
  })

  it.each(pages)('%s exists for owners only', async (path) => {
    expect((await ada.open(path)).status).toBe(200)
    expect((await bob.visitor.open(path)).status).toBe(404)
    expect((await new Visitor(site.origin).open(path)).headers.get('location')).toMatch(/^\/sign-in\//)
  })

  it('rejects what isn’t allowed, keeps what was typed, and changes nothing', async () => {
    const answer = await ada.send('/settings/site/', { do: 'save-settings', name: '', tagline: 'Typed', contact: 'nobody' })
    const $ = load(await answer.text())
    expect(answer.status).toBe(400)
    expect($('.error-summary').text()).toMatch(/Name must not be empty\..*Contact must be an email address or a URL\./)
    expect($('[name=tagline]').attr('value')).toBe('Typed')
    expect(site.world.site.values.name).toBe('Slipway')
  })

  it('saves settings, shows them at once, logs who changed what, and undoes it', async () => {
    const sent = { do: 'save-settings', name: 'Harbour', tagline: 'For harbours.', contact: 'ada@example.com', showsSoftware: '1' }
    expect((await ada.send('/settings/site/', sent)).headers.get('location')).toBe('/settings/site/?done=settings-saved')
    expect((await ada.send('/settings/site/', sent)).headers.get('location')).toBe('/settings/site/?done=settings-same')
    expect(await htmlOf(new Visitor(site.origin), '/about/')).toContain('About Harbour')
    const $ = load(await htmlOf(ada, '/settings/history/'))
    expect($('main').text()).toMatch(/Name, Tagline, Contact.*Ada/)
    const id = $('input[name=id]').attr('value') ?? ''
    expect((await bob.visitor.send('/settings/history/', { do: 'undo-change', id })).status).toBe(404)
    expect((await ada.send('/settings/history/', { do: 'undo-change', id })).status).toBe(303)
    expect(site.world.site.values).toMatchObject({ name: 'Slipway', contact: null })
  })

  it('keeps what another owner saved meanwhile, and says so if both changed the same', async () => {
    const before = { name: 'Slipway', tagline: 'A catalog.', contact: '', showsSoftware: '1' }
    await ada.send('/settings/site/', { do: 'save-settings', ...before })
    const seen = String(load(await htmlOf(ada, '/settings/site/'))('input[name=seen]').attr('value'))
    const save = (changed: Partial<typeof before>) => ada.send('/settings/site/', { do: 'save-settings', ...before, ...changed, seen })
    expect([(await save({ name: 'Harbor' })).status, (await save({ tagline: 'For harbors.' })).status]).toEqual([303, 303])
    expect(site.world.site.values).toMatchObject({ name: 'Harbor', tagline: 'For harbors.' })
    const late = await save({ name: 'Pier', contact: 'ada@example.com' })
    const $ = load(await late.text())
    expect([late.status, $('main').text(), $('[name=name]').attr('value'), $('[name=seen]').attr('value')]).toEqual([
      409,
      expect.stringContaining('Name was changed by another owner'),
      'Pier',
      seen,
    ])
    expect(site.world.site.values).toMatchObject({ name: 'Harbor', contact: null })
  })

  it('shows pages of the owner’s own words, without any markup of theirs, and an announcement until its last day', async () => {
    const nobody = new Visitor(site.origin)
    expect((await nobody.open('/imprint/')).status).toBe(404)
    const imprint = '# Who runs this\n\nHarbour e.V.\n\n<script>alert(1)</script> [bad](javascript:alert(1)) [us](https://harbour.example)'
    await ada.send('/settings/pages/', { do: 'save-settings', imprint })
    await ada.send('/settings/words/', {
      do: 'save-settings',
      announcement: 'Closed on <Friday>',
      announcementUntil: '2999-01-01',
    })
    const $ = load(await htmlOf(nobody, '/imprint/'))
    expect([$('h1').text(), $('.prose h2').text()]).toEqual(['Imprint', 'Who runs this'])
    expect(
      $('.prose a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['https://harbour.example'])
    expect($('.prose script')).toHaveLength(0)
    expect([$('.announcement').text().trim(), $('footer a[href="/imprint/"]').length]).toEqual(['Closed on <Friday>', 1])
    await ada.send('/settings/pages/', { do: 'save-settings', imprint: '' })
    await ada.send('/settings/words/', { do: 'save-settings', announcement: 'Old', announcementUntil: '2020-01-01' })
    expect((await nobody.open('/imprint/')).status).toBe(404)
    expect(await htmlOf(nobody, '/')).not.toContain('class="announcement')
  })

  it('says in which language the owner’s words are', async () => {
    const own = 'Wir sind fünf Leute aus dem Hafen, und wir zeigen hier, was wir mit euch und für euch gebaut haben. Das ist unser Ort.'
    await ada.send('/settings/pages/', { do: 'save-settings', terms: own })
    const standard = site.world.site.values.heroText
    await ada.send('/settings/words/', { do: 'save-settings', announcement: own, announcementUntil: '', about: own, heroText: own })
    for (const [path, words] of [
      ['/terms/', '.prose'],
      ['/terms/', '.announcement p'],
      ['/about/', '.prose > [lang]'],
      ['/', '.hero__lead'],
    ] as const)
      expect([path, load(await htmlOf(new Visitor(site.origin), path))(words).attr('lang')]).toEqual([path, 'de'])
    await ada.send('/settings/pages/', { do: 'save-settings', terms: '' })
    await ada.send('/settings/words/', { do: 'save-settings', announcement: '', about: '', heroText: standard })
  })

  it('says which page visitors don’t see yet, because it has gaps', async () => {
    const save = (imprint: string) => ada.send('/settings/pages/', { do: 'save-settings', imprint })
    const note = 'Only owners see this page until every [[gap]] is filled in.'
    expect((await save('By [[name]]')).headers.get('location')).toBe('/settings/pages/?done=settings-gaps')
    const shown = await htmlOf(ada, '/settings/pages/?done=settings-gaps')
    expect([shown.split(note).length - 1, shown.includes('Visitors can’t see a page until its [[gaps]] are filled in')]).toEqual([1, true])
    expect((await save('By Ada')).headers.get('location')).toBe('/settings/pages/?done=settings-saved')
    expect(await htmlOf(ada, '/settings/pages/')).not.toContain(note)
    await save('')
  })

  it('doesn’t let people sign up by domain before there is one', async () => {
    const send = (signUpDomains: string) => ada.send('/settings/members/', { do: 'save-settings', signUps: 'domain', signUpDomains })
    const rejected = await send('')
    expect([rejected.status, await rejected.text()]).toEqual([
      400,
      expect.stringContaining('Enter a domain, or choose who else can sign up.'),
    ])
    expect(site.world.site.values.signUps).toBe('open')
    expect((await send('school.example')).status).toBe(303)
    expect((await send('')).status).toBe(400)
    await setSite(site.world, { signUps: 'open', signUpDomains: [], hasVotes: true, hasComments: true })
  })

  it('doesn’t undo what was changed again since', async () => {
    await ada.send('/settings/launches/', { do: 'save-settings', weekCapacity: '5', weekCapacityPerMaker: '1' })
    const id =
      load(await htmlOf(ada, '/settings/history/'))('input[name=id]')
        .first()
        .attr('value') ?? ''
    await ada.send('/settings/launches/', { do: 'save-settings', weekCapacity: '6', weekCapacityPerMaker: '1' })
    const offered = load(await htmlOf(ada, '/settings/history/'))('input[name=id]').toArray()
    expect(offered.map((input) => input.attribs['value'])).not.toContain(id)
    expect((await ada.send('/settings/history/', { do: 'undo-change', id })).status).toBe(409)
    expect(site.world.site.values.weekCapacity).toBe(6)
  })

  it('names and removes moderators', async () => {
    const name = (person: string) => ada.send('/settings/people/', { do: 'name-moderator', person })
    expect([(await name('@nobody')).status, (await name('bob@example.com')).status]).toEqual([400, 303])
    expect((await bob.visitor.open('/moderation/')).status).toBe(200)
    const sentence = 'You’re now a moderator. Open Moderation to see what’s waiting.'
    site.world.events.wake()
    await expect.poll(() => htmlOf(bob.visitor, '/notifications/')).toContain(sentence)
    const [decision] = await site.world.store.list('decisions', 'accountId', bob.profile.id)
    expect((await ada.send('/moderation/undo/', { do: 'undo', id: decision?.id ?? '' })).status).toBe(409)
    expect((await bob.visitor.open('/settings/')).status).toBe(404)
    expect((await bob.visitor.send('/settings/people/', { do: 'name-moderator', person: 'bob@example.com' })).status).toBe(404)
    await ada.send('/settings/people/', { do: 'end-moderator', id: bob.profile.id })
    expect((await bob.visitor.open('/moderation/')).status).toBe(404)
  })

  it('invites who has no account by email; they accept with a new one, while sign-up is closed, once', async () => {
    await setSite(site.world, { signUps: 'closed' })
    const invited = await ada.send('/settings/people/', { do: 'name-moderator', person: 'Cleo@example.com' })
    expect(invited.headers.get('location')).toBe('/settings/people/?done=moderator-invited')
    expect((await site.world.store.list('mails', 'state', 'waiting')).map(({ kind, to }) => [kind, to])).toContainEqual([
      'moderator-invitation',
      'cleo@example.com',
    ])
    const link = load(await htmlOf(ada, '/settings/people/'))('code')
      .last()
      .text()
    const path = link.slice(site.world.siteUrl.length)
    const token = new URL(link).searchParams.get('token') ?? ''
    const cleo = new Visitor(site.origin)
    expect(await htmlOf(cleo, path)).toContain('With cleo@example.com, you don’t have to verify it.')
    const fields = { do: 'become-owner', name: 'Cleo', email: 'cleo@example.com', password: goodPassword }
    expect((await new Visitor(site.origin).send('/owner/', { ...fields, token: `${token}x` })).status).toBe(410)
    expect((await cleo.send('/owner/', { ...fields, token })).headers.get('location')).toBe('/moderation/')
    expect((await cleo.open('/moderation/')).status).toBe(200)
    expect((await cleo.open('/settings/')).status).toBe(404)
    expect((await site.world.store.list('profiles', 'email', 'cleo@example.com'))[0]).toMatchObject({
      role: 'moderator',
      emailProven: true,
    })
    expect((await new Visitor(site.origin).send('/owner/', { ...fields, email: 'dan@example.com', token })).status).toBe(410)
    await setSite(site.world, { signUps: 'open' })
  })

  it('revokes an invitation', async () => {
    await ada.send('/settings/people/', { do: 'name-moderator', person: 'eve@example.com' })
    const page = load(await htmlOf(ada, '/settings/people/'))
    const path = page('code').last().text().slice(site.world.siteUrl.length)
    await ada.send('/settings/people/', { do: 'revoke-moderator', email: 'eve@example.com' })
    expect((await new Visitor(site.origin).open(path)).status).toBe(410)
  })

  it('an invitation by somebody who no longer owns the site makes nobody a moderator', async () => {
    await ada.send('/settings/people/', { do: 'name-moderator', person: 'fay@example.com' })
    const link = load(await htmlOf(ada, '/settings/people/'))('code')
      .last()
      .text()
    const token = new URL(link).searchParams.get('token') ?? ''
    const [owner] = (await site.world.store.list('profiles', 'role', 'owner')) as [Profile]
    const as = (role: 'owner' | 'moderator') => site.world.store.transact(({ put }) => put('profiles', { ...owner, role }))
    await as('moderator')
    const fields = { do: 'become-owner', name: 'Fay', email: 'fay@example.com', password: goodPassword, token }
    const reason = 'Whoever invited you no longer owns this site. Ask an owner for a new invitation.'
    const rejected = await new Visitor(site.origin).send('/owner/', fields)
    expect([rejected.status, await rejected.text()]).toEqual([403, expect.stringContaining(reason)])
    await site.world.store.transact(({ remove }) => remove('profiles', owner.id))
    const later = await new Visitor(site.origin).send('/owner/', fields)
    expect([later.status, await later.text()]).toEqual([403, expect.stringContaining(reason)])
    expect((await site.world.store.list('profiles', 'email', 'fay@example.com'))[0]?.role).toBeUndefined()
    await as('owner')
  })

  it('hands ownership over once the other side accepts, and never without an owner', async () => {
    const alone = await ada.send('/settings/people/', { do: 'resign' })
    expect([alone.status, await alone.text()]).toEqual([409, expect.stringContaining('You’re the only owner of this site')])
    expect((await bob.visitor.send('/owner/', { do: 'answer-offer', accepts: 'yes' })).status).toBe(410)
    await ada.send('/settings/people/', { do: 'name-moderator', person: 'bob@example.com' })
    await ada.send('/settings/people/', { do: 'offer-ownership', id: bob.profile.id })
    expect(await profile(bob)).toMatchObject({ role: 'moderator' })
    const invited = 'You’re invited to become an owner of this site.'
    expect(await htmlOf(bob.visitor, '/dashboard/')).toContain(invited)
    const withdrawn = await ada.send('/settings/people/', { do: 'offer-ownership', id: bob.profile.id, withdraws: 'yes' })
    expect(withdrawn.headers.get('location')).toBe('/settings/people/?done=offer-withdrawn')
    expect(await htmlOf(bob.visitor, '/dashboard/')).not.toContain(invited)
    expect((await bob.visitor.send('/owner/', { do: 'answer-offer', accepts: 'yes' })).status).toBe(410)
    await ada.send('/settings/people/', { do: 'offer-ownership', id: bob.profile.id })
    expect((await bob.visitor.send('/owner/', { do: 'answer-offer', accepts: 'yes' })).headers.get('location')).toBe('/settings/')
    expect(await profile(bob)).toMatchObject({ role: 'owner' })
    expect((await profile(bob))?.ownerOffer).toBeUndefined()
    expect((await ada.send('/settings/people/', { do: 'resign' })).status).toBe(303)
    expect((await ada.open('/settings/')).status).toBe(404)
    expect((await bob.visitor.send('/settings/people/', { do: 'resign' })).status).toBe(409)
  })

  it('sends a test email, and says where it is while there is no mail server', async () => {
    const answer = await bob.visitor.send('/settings/', { do: 'send-test-mail' })
    expect(answer.headers.get('location')).toBe('/settings/?done=test-logged')
    expect(await htmlOf(bob.visitor, '/settings/?done=test-logged')).toContain('The test email is in the service’s log.')
  })
})
