import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readListingUrl } from '../../../../../api/actions/elsewhere/note-place.ts'
import { newSubmission } from '../../../../../api/domain/elsewhere/states.ts'
import { literalEntry, putDirectories } from '../../../../support/literal-directory.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../../support/literal-page.ts'
import { openPages, type OpenPages } from '../../../../support/pages.ts'
import { putAll } from '../../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let eve: Person
let links: { url: string; text: string; rel: string[]; images: string[] }[] = []
const listingUrl = 'https://harbour.example/p/acme'
const path = '/dashboard/acme/elsewhere/harbour/'
beforeAll(async () => {
  site = await openPages([], async (url) => literalSite({ page: literalPage({ url, links }) }))
  ada = await signUpPerson(site, 'Ada')
  eve = await signUpPerson(site, 'Eve')
  const ownerId = ada.profile.id
  await putAll(site.world.store, 'launches', [literalLaunch({ ownerId, url: 'https://acme.dev/' })])
  await putDirectories(site.world, [literalEntry('harbour', {}, { name: 'Harbour' })])
  await putAll(site.world.store, 'directorySubmissions', [
    { ...newSubmission({ id: 'acme', ownerId }, 'harbour', null, '2026-03-01T00:00:00Z'), state: 'sent' },
  ])
})
afterAll(() => site.close())

const check = (typed: string, person = ada) => person.visitor.send(path, { do: 'check-listing', listingUrl: typed })
const page = async () => load(await (await ada.visitor.open(path)).text())('#listing')

it('a URL that isn’t the directory’s is refused, and shown again', async () => {
  const answer = await check('https://acme.dev/<b>')
  const $ = load(await answer.text())
  expect([answer.status, $('#field-listingUrl').val(), $('#field-listingUrl-error').text()]).toEqual([
    400,
    'https://acme.dev/<b>',
    'Enter a page of Harbour (harbour.example), not acme.dev.',
  ])
})
it('at a site that many share, the directory is named with its path', () => {
  const list = { name: 'awesome-postgres', url: 'https://www.github.com/dhamaniasad/awesome-postgres/' }
  expect(() => readListingUrl('https://github.com/nordquay/pgstash#readme', list)).toThrow(
    'Enter a page of awesome-postgres (github.com/dhamaniasad/awesome-postgres), not github.com/nordquay/pgstash.',
  )
})
it('what was found is shown with its date, newest first, and when it’s checked again', async () => {
  const answer = await check(listingUrl)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done=check-listing#listing`])
  expect((await page()).find('.elsewhere-proof__verdict').text()).toBe('No link found')
  links = [{ url: 'https://www.acme.dev/', text: 'Acme', rel: ['ugc'], images: [] }]
  await check('harbour.example/p/acme')
  const shown = await page()
  expect(
    shown
      .find('.elsewhere-proof__verdict')
      .get()
      .map((each) => load(each).text()),
  ).toEqual(['Nofollow link', 'No link found'])
  expect(shown.find('.elsewhere-proof__when').first().text()).toBe('March 4, 2026 at 12:00 UTC')
  expect(shown.find('.elsewhere-proofs').text()).toContain('We check it again on March 5, 2026.')
  expect(
    load(await (await ada.visitor.open(path)).text())('.elsewhere-state')
      .first()
      .text(),
  ).toBe('Live')
})
it('the box for its URL follows the next step once it was sent, and the texts before', async () => {
  const sections = async () => {
    const $ = load(await (await ada.visitor.open(path)).text())
    return $('main h2')
      .toArray()
      .map((head) => $(head).text())
      .filter((words) => /^(?:Next step|Your listing there|What you need to do)$/.test(words))
  }
  expect(await sections()).toEqual(['Next step', 'Your listing there', 'What you need to do'])
  const [sent] = await site.world.store.list('directorySubmissions', 'launchId', 'acme')
  if (sent === undefined) throw new Error('Nothing was sent.')
  await putAll(site.world.store, 'directorySubmissions', [{ ...sent, state: 'prepared' }])
  expect(await sections()).toEqual(['Next step', 'What you need to do', 'Your listing there'])
  await putAll(site.world.store, 'directorySubmissions', [sent])
})
it('nobody else finds the page, or checks anything', async () => {
  expect([(await eve.visitor.open(path)).status, (await check(listingUrl, eve)).status]).toEqual([404, 404])
})
it('thirty checks an hour are possible; the next one is refused with the wait', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 29; at++) statuses.push((await check(listingUrl)).status)
  expect(new Set(statuses.slice(0, 28))).toEqual(new Set([303]))
  expect(statuses[28]).toBe(429)
})
