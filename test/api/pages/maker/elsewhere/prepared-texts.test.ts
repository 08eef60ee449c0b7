import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesDrafter } from '../../../../../api/model/model-drafter.ts'
import { newSubmission } from '../../../../../api/domain/elsewhere/states.ts'
import type { ElsewhereList } from '../../../../../shared/schemas/elsewhere.ts'
import { literalEntry, putDirectories } from '../../../../support/literal-directory.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { completing, draftWith, failing, startModelServer } from '../../../../support/model-server.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'
import { connectWithPlans } from '../../../../support/tokens.ts'

let site: OpenPages
let ada: Person
let eve: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  eve = await signUpPerson(site, 'Eve')
  const ownerId = ada.profile.id
  const launch = literalLaunch({
    ownerId,
    logo: 'https://acme.dev/logo.png',
    description: 'Acme turns gauges into tide tables. It’s made for harbour pilots.',
    requestedLaunchDate: '2026-03-16',
  })
  await putAll(site.world.store, 'launches', [launch])
  const pictures = [
    { what: 'Logo', width: 240, height: 240 },
    { what: 'Gallery picture', width: 1270, height: 760, max: 'At least 2' },
  ]
  await putDirectories(site.world, [
    literalEntry('berth', {
      free: true,
      cost: 0,
      fields: ['name', 'tagline', 'description', 'email', 'competitors'],
      limits: { tagline: 20, description: 60 },
      recipe: { tagline: ['Tagline', 'product[tagline]'] },
    }),
    literalEntry('quay', { free: true, cost: 0, fields: ['name', 'url', 'email', 'logo'], pictures }),
    literalEntry('harbour'),
    literalEntry('jetty', { free: true, cost: 0 }),
    literalEntry('short', { free: true, cost: 0, fields: ['name'], limits: { name: 2 } }),
  ])
  await putAll(
    site.world.store,
    'directorySubmissions',
    ['berth', 'quay', 'jetty', 'short'].map((slug) => newSubmission({ id: 'acme', ownerId }, slug, '2026-03-09', '2026-03-01T00:00:00Z')),
  )
})
afterAll(() => site.close())

const placePath = (directory: string) => `/dashboard/acme/elsewhere/${directory}/`
const pageOf = async (directory: string) => load(await (await ada.visitor.open(placePath(directory))).text())
const planOf = async () => (await site.world.store.get('elsewherePlans', 'acme')) ?? { answers: {}, wordings: {} }
const stateOf = async (slug: string) => (await site.world.store.get('directorySubmissions', `acme:${slug}`))?.state

test('each text has its count, its limit, a copy button and what was cut', async () => {
  const $ = await pageOf('berth')
  const line = $('#text-tagline .prepared__line')
  expect(line.find('.prepared__count').text()).toBe('16 of 20')
  expect(line.find('[data-copy-text]').text()).toBe('Tide tables for…')
  expect(line.find('.prepared__note').text()).toBe('Cut from 30 to 16 characters')
  expect(line.find('[data-copy]').text()).toBe('Copy tagline')
  expect($('.prepared__all [data-copy-text]').text()).toContain('Name:\nAcme\n\nTagline:\nTide tables for…')
  expect($('.prepared__sum').text()).toContain('3 ready, 2 missing')
})

describe('a wording for one directory', () => {
  const path = placePath('berth')
  test('is saved, counted, and taken back', async () => {
    const saved = await ada.visitor.send(path, { do: 'wording', field: 'tagline', wording: ' Tides for pilots ' })
    expect(saved.status).toBe(303)
    expect(saved.headers.get('location')).toBe(`${placePath('berth')}?done=wording#text-tagline`)
    expect((await pageOf('berth'))('#text-tagline [data-copy-text]').text()).toBe('Tides for pilots')
    expect((await pageOf('quay'))('#text-name .prepared__note').length).toBe(0)
    await ada.visitor.send(path, { do: 'listing-text', field: 'tagline' })
    expect((await planOf()).wordings).toEqual({})
  })
  test('that is too long is refused, and shown again as it was typed', async () => {
    const typed = 'Tide tables for every pilot'
    const answer = await ada.visitor.send(path, { do: 'wording', field: 'tagline', wording: typed })
    expect(answer.status).toBe(400)
    const $ = load(await answer.text())
    expect($('#field-wording-tagline').text()).toBe(typed)
    expect($('#field-wording-tagline-error').text()).toBe('27 characters; the limit is 20.')
    expect($('.error-summary a').attr('href')).toBe('#field-wording-tagline')
  })
  test('can be chosen from the listing’s own sentences', async () => {
    const $ = await pageOf('berth')
    const others = $('#text-description .prepared__other').toArray()
    expect(others.map((other) => $(other).text())).toEqual([
      'Tide tables for harbour pilots.',
      'It’s made for harbour pilots. Acme turns gauges into tide…',
    ])
  })
  test.each([
    ['of a field that isn’t one', { do: 'wording', field: 'password', wording: 'x' }],
    ['without an action', { field: 'tagline' }],
  ])('%s changes nothing', async (_what, form) => {
    expect((await ada.visitor.send(path, form)).status).toBe(400)
    expect((await planOf()).wordings).toEqual({})
  })
})

