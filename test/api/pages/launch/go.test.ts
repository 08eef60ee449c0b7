import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { asBrowser, signUpPerson, type Person } from '../../../support/signed-in.ts'

let site: OpenPages
let ada: Person
let bob: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  bob = await signUpPerson(site, 'Bob')
  await putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'teapot', aliases: ['kettle'], url: 'https://teapot.example/brew?x=1', ownerId: ada.profile.id }),
    liveLaunch({ slug: 'script', url: 'javascript:alert(1)' }),
    liveLaunch({ slug: 'file', url: 'file:///etc/passwd' }),
    literalLaunch({ slug: 'draft', ownerId: ada.profile.id }),
    literalLaunch({ slug: 'scheduled', status: 'scheduled', launchDate: '2026-03-09' }),
  ])
})
afterAll(() => site.close())

const clicks = async () => (await site.world.store.readCounts('teapot')).clicks

describe('the outbound link', () => {
  it.each(['/go/teapot/', '/go/kettle/', '/go/teapot/?url=https://evil.example/', '/go/teapot/?to=//evil.example'])(
    '%s leads to the product’s own address and nowhere else, unstored and unindexed',
    async (path) => {
      const { status, headers } = await readPage(site.origin + path)
      expect([status, headers.get('location')]).toEqual([302, 'https://teapot.example/brew?x=1'])
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    },
  )

  it.each(['draft', 'scheduled', 'nobody', 'script', 'file', '%2F%2Fevil.example'])('/go/%s/ is not found', async (slug) => {
    const { status, headers } = await readPage(`${site.origin}/go/${slug}/`)
    expect(status).toBe(404)
    expect(headers.get('location')).toBeNull()
  })

  it('counts people, not bots, the owner, HEAD requests or prefetches', async () => {
    await readPage(`${site.origin}/go/teapot/`, { headers: { 'User-Agent': 'Googlebot/2.1' } })
    await readPage(`${site.origin}/go/teapot/`, { headers: asBrowser, method: 'HEAD' })
    await readPage(`${site.origin}/go/teapot/`, { headers: { ...asBrowser, 'Sec-Purpose': 'prefetch' } })
    await ada.visitor.open('/go/teapot/', { headers: asBrowser })
    await readPage(`${site.origin}/go/teapot/`, { headers: asBrowser })
    await bob.visitor.open('/go/teapot/', { headers: asBrowser })
    // Counts are written behind, all of them in one go.
    await expect.poll(clicks).toBe(2)
  })
})
