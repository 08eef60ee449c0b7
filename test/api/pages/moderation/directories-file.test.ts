import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { literalEntry, literalFacts, putDirectories } from '../../../support/literal-directory.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

const path = '/moderation/directories/file/'
let site: OpenPages
let mia: Person
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  mia = await signUpPerson(site, 'Mia')
  ada = await signUpPerson(site, 'Ada')
  site.world.moderators = new Set([mia.profile.email])
})
const quay = literalEntry('quay', { price: 'Free', domainRating: 70 }, { name: 'Quay', tagline: 'Where ships are shown' })
beforeEach(() => putDirectories(site.world, [quay]))
afterAll(() => site.close())

const entry = (slug = 'quay') => site.world.store.get('directoryEntries', slug)
const known = (value: unknown, day: string) => ({ value, source: 'https://quay.example/pricing', kind: 'own page', day })
const shared = (...directories: unknown[]) => JSON.stringify({ directories })
async function importFile(file: string, by = mia) {
  const form = new FormData()
  form.set('do', 'import-directories')
  form.set('file', new Blob([file]), 'directories.json')
  const answer = await by.visitor.open(path, { method: 'POST', body: form })
  return { status: answer.status, $: load(await answer.text()) }
}
const download = async (by = mia) => (await by.visitor.open(`${path}directories.json`)).text()

it('is there for moderators alone', async () => {
  expect((await ada.visitor.open(path)).status).toBe(404)
  expect((await ada.visitor.open(`${path}directories.json`)).status).toBe(404)
  expect((await importFile(shared(), ada)).status).toBe(404)
})

it('has what the site knows, with sources and days, and nothing about its people', async () => {
  const edited = {
    ...quay,
    edited: ['price' as const],
    facts: { ...quay.facts, ...literalFacts({ minutes: 20 }, 'first hand', '2026-03-01') },
  }
  await putDirectories(site.world, [edited])
  const { directories } = JSON.parse(await download())
  const { edited: _, ...known } = edited
  expect(directories.find(({ id }: { id: string }) => id === 'quay')).toEqual(known)
})

it('takes no directory whose page would be another one', async () => {
  const { status, $ } = await importFile(shared(literalEntry('file', {}), literalEntry('new', {})))
  expect([status, $('.field-error').text()]).toEqual([400, expect.stringContaining('Each directory needs an id')])
})

it('keeps of two values the newer, whoever has edited it, and texts that were edited here', async () => {
  await putDirectories(site.world, [{ ...quay, edited: ['price', 'tagline', 'domainRating'] }])
  const theirs = {
    ...quay,
    tagline: 'Theirs',
    checkedOn: '2026-03-02',
    facts: { price: known('US$19', '2026-03-01'), domainRating: known(12, '2025-12-01') },
  }
  const { status, $ } = await importFile(shared(theirs, literalEntry('pier', { minutes: 15 }, { tagline: 'Where boats land' })))
  expect([status, $('h1').text()]).toEqual([200, '2 directories changed'])
  expect(
    $('main li a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(expect.arrayContaining(['/moderation/directories/quay/', '/moderation/directories/pier/']))
  expect(await entry()).toMatchObject({
    tagline: 'Where ships are shown',
    facts: { price: known('US$19', '2026-03-01'), domainRating: { value: 70 } },
  })
  expect(await entry('pier')).toMatchObject({ state: 'open', facts: { minutes: { value: 15 } } })
  const edits = await site.world.store.list('directoryEdits', 'slug', 'quay')
  expect(edits.at(-1)).toMatchObject({ field: 'price', by: mia.profile.id, source: 'https://quay.example/pricing' })
})

it('keeps facts known from a few words, which only a newer one replaces', async () => {
  const told = { value: 'US$9', source: 'Told by its editor', kind: 'first hand' as const, day: '2026-02-01' }
  await putDirectories(site.world, [{ ...quay, edited: ['price'], facts: { price: told } }])
  await importFile(shared({ ...quay, facts: { domainRating: known(70, '2026-03-01') } }))
  expect(await entry()).toMatchObject({ facts: { price: told, domainRating: { value: 70 } } })
  await importFile(shared({ ...quay, facts: { price: known('Free', '2026-01-01') } }))
  expect(await entry()).toMatchObject({ facts: { price: told } })
  await importFile(shared({ ...quay, facts: { price: known('US$19', '2026-03-01') } }))
  expect(await entry()).toMatchObject({ facts: { price: { value: 'US$19' } } })
})

it('changes nothing when the same file comes again, even its own', async () => {
  expect((await importFile(await download())).$('h1').text()).toBe('Nothing new in this file')
})

const bad = (more: object) => shared({ ...quay, ...more })
it.each([
  ['', 'Choose a file.'],
  ['nonsense', 'The file isn’t JSON'],
  ['[]', 'This isn’t a directories file.'],
  ['{"directories": [3]}', 'Each directory needs an id'],
  [bad({ id: '../quay' }), 'Each directory needs an id'],
  [bad({ url: 'javascript:alert(1)' }), 'quay, url: Enter a complete URL'],
  [bad({ tagline: 'x'.repeat(201) }), 'quay, tagline: 201 characters; the limit is 200.'],
  [bad({ traffic: 'huge' }), 'quay, traffic: Choose one of the options.'],
  [bad({ checkedOn: '2999-01-01' }), 'quay, checkedOn: Enter a day that isn’t in the future'],
  [bad({ facts: { tune: known('hum', '2026-01-01') } }), 'quay, tune: This fact is unknown'],
  [bad({ facts: { price: { value: 'Free' } } }), 'quay, price: This fact is unknown, or its value'],
  [bad({ facts: { price: known('Free', '2999-01-01') } }), 'quay, price: This day is in the future.'],
  [bad({ facts: { platforms: known(['toaster'], '2026-01-01') } }), 'quay, platforms: Use these words'],
  [
    bad({ state: 'closed', closed: { reason: 'Gone', source: 'Seen', day: '2999-01-01' } }),
    'quay, closed: Enter a day that isn’t in the future',
  ],
  [bad({ state: 'closed' }), 'quay, reason: This field is required.'],
])('says what is wrong with %s, and changes nothing', async (file, says) => {
  const { status, $ } = await importFile(file)
  expect(status).toBe(400)
  expect($('main').text()).toContain(says)
  expect(await entry()).toEqual(quay)
})