test('a directory that isn’t in the plan has no wordings', async () => {
  const answer = await ada.visitor.send(placePath('harbour'), { do: 'wording', field: 'tagline', wording: 'x' })
  expect(answer.status).toBe(404)
  expect((await planOf()).wordings).toEqual({})
})

describe('wordings by a language model', () => {
  const draft = async (reply: Parameters<typeof startModelServer>[0]) => {
    const server = await startModelServer(reply)
    site.world.drafter = draftWith(server.url).drafter
    const answer = await ada.visitor.send(placePath('berth'), { do: 'draft-wordings', field: 'tagline' })
    expect(answer.headers.get('location')).toBe(`${placePath('berth')}?done=draft-wordings#text-tagline`)
    const $ = await pageOf('berth')
    const texts = $('#text-tagline .prepared__other').toArray()
    return { server, texts: texts.map((text) => $(text).text()), note: $('#text-tagline .prepared__others .prepared__note').text() }
  }
  const wordings = (...texts: string[]) => completing(JSON.stringify({ wordings: texts }))

  test('are offered if they fit and say nothing new', async () => {
    const { server, texts, note } = await draft(
      wordings(
        'Pilots’ tide tables',
        'The best tide tables',
        'Tide tables for 9 pilots',
        'Gauges to tide tables for all the harbour pilots',
      ),
    )
    expect(texts).toEqual(['Pilots’ tide tables'])
    expect(note).toBe('')
    const [system, user] = server.requests[0]?.body.messages ?? []
    expect(String(system?.content)).toContain('at most 20 characters')
    expect(String(user?.content)).toContain('Acme turns gauges into tide tables.')
  })
  test.each([
    ['nothing that the listing says', wordings('Award-winning tables'), 'What the language model wrote said more than your listing does'],
    ['something else', completing('Sure! Here you go'), 'The language model isn’t available right now.'],
    ['an error', failing(500, 'no'), 'The language model isn’t available right now.'],
  ])('that come to %s are replaced by the rules’, and it says so', async (_what, reply, words) => {
    const { texts, note } = await draft(reply)
    expect(texts).toEqual([])
    expect(note).toContain(words)
  })
  test('are only offered with one', async () => {
    expect((await pageOf('berth'))('input[value="draft-wordings"]').length).toBeGreaterThan(0)
    site.world.drafter = rulesDrafter
    expect((await pageOf('berth'))('input[value="draft-wordings"]').length).toBe(0)
  })
})

describe('what the listing doesn’t say', () => {
  test('is asked for with the account’s email offered, and a faulty answer is refused', async () => {
    const $ = await pageOf('berth')
    expect($('.prepared__asked [name=email]').attr('value')).toBe('ada@example.com')
    const refused = await ada.visitor.send(placePath('berth'), {
      do: 'answers',
      part: 'missing',
      email: 'ada at acme',
      competitors: 'Almanacs',
    })
    expect(refused.status).toBe(400)
    const again = load(await refused.text())
    expect(again('.prepared__asked [name=email]').attr('value')).toBe('ada at acme')
    expect(again('.prepared__asked [name=competitors]').attr('value')).toBe('Almanacs')
    expect((await planOf()).answers).toEqual({})
  })

  test('is the contact email where nobody knows what a form asks, offered only if it’s verified, with where it goes', async () => {
    const asked = async () => (await pageOf('jetty'))('.prepared__asked')
    expect((await asked()).find('h3').text()).toBe('Most forms also ask for')
    expect((await asked()).find('.field-hint, [id$="hint"]').text()).toContain('It goes to other sites')
    expect((await asked()).find('[name=email]').attr('value')).toBe('ada@example.com')
    const { emailProven: _, ...unproven } = ada.profile
    await putAll(site.world.store, 'profiles', [unproven])
    expect((await asked()).find('[name=email]').attr('value')).toBe('')
    await putAll(site.world.store, 'profiles', [{ ...ada.profile, emailProven: true }])
  })

  test('is asked once for a whole week, which is then prepared, except where a text is too long', async () => {
    const weekForm = async () => load(await (await ada.visitor.open('/dashboard/acme/elsewhere/')).text())('.prepare-week')
    const unanswered = await site.world.store.get('elsewherePlans', 'acme')
    if (unanswered === null) throw new Error('There’s no plan.')
    await putAll(site.world.store, 'elsewherePlans', [{ ...unanswered, answers: { competitors: '' } }])
    expect((await weekForm()).find('summary').text()).toBe('Prepare 4 directories') // the account’s email is filled in
    await putAll(site.world.store, 'elsewherePlans', [unanswered])
    const week = await weekForm()
    expect(week.find('summary').text()).toBe('Prepare 4 directories: 1 answer is missing')
    const number = String(week.find('input[name="week"]').attr('value'))
    const fields = { do: 'prepare-week', week: number, email: 'ada@acme.dev', competitors: '' }
    const refused = await ada.visitor.send('/dashboard/acme/elsewhere/', { ...fields, email: 'nobody' })
    expect(refused.status).toBe(400)
    expect(load(await refused.text())('.prepare-week details, details.prepare-week').attr('open')).toBeDefined()
    const answer = await ada.visitor.send('/dashboard/acme/elsewhere/', fields)
    expect(answer.headers.get('location')).toBe('/dashboard/acme/elsewhere/?done=partly-prepared')
    expect(await Promise.all(['berth', 'quay', 'jetty', 'short'].map(stateOf))).toEqual(['prepared', 'prepared', 'prepared', 'planned'])
    expect((await planOf()).answers).toEqual({ email: 'ada@acme.dev', competitors: '' })
    expect((await pageOf('quay'))('#text-email [data-copy-text]').text()).toBe('ada@acme.dev')
    expect((await pageOf('jetty'))('#text-email [data-copy-text]').text()).toBe('ada@acme.dev')
    expect((await pageOf('jetty'))('.prepared__asked').length).toBe(0)
    expect((await pageOf('short'))('#text-name .field-error').text()).toContain('not even its first word fits the limit of 2')
  })
})

