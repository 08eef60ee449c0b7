import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportLaunch } from '../../../api/actions/account-deletion/export/export-account.ts'
import { fieldValue } from '../../../api/domain/elsewhere/fields/field-values.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import { listingOf } from '../../../api/domain/moderation/changes.ts'
import { fieldOf as formFieldOf } from '../../../shared/fill/fields.ts'
import { emptyListing, exampleListing, fieldKeys, fieldOf, type FieldKey } from '../../../shared/fields/listing-fields.ts'
import { paths } from '../../../shared/paths.ts'
import { connectAccount } from '../../support/connect-account.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../support/literal-page.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'
import { putAll } from '../../support/put-all.ts'
import { signUpPerson, type Person } from '../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let mia: Person
beforeAll(async () => {
  site = await openPages([], async () => literalSite({ page: literalPage({ url: exampleListing.url }) }))
  ada = await signUpPerson(site, 'Ada')
  mia = await signUpPerson(site, 'Mia')
  site.world.moderators = new Set([mia.profile.email])
})
afterAll(() => site.close())

const where = (key: FieldKey) => `shared/fields/${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
const without = (key: FieldKey) => ({ ...exampleListing, [key]: emptyListing[key] })
const at = '2026-03-01T09:00:00.000Z'
const acme = (launch: Partial<Launch>) => literalLaunch({ id: 'acme', slug: 'acme', ownerId: ada.profile.id, updatedAt: at, ...launch })
const put = (launch: Partial<Launch>) => putAll(site.world.store, 'launches', [acme(launch)])

/** What a page shows of a launch in this state with this listing. */
async function shown(person: Person, path: string, launch: Partial<Launch>): Promise<string> {
  await put(launch)
  const answer = await person.visitor.open(path)
  expect(answer.status).toBe(200)
  return load(await answer.text())('main').html() ?? ''
}
const live = { status: 'live', launchDate: '2026-03-02', plan: 'free' } as const
const pending = { status: 'pending_review', plan: 'free', requestedLaunchDate: '2026-03-09', submittedAt: at } as const
const draftOf = { slug: 'acme' }

describe.each(fieldKeys)('%s', (key) => {
  const { submission, product, launchPage, directories, label } = fieldOf(key)
  const isShown = launchPage.as !== 'nothing'

  it.each([
    ['launch page', paths.launch(draftOf), live],
    ['preview of the launch', paths.draftReview(draftOf), {}],
    ['card for moderators', paths.moderation(), pending],
  ] as const)('is on the %s unless it is declared not to be', async (_, path, state) => {
    const person = path === paths.moderation() ? mia : ada
    const withIt = await shown(person, path, { ...state, ...exampleListing })
    const withoutIt = await shown(person, path, { ...state, ...without(key) })
    expect(withIt !== withoutIt, `cure: show it there, or say launchPage: { as: 'nothing', because: … } in ${where(key)}`).toBe(isShown)
  })

  it('is compared in edits of a live listing', async () => {
    await put({ ...live, ...exampleListing })
    const listing = listingOf(acme(exampleListing))
    await site.world.store.transact(({ put }) =>
      put('revisions', {
        id: 'acme',
        state: 'waiting',
        approved: { ...listing, ...without(key) },
        proposed: listing,
        by: ada.profile.id,
        at,
      }),
    )
    const $ = load(await (await mia.visitor.open(paths.editQueue())).text())
    await site.world.store.transact(({ remove }) => remove('revisions', 'acme'))
    expect($('.difference dt').text(), 'cure: compare its kind in api/pages/difference/listing-difference.tsx').toBe(label)
    expect($('.difference dd').text()).not.toBe('')
  })

  it('is in the public API if it is declared to be', async () => {
    await put({ ...live, ...exampleListing })
    const answer = await (await fetch(`${site.origin}/api/v1/products/acme/`)).json()
    expect(key in answer).toBe(product !== null)
    if (product !== null) expect(answer[key]).toEqual(exampleListing[key])
  })

  it('is in the data that its maker downloads', async () => {
    const exported = await exportLaunch(site.world, acme(exampleListing), ada.profile)
    expect(exported).toHaveProperty(key, exampleListing[key])
  })

  it.each(directories.filter((name) => formFieldOf(name).kind !== 'picture'))('is what directories get as %s', (name) => {
    const known = { launch: acme(exampleListing), maker: null, plan: null }
    const given = fieldValue(name, known)
    expect(given, `cure: take ${name} out of directories in ${where(key)}, or give the field text`).not.toBeNull()
    expect(given, `cure: another field gives ${name} already; only the first of them counts`).not.toEqual(
      fieldValue(name, { ...known, launch: acme(without(key)) }),
    )
  })

  it('is taken from API clients if it is declared to be, and stored', async () => {
    const token = await connectAccount(site.world, 'Ada')
    const given = { url: exampleListing.url, ...(submission === null ? {} : { [key]: exampleListing[key] }) }
    const send = (body: object) =>
      fetch(`${site.origin}/api/v1/submissions/`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await site.world.store.transact(({ remove }) => remove('launches', 'acme'))
    const answer = await send(given)
    const { slug, message } = await answer.json()
    expect(answer.status, `${message}`).toBe(200)
    const stored = await site.world.store.findLaunch(slug)
    if (submission !== null) expect(stored?.[key]).toEqual(exampleListing[key])
    await site.world.store.transact(({ remove }) => remove('launches', stored?.id ?? ''))
  })
})

it('the editor shows every field, and saves what it shows', async () => {
  await put(exampleListing)
  const $ = load(await (await ada.visitor.open(paths.draft(draftOf))).text())
  const typed = new URLSearchParams(
    $('form[data-draft]')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  )
  await put(emptyListing)
  const answer = await ada.visitor.open(paths.draft(draftOf), { method: 'POST', body: typed })
  expect(answer.status).toBe(303)
  const stored = await site.world.store.findLaunch('acme')
  expect(stored && listingOf(stored), 'cure: read and show its kind in api/pages/maker/draft/').toEqual(exampleListing)
})

it('the editor labels every field', async () => {
  await put(emptyListing)
  const $ = load(await (await ada.visitor.open(paths.draft(draftOf))).text())
  const labels = $('form[data-draft] label, form[data-draft] legend').text()
  const unnamed = fieldKeys.filter((key) => ![fieldOf(key).label, fieldOf(key).short].some((label) => label && labels.includes(label)))
  expect(unnamed, 'cure: show the label in the control of its kind in api/pages/maker/draft/').toEqual([])
})
