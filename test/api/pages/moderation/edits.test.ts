import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import { editProfile } from '../../../../api/actions/people/edit-profile.ts'
import { editLiveListing } from '../../../../api/actions/launches/edit-live-listing.ts'
import { defaultReasons } from '../../../../api/domain/moderation/reasons.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { Visitor } from '../../../support/visitor.ts'

let site: OpenPages
let ada: Person
let mia: Person
let max: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, mia, max] = (await Promise.all(['Ada', 'Mia', 'Max'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  site.world.moderators = new Set([mia.profile.email, max.profile.email])
})
afterAll(() => site.close())
let moment = Date.parse('2026-03-04T12:00:00Z')
const live = () => liveLaunch({ ownerId: ada.profile.id, categories: ['productivity'], screenshots: ['https://teapot.example/1.png'] })
beforeEach(async () => {
  // A millisecond passes with every look at the clock, so that no two events are of the same one.
  site.world.clock = () => new Date((moment += 1))
  await putAll(site.world.store, 'launches', [live()])
  await site.world.store.transact(({ remove }) => remove('revisions', 'teapot'))
})

const open = async (person: Person, path: string) => {
  const answer = await person.visitor.open(path)
  return { status: answer.status, $: load(await answer.text()) }
}
const send = async (person: Person, path: string, fields: Record<string, string>) => {
  const answer = await person.visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const edits = '/moderation/edits/'
const casino = { tagline: 'Cheap casino bonuses', categories: ['design'], screenshots: ['https://casino.example/spin.png'] }
const propose = () =>
  editLiveListing(site.world, { slug: 'teapot', fields: { ...casino, demoVideoUrl: 'https://casino.example/a' } }, ada.profile)
const decide = async (decision: 'accept' | 'restore', fields: Record<string, string> = {}, person = mia) => {
  const seen = (await site.world.store.get('revisions', 'teapot'))?.at ?? ''
  return send(person, edits, { slug: 'teapot', seen, do: decision, ...fields })
}
const tagline = async () => (await site.world.store.findLaunch('teapot'))?.tagline

describe('edits of live listings', () => {
  it('are in the queue as a difference per field, without links to follow', async () => {
    expect((await open(mia, edits)).$('.empty').text()).toContain('All caught up')
    await propose()
    const { $ } = await open(mia, edits)
    expect($('.edit-state').text()).toContain('Visitors see the approved listing')
    const fields = $('.difference > div').toArray()
    expect(fields.map((field) => $(field).find('dt').text())).toEqual(['Tagline', 'Categories', 'Screenshots', 'Demo video'])
    const marks = (name: string) =>
      $(`.difference ${name}`)
        .toArray()
        .map((mark) => $(mark).text())
    expect(marks('del')).toEqual(['Short and stout', 'Productivity'])
    expect(marks('ins')).toEqual(['Cheap casino bonuses', 'Design', 'casino.example (https://casino.example/a)'])
    expect($('.difference__picture--added').text()).toContain('Added casino.example')
    expect($('.difference a')).toHaveLength(0)
    expect((await open(mia, '/moderation/')).$('.queue-tabs').text()).toContain('Edits (1)')
  })

  it('are accepted with one press, which can be undone', async () => {
    await propose()
    const { status, location } = await decide('accept')
    expect([status, await tagline()]).toEqual([303, casino.tagline])
    const { $ } = await open(mia, location)
    expect($('.notice--action p').text()).toBe('Edit to Teapot accepted.')
    expect((await send(mia, '/moderation/undo/', { id: $('.notice--action [name=id]').attr('value') ?? '' })).status).toBe(303)
    expect([await tagline(), (await open(mia, edits)).$('.pending')]).toMatchObject(['Short and stout', { length: 1 }])
  })

  it('are restored with a reason that the maker reads; without one the form stays open with an error', async () => {
    await propose()
    const refused = await decide('restore', { reason: ' ' })
    expect([refused.status, refused.$('details[open] .field-error').text()]).toEqual([400, expect.stringContaining('Enter a reason')])
    expect(refused.$('details[open] .error-summary a').attr('href')).toBe('#field-reason-teapot')
    const [preset = ''] = defaultReasons
    expect((await decide('restore', { preset, reason: 'Own words.' })).status).toBe(303)
    const { $ } = await open(ada, '/dashboard/teapot/')
    expect($('.rejection').text()).toContain(`${preset}\n\nOwn words.`)
  })

  it('promise no reader of the reason once whoever made them has no account', async () => {
    await propose()
    const hint = async () => (await open(mia, edits)).$('.reason-field').text()
    expect(await hint()).toContain('will see it')
    await site.world.store.transact(async ({ get, put }) => {
      const revision = await get('revisions', 'teapot')
      if (revision !== null) await put('revisions', { ...revision, by: 'gone', editors: {} })
    })
    expect(await hint()).not.toContain('will see it')
    expect(await hint()).toContain('Only the log shows it')
  })

  it('that changed since the page was opened aren’t accepted', async () => {
    await propose()
    const { status, $ } = await decide('accept', { seen: '2026-01-01T00:00:00.000Z' })
    expect([status, $('.pending [role=alert]').text()]).toEqual([409, expect.stringContaining('edit has changed')])
    expect(await tagline()).toBe('Short and stout')
  })

  it('that were reviewed or withdrawn meanwhile say so', async () => {
    await propose()
    expect((await send(ada, '/dashboard/teapot/', { do: 'withdraw-edit' })).status).toBe(303)
    const { status, $ } = await decide('accept')
    expect([status, $('[role=alert]').text()]).toEqual([409, 'Teapot: This edit was already reviewed or withdrawn.'])
  })

  it('of a moderator’s own listing are for another moderator to review', async () => {
    await putAll(site.world.store, 'launches', [{ ...live(), ownerId: mia.profile.id }])
    await editLiveListing(site.world, { slug: 'teapot', fields: casino }, mia.profile)
    const { $ } = await open(mia, edits)
    expect([$('.pending__own').text(), $('.pending form')]).toMatchObject([expect.stringContaining('Max'), { length: 0 }])
    expect((await decide('accept')).status).toBe(403)
    expect((await decide('accept', {}, max)).status).toBe(303)
  })

  it('don’t exist for anyone else', async () => {
    await propose()
    expect([(await open(ada, edits)).status, (await decide('accept', {}, ada)).status]).toEqual([404, 404])
    expect([(await open(ada, '/moderation/reasons/')).status, await tagline()]).toEqual([404, 'Short and stout'])
  })
})

describe('what is public without a review', () => {
  const old = { name: 'Ada', handle: 'ada', about: 'I make teapots.', links: '' }
  const spam = { ...old, name: 'Pill Queen', handle: 'pills', about: 'Cheap pills', links: 'https://pills.example' }
  const page = async (person = mia) => (await open(person, edits)).$('.pending[id^=page-]')
  const decidePage = async (decision: 'accept' | 'restore', seen?: string, person = mia) => {
    const at = (await site.world.store.get('makers', ada.profile.id))?.unseen?.at ?? ''
    return send(person, edits, { slug: '', page: ada.profile.id, seen: seen ?? at, do: decision, reason: 'No pills.' })
  }
  const shown = async () => {
    const [profile, maker] = await Promise.all([
      site.world.store.get('profiles', ada.profile.id),
      site.world.store.get('makers', ada.profile.id),
    ])
    return [profile?.name, profile?.handle, maker?.name, maker?.handle, maker?.about, maker?.links]
  }
  beforeEach(async () => {
    await site.world.store.transact(({ remove }) => remove('makers', ada.profile.id))
    await putAll(site.world.store, 'profiles', [{ ...ada.profile, handle: 'ada', emailProven: true }])
    await site.world.store.transact(async ({ list, remove }) => {
      for (const { id } of await list('decisions', 'accountId', ada.profile.id)) await remove('decisions', id)
    })
    await editProfile(site.world, old, await me())
    await decidePage('accept')
  })
  const me = async () => (await site.world.store.get('profiles', ada.profile.id)) ?? ada.profile

  it('a launch’s URL, which is shown beside what was approved and restored with one press', async () => {
    await renameLaunch(site.world, { slug: 'teapot', newSlug: 'cheap-pills' }, await me())
    const { $ } = await open(mia, edits)
    expect($('.difference').text()).toMatch(/URL.*\/launches\/.*teapot.*cheap-pills/s)
    expect($('.pending [name=slug]').attr('value')).toBe('teapot')
    expect((await decide('restore', { reason: 'No pills.' })).status).toBe(303)
    expect((await site.world.store.get('launches', 'teapot'))?.slug).toBe('teapot')
    const { status, $: late } = await decide('restore', { reason: 'No pills.' }, max)
    expect([status, late('[role=alert]').text()]).toEqual([409, 'Teapot: This edit was already reviewed or withdrawn.'])
  })

  it('a maker’s page, which is shown beside what it said, and restored with a reason that its maker reads', async () => {
    await editProfile(site.world, spam, await me())
    const card = await page()
    expect(card.find('dt').text()).toBe('NameHandleAboutLinks')
    expect(card.find('del, ins').text()).toContain('pills.example')
    expect(card.find('a[href*="pills"]')).toHaveLength(0)
    const { status, location } = await decidePage('restore')
    expect([status, await shown()]).toEqual([303, ['Ada', 'ada', 'Ada', 'ada', 'I make teapots.', []]])
    const { $ } = await open(mia, location)
    expect($('.notice--action p').text()).toBe('Ada (@ada)’s maker page is as it was before. They’ll see your reason.')
    expect((await open(ada, '/profile/decisions/')).$('main').text()).toMatch(/reverted the changes to your maker page.*No pills\./s)
    expect((await send(mia, '/moderation/undo/', { id: $('.notice--action [name=id]').attr('value') ?? '' })).status).toBe(303)
    expect([(await shown())[1], (await page()).length]).toEqual(['pills', 1])
  })

  it('a maker’s page that was accepted, or says again what it said, isn’t in the queue', async () => {
    await editProfile(site.world, spam, await me())
    expect((await open(mia, edits)).$('.queue-tabs').text()).toContain('Edits (1)')
    await editProfile(site.world, old, await me())
    expect(await page()).toHaveLength(0)
    await editProfile(site.world, spam, await me())
    expect((await decidePage('accept')).status).toBe(303)
    expect([(await shown())[1], (await page()).length]).toEqual(['pills', 0])
  })

  it('a maker’s page that has changed since, was decided on, or whose handle is taken isn’t restored', async () => {
    await editProfile(site.world, spam, await me())
    const { at = '' } = (await site.world.store.get('makers', ada.profile.id))?.unseen ?? {}
    await putAll(site.world.store, 'launches', [{ ...live(), status: 'draft' }])
    await editProfile(site.world, { ...spam, about: 'Pills' }, await me())
    const changed = await decidePage('restore', at)
    expect([changed.status, changed.$('.pending [role=alert]').text()]).toEqual([409, expect.stringContaining('edit has changed')])
    await editProfile(site.world, { name: 'Max', handle: 'ada' }, max.profile)
    expect((await decidePage('restore')).status).toBe(409)
    expect((await decidePage('accept')).status).toBe(303)
    const { status, $ } = await decidePage('restore')
    expect([status, $('[role=alert]').text()]).toEqual([409, 'Maker page: This edit was already reviewed or withdrawn.'])
    await putAll(site.world.store, 'profiles', [max.profile])
  })

  it('a maker’s page is for moderators to decide on, and one’s own for another', async () => {
    await editProfile(site.world, spam, await me())
    expect((await decidePage('restore', undefined, ada)).status).toBe(404)
    site.world.moderators = new Set([ada.profile.email, mia.profile.email])
    expect((await decidePage('restore', undefined, ada)).status).toBe(403)
    site.world.moderators = new Set([mia.profile.email, max.profile.email])
  })
})

describe('a maker whose edit waits', () => {
  it('sees what they proposed, and edits it further', async () => {
    const form = {
      seen: live().updatedAt,
      tagline: casino.tagline,
      description: 'Boils when asked.',
      categories: 'productivity',
      logo: '/logo.svg',
    }
    expect((await open(ada, '/dashboard/teapot/listing/')).$('main').text()).toContain('Send changes for review')
    const sent = await send(ada, '/dashboard/teapot/listing/', { ...form, do: 'save', screenshots: 'https://teapot.example/1.png' })
    const { $ } = await open(ada, sent.location)
    expect($('.notice').text()).toContain('Sent for review.')
    expect($('section:has(#edit-title)').text()).toMatch(/Waiting for a moderator.*Short and stout.*Cheap casino bonuses/s)
    expect((await open(ada, '/dashboard/teapot/listing/')).$('#field-tagline').attr('value')).toBe(casino.tagline)
    expect((await (await fetch(`${site.origin}/api/v1/products/teapot/`)).json()).tagline).toBe('Short and stout')
  })
})

describe('who may do what', () => {
  const steps: [string, string, Record<string, string>][] = [
    ['unpublish', '/dashboard/teapot/', { do: 'unpublish' }],
    ['withdraw an edit', '/dashboard/teapot/', { do: 'withdraw-edit' }],
    ['edit', '/dashboard/teapot/listing/', { do: 'save', seen: '', tagline: 'Mine' }],
    ['accept an edit', edits, { slug: 'teapot', seen: '', do: 'accept' }],
    ['restore a listing', edits, { slug: 'teapot', seen: '', do: 'restore', reason: 'No.' }],
    ['stop a launch', '/moderation/', { slug: 'teapot', do: 'stop', reason: 'No.' }],
    ['edit the reasons', '/moderation/reasons/', { reasons: 'No.' }],
  ]
  const isModerators = (path: string) => path.startsWith('/moderation/')

  it.each(steps)('%s: visitors, clients with a token, other makers, and makers who are suspended are refused', async (_, path, fields) => {
    await propose()
    site.world.moderators = new Set([mia.profile.email])
    const before = await site.world.store.findLaunch('teapot')
    const client = { Authorization: `Bearer slipway_ct_${'a'.repeat(36)}` }
    for (const headers of [{}, client]) expect((await new Visitor(site.origin).send(path, fields, headers)).status).toBe(401)
    expect((await send(max, path, fields)).status).toBe(404)
    const suspension = { at: '2026-03-01T00:00:00.000Z', until: null, reason: 'Spam', by: null }
    await putAll(site.world.store, 'profiles', [{ ...ada.profile, suspension }])
    expect((await send(ada, path, fields)).status).toBe(isModerators(path) ? 404 : 403)
    if (!isModerators(path)) expect((await send(mia, path, fields)).status).toBe(404)
    await putAll(site.world.store, 'profiles', [ada.profile])
    site.world.moderators = new Set([mia.profile.email, max.profile.email])
    expect([await site.world.store.findLaunch('teapot'), (await site.world.store.get('revisions', 'teapot'))?.state]).toEqual([
      before,
      'waiting',
    ])
  })
})

describe('the reasons to choose from', () => {
  const options = async () => {
    const { $ } = await open(mia, '/moderation/')
    return $('.pending select[name=preset] option')
      .slice(1)
      .toArray()
      .map((option) => $(option).text())
  }

  it('are edited by moderators, one a line, and come back when the list is emptied', async () => {
    const pending = literalLaunch({ id: 'p', slug: 'p', status: 'pending_review', plan: 'free', submittedAt: '2026-03-01T12:00:00.000Z' })
    await putAll(site.world.store, 'launches', [pending])
    expect(await options()).toEqual(defaultReasons)
    const save = (reasons: string) => send(mia, '/moderation/reasons/', { reasons })
    expect((await save('Too early.\r\n\r\n No site. \nToo early.')).status).toBe(303)
    expect(await options()).toEqual(['Too early.', 'No site.'])
    const refused = await save('x'.repeat(301))
    expect([refused.status, refused.$('#field-reasons-error').text(), refused.$('#field-reasons').text()]).toEqual([
      400,
      expect.stringContaining('300 characters'),
      'x'.repeat(301),
    ])
    expect((await save(' ')).status).toBe(303)
    expect(await options()).toEqual(defaultReasons)
    expect((await open(mia, '/moderation/log/')).$('main').text()).toContain('Edited the reasons')
    await site.world.store.transact(({ remove }) => remove('launches', 'p'))
  })
})