describe('pictures', () => {
  test('come in the sizes that are asked for, and a missing one is named', async () => {
    const $ = await pageOf('quay')
    expect(
      $('#pictures .prepared__get a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual([`${placePath('quay')}pictures/logo-240x240.png`, 'https://acme.dev/logo.png'])
    expect($('#pictures .field-error').text()).toBe('Missing: add a screenshot to your listing.')
  })
  test.each([
    ['draft', '/drafts/acme/'],
    ['live', '/dashboard/acme/listing/'],
    ['pending_review', undefined],
    ['scheduled', undefined],
  ] as const)('of a launch that’s %s are added at %s', async (status, path) => {
    const launch = await site.world.store.get('launches', 'acme')
    if (launch === null) throw new Error('There’s no launch.')
    await putAll(site.world.store, 'launches', [{ ...launch, status }])
    const $ = await pageOf('quay')
    await putAll(site.world.store, 'launches', [launch])
    expect($('#pictures .field-error a').attr('href')).toBe(path)
    if (path === undefined) expect($('#pictures .field-error').text()).toContain('once your launch is live')
  })
  test('are sent as files, or the page says why not', async () => {
    const path = `${placePath('quay')}pictures/logo-240x240.png`
    site.world.fitPicture = async () => ({ error: 'small', original: { width: 96, height: 96 } })
    const refused = await ada.visitor.open(path)
    expect(refused.status).toBe(422)
    expect(load(await refused.text())('#pictures .error-summary').text()).toContain('Logo, 240 × 240: yours is only 96 × 96 pixels')
    const asked: unknown[] = []
    site.world.fitPicture = async (url, wanted) => {
      asked.push([url, wanted])
      return { png: new Uint8Array([1, 2]), original: null, isFramed: false }
    }
    const sent = await ada.visitor.open(path)
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="acme-logo-240x240.png"')
    expect(asked).toEqual([['https://acme.dev/logo.png', { size: { width: 240, height: 240 }, ground: 'clear' }]])
  })
  test.each(['logo-5000x5000.png', 'screenshot-1-1270x760.png', 'logo.png'])('%s isn’t one of them', async (file) => {
    expect((await ada.visitor.open(`${placePath('quay')}pictures/${file}`)).status).toBe(404)
  })
})

test('a connected client gets the texts, and the recorded form of the directory that has one', async () => {
  const token = await connectWithPlans({ api: `${site.origin}/api/v1` }, ada.visitor, 'acme')
  const answer = await fetch(`${site.origin}/api/v1/me/elsewhere/acme/`, { headers: { authorization: `Bearer ${token}` } })
  const { items, texts } = (await answer.json()) as ElsewhereList
  const recipes = Object.fromEntries(items.map(({ directory, recipe }) => [directory.slug, recipe]))
  expect(texts).toContainEqual({ field: 'email', label: 'Contact email', value: 'ada@acme.dev', limit: null, isCut: false })
  expect(recipes).toEqual({ berth: [{ field: 'tagline', names: ['Tagline', 'product[tagline]'] }], quay: null, jetty: null, short: null })
})

test('nobody else sees or changes any of it', async () => {
  const answers = [
    await eve.visitor.open(`${placePath('quay')}pictures/logo-240x240.png`),
    await eve.visitor.send(placePath('berth'), { do: 'wording', field: 'tagline', wording: 'x' }),
    await eve.visitor.send('/dashboard/acme/elsewhere/', { do: 'prepare-week', week: '0' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
