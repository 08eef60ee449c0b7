import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalSite } from '../../../support/literal-page.ts'
import { openPages, sendForm, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

// Everybody here asks from the same address, and has one audit in an hour.
let site: OpenPages
let nobodys: number
let people: Person[]
beforeAll(async () => {
  site = await openPages([], async () => literalSite(), 1)
  nobodys = (await sendForm(`${site.origin}/audit/`, { url: 'acme.dev' })).status
  people = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => signUpPerson(site, name)))
  const drafts = people.map(({ profile: { id } }) => literalLaunch({ slug: `of-${id}`, ownerId: id, url: `https://${id}.example/` }))
  await putAll(site.world.store, 'launches', drafts)
})
afterAll(() => site.close())

describe.each([
  ['an audit', () => '/audit/', { url: 'acme.dev' }, 303],
  ['a new look at a draft', (id: string) => `/drafts/of-${id}/review/`, { do: 'check' }, 303],
  ['a look for the badge', (id: string) => `/dashboard/of-${id}/`, { do: 'badge' }, 303],
] as const)('%s', (_, pathOf, fields, done) => {
  it('counts against the account of who is signed in, not against everybody at the address', async () => {
    expect(nobodys).toBe(303)
    const person = people.pop()
    const path = pathOf(person?.profile.id ?? '')
    expect((await person?.visitor.send(path, fields))?.status).toBe(done)
    const again = await person?.visitor.send('/audit/', { url: 'acme.dev' })
    expect(again?.status).toBe(429)
    expect(load((await again?.text()) ?? '')('#field-url-error').text()).toContain('The limit is 1 audit per hour')
  })
})
