import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Failure, invalidField } from '../../../../api/domain/failure.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

/** A place in a week for a launch that isn’t decided on yet. */
export const waiting = { plan: 'free', week: { year: 2026, week: 11 }, requestedLaunchDate: '2026-03-09' } as const

/** A site with two makers, Ada and Bob, who have no launches when a test begins. The clock says Wednesday, March 4, 2026. */
export function useDashboard() {
  let site: OpenPages
  let ada: Person
  let bob: Person
  let visited: string[] = []
  beforeAll(async () => {
    site = await openPages([], async (url) => {
      visited.push(url)
      if (url.includes('busy')) throw new Failure('SERVICE_UNAVAILABLE', 'Many sites are being visited.', { retryAfter: 10 })
      if (url.includes('nowhere')) throw invalidField('url', 'No server is known by this name.', 'dns')
      return literalSite({ page: literalPage({ url }), response: { ...literalSite().response, hops: [url] } })
    })
    ada = await signUpPerson(site, 'Ada')
    bob = await signUpPerson(site, 'Bob')
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    visited = []
    const old = await site.world.store.list('launches', 'ownerId', ada.profile.id)
    await site.world.store.transact(async ({ remove }) => {
      for (const { id } of old) await remove('launches', id)
    })
  })

  const own = (overrides: Partial<Launch>) => literalLaunch({ ownerId: ada.profile.id, ...overrides })
  const put = (...launches: Launch[]) => putAll(site.world.store, 'launches', launches)
  const liveOne = () => ({ ...liveLaunch({ slug: 'acme', upvotes: 7 }), ownerId: ada.profile.id })

  const read = async (answer: Response) => {
    const html = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, $: load(html), html }
  }
  const open = async (path: string, visitor = ada.visitor) => read(await visitor.open(path))
  const send = async (path: string, fields: Record<string, string>, visitor = ada.visitor) => read(await visitor.send(path, fields))

  return {
    get site() {
      return site
    },
    get ada() {
      return ada
    },
    get bob() {
      return bob
    },
    /** The URLs that were crawled since the test began. */
    get visited() {
      return visited
    },
    own,
    put,
    liveOne,
    open,
    send,
  }
}
