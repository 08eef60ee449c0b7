import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// One story: Bob comments on Ada's launch; both are reported; Mia decides, and undoes.
let site: OpenPages
let ada: Person
let bob: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([])
  ;[ada, bob, mia] = (await Promise.all(['Ada', 'Bob', 'Mia'].map((name) => signUpPerson(site, name)))) as [Person, Person, Person]
  let now = Date.parse('2026-03-04T12:00:00Z')
  site.world.clock = () => new Date((now += 1))
  site.world.moderators = new Set([mia.profile.email])
  site.world.rules.publicSummary = true
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'teapot', name: 'Teapot', ownerId: ada.profile.id, commentCount: 1 })])
  const author = { name: 'Bob', handle: null }
  await putAll(site.world.store, 'comments', [
    { id: 'c1', launchId: 'teapot', accountId: bob.profile.id, author, text: 'Cheap <b>casino</b>', at: '2026-03-03T12:00:00.000Z' },
  ])
})
afterAll(() => site.close())

const launchPage = '/launches/teapot/'
const form = `${launchPage}report/`
const commentForm = `${form}?comment=c1`
const open = async (person: Person, path: string) => {
  const answer = await person.visitor.open(path)
  return { status: answer.status, $: load(await answer.text()) }
}
const send = async (person: Person, path: string, fields: Record<string, string>) => {
  const answer = await person.visitor.send(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const queue = '/moderation/reports/'
const shown = async () => (await open(mia, queue)).$('.report-group')
/** The fields of the first group's forms. */
const groupFields = async () => {
  const first = (await shown()).first()
  const valueOf = (field: string) => first.find(`[name=${field}]`).attr('value') ?? ''
  const isComment = first.find('[name=seen]').length > 0
  return { subjectId: valueOf('subjectId'), until: valueOf('until'), ...(isComment && { seen: valueOf('seen') }) }
}

describe('reporting', () => {
  it('is offered on launches and comments, but not on one’s own', async () => {
    const links = async (person: Person) =>
      (await open(person, launchPage))
        .$('a[href*="/report/"]')
        .map((_, link) => load(link)('a').attr('href'))
        .get()
    expect(await links(mia)).toEqual([form, commentForm])
    expect(await links(ada)).toEqual([commentForm])
    expect(await links(bob)).toEqual([form])
  })

  it('leads visitors to sign in and back', async () => {
    expect((await readPage(site.origin + commentForm)).headers.get('location')).toBe(`/sign-in/?return=${encodeURIComponent(commentForm)}`)
    expect((await sendForm(site.origin + form, { reason: 'spam' })).status).toBe(401)
    expect((await open(ada, `${form}?comment=c9`)).status).toBe(404)
    expect((await open(ada, form)).status).toBe(403)
  })

  it('shows a refused report again, with everything typed', async () => {
    const { status, $ } = await send(ada, form, { comment: 'c1', reason: 'other', text: '' })
    expect([status, $('#field-text-error').text()]).toEqual([400, 'Tell us what’s wrong.'])
    expect($('[name=reason]:checked').attr('value')).toBe('other')
    expect($('.reported-text').text()).toBe('Cheap <b>casino</b>')
  })

  it('says thanks, a second time too', async () => {
    for (const reason of ['spam', 'scam']) {
      const { status, location } = await send(ada, form, { comment: 'c1', reason, text: 'Not about tea' })
      expect([status, location]).toEqual([303, `${launchPage}?done=report`])
    }
    expect((await open(ada, `${launchPage}?done=report`)).$('.notice').text()).toContain('Thanks for flagging this.')
    await send(bob, form, { reason: 'not-theirs', text: '' })
    expect(await shown()).toHaveLength(2)
  })
})

describe('the queue', () => {
  it('is for moderators only', async () => {
    for (const path of [queue, '/moderation/log/', '/moderation/log.csv', '/moderation/log.json']) {
      expect((await open(ada, path)).status).toBe(404)
      expect((await readPage(site.origin + path)).status).toBe(303)
    }
    for (const path of [queue, '/moderation/undo/']) expect((await send(ada, path, { do: 'dismiss', id: 'x' })).status).toBe(404)
  })

  it('has no buttons for flags about one’s own, as another moderator decides', async () => {
    site.world.moderators = new Set([mia.profile.email, bob.profile.email])
    const own = (await open(bob, queue)).$('#reports-c1')
    const says = 'These flags are about your own comment. Another moderator has to review them: Mia.'
    expect([own.find('[data-key]').length, own.text()]).toEqual([0, expect.stringContaining(says)])
    site.world.moderators = new Set([mia.profile.email])
  })

  it('shows what is reported, why and by whom', async () => {
    const [comment, launch] = (await shown()).toArray().map((group) => load(group).text())
    expect(comment).toMatch(/1 flag, just now.*Scam or malware.*Cheap <b>casino<\/b>.*Comment by Bob on Teapot.*Ada.*Not about tea/s)
    expect(launch).toMatch(/Somebody else’s product.*Teapot.*By Ada.*Bob/s)
    expect((await open(mia, queue)).$('.moderation-tabs [aria-current]').text()).toContain('2 waiting')
  })

  it('is sorted by age or by the number of reports', async () => {
    const orderOf = async (path: string) => {
      const { $ } = await open(mia, path)
      return $('.report-orders a')
        .toArray()
        .map((link) => [$(link).attr('href'), $(link).attr('aria-current') ?? ''])
    }
    expect(await orderOf(queue)).toEqual([
      [queue, 'true'],
      [`${queue}?order=most`, ''],
    ])
    expect((await orderOf(`${queue}?order=most`)).map(([, current]) => current)).toEqual(['', 'true'])
  })

  it('dismisses reports, says so, and undoes it', async () => {
    const { location } = await send(mia, queue, { ...(await groupFields()), do: 'dismiss' })
    const { $ } = await open(mia, location)
    expect([$('.notice p').text(), $('.report-group').length]).toEqual(['1 flag dismissed.', 1])
    const id = $('.notice [name=id]').attr('value') ?? ''
    for (const path of ['/moderation/', '/moderation/log/']) expect((await open(mia, path)).$('li .undo [name=id]').attr('value')).toBe(id)
    const undone = await send(mia, '/moderation/undo/', { id, return: queue })
    expect([undone.status, undone.location]).toEqual([303, `${queue}?done=decided&about=${id}`])
    const after = (await open(mia, undone.location)).$
    expect([after('.notice').text(), after('.report-group').length]).toEqual(['Undone: dismissed flags on a comment by Bob on Teapot.', 2])
    const again = await send(mia, '/moderation/undo/', { id, return: queue })
    expect([again.status, again.$('[role=alert]').text()]).toEqual([409, expect.stringContaining('undo')])
    expect(again.$('.log .undo')).toHaveLength(0)
  })

  it('deletes the comment; a second press is told', async () => {
    const fields = await groupFields()
    const { location } = await send(mia, queue, { ...fields, do: 'remove' })
    const { $ } = await open(mia, location)
    expect($('.notice p').text()).toBe('Bob’s comment on Teapot deleted.')
    expect((await open(ada, launchPage)).$('.comment')).toHaveLength(0)
    const again = await send(mia, queue, { ...fields, do: 'remove' })
    expect([again.status, again.$('[role=alert]').text()]).toEqual([409, 'No change: this was deleted already.'])
  })

  it('unpublishes the launch, with a reason', async () => {
    const refused = await send(mia, queue, { ...(await groupFields()), do: 'remove', reason: ' ' })
    expect([refused.status, refused.$('details[open] .field-error').text()]).toEqual([400, expect.stringContaining('reason')])
    const { location } = await send(mia, queue, { ...(await groupFields()), do: 'remove', reason: '=Not theirs' })
    expect((await open(mia, location)).$('.empty__title').text()).toBe('No open flags')
  })
})

describe('the log', () => {
  const entries = async (query = '') =>
    (await open(mia, `/moderation/log/${query}`))
      .$('.log__entry')
      .map((_, entry) => load(entry)('.log__what b').text())
      .get()

  it('has every decision, newest first, with who, what and why', async () => {
    expect(await entries()).toEqual(['Unpublished', 'Deleted a comment', 'Undid a decision', 'Dismissed flags'])
    const { $ } = await open(mia, '/moderation/log/')
    expect($('.log__entry').first().text()).toMatch(
      /March 4, 2026 at 12:00 UTC.*Unpublished Teapot, a launch by Ada.*1 flag.*=Not theirs.*Mia/s,
    )
    expect($('.log__entry').last().text()).toMatch(/Dismissed flags on a comment by Bob on Teapot.*Undone by Mia/s)
  })

  it.each([
    ['?kind=undo', 1],
    ['?kind=frob&by=&person=&month=2026', 4],
    ['?month=2026-03', 4],
    ['?month=2026-02', 0],
    ['?by=shell', 0],
    ['?launch=teapot&kind=delete_comment', 1],
    ['?launch=elsewhere', 0],
  ])('%s shows %i', async (query, count) => {
    expect(await entries(query)).toHaveLength(count)
  })

  it('shows what is about one person, and by one moderator', async () => {
    expect(await entries(`?person=${bob.profile.id}`)).toEqual(['Deleted a comment', 'Undid a decision', 'Dismissed flags'])
    expect(await entries(`?by=${mia.profile.id}`)).toHaveLength(4)
  })

  it('is exported as shown, without formulas', async () => {
    const csv = await (await mia.visitor.open('/moderation/log.csv?kind=take_down')).text()
    const [head, row, end] = csv.split('\r\n')
    expect(head).toMatch(/^\ufeff?id,at,decision,by,.*,reason,flags,/)
    expect(row).toMatch(/,Unpublished,Mia,.*,Ada,.*,Teapot,teapot,,'=Not theirs,1,,,$/)
    expect(end).toBe('')
    const answer = await mia.visitor.open('/moderation/log.json')
    expect(answer.headers.get('content-disposition')).toContain('slipway-moderation-log.json')
    const { decisions, complete } = await answer.json()
    expect([decisions.length, complete]).toEqual([4, true])
    expect(JSON.stringify(decisions)).not.toContain('@example.com')
    for (const until of ['2026-12-28', 'lifted'])
      await applySuspension(site.world, { id: bob.profile.id, reason: 'Spam.', until }, mia.profile)
    const suspensions = await (await mia.visitor.open('/moderation/log.json?kind=suspend')).json()
    expect(suspensions.decisions.map((each: { until: string }) => each.until)).toEqual(['lifted', '2026-12-28T00:00:00.000Z'])
    const { $ } = await open(mia, '/moderation/log/?kind=suspend')
    expect($('.log__what').text()).toContain('until December 28, 2026')
  })
})

it('the summary counts what stayed decided, without names, for everyone', async () => {
  const { status, html } = await readPage(`${site.origin}/rules/numbers/`)
  const text = load(html)('.summary__month').text()
  expect(status).toBe(200)
  expect(text).toMatch(/March 2026 so far.*Launches unpublished1.*Comments deleted1.*Flags received2.*Flags settled2/)
  expect(text).not.toContain('cleared after flags')
  expect(html).not.toMatch(/Teapot|Mia|Bob/)
  site.world.rules.publicSummary = false
  expect((await open(mia, '/rules/numbers/')).status).toBe(404)
})
