import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

/** When the launch in the queue was submitted. */
export const sent = '2026-03-01T12:00:00.000Z'
export const approve = { do: 'approve', launchDate: '2026-03-09' }
export const reject = { do: 'reject', reason: 'The screenshots show another product.' }

/**
 * A site with two moderators, Mia and Max, and before each test one launch of Ada’s in the queue. The clock says Wednesday, March 4, 2026; the
 * next Mondays are the 9th and the 16th.
 */
export function useQueue() {
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

  const pending = (overrides: Partial<Launch> = {}): Launch =>
    literalLaunch({
      status: 'pending_review',
      plan: 'free',
      week: { year: 2026, week: 11 },
      requestedLaunchDate: '2026-03-09',
      submittedAt: sent,
      ownerId: ada.profile.id,
      maker: { name: 'Ada', handle: 'ada' },
      ...overrides,
    })

  beforeEach(async () => {
    const old = (
      await Promise.all(
        ['pending_review', 'scheduled', 'rejected', 'live'].map((status) => site.world.store.list('launches', 'status', status)),
      )
    ).flat()
    const history = await site.world.store.list('history', 'launchId', 'one')
    await site.world.store.transact(async ({ put, remove }) => {
      for (const { id } of old) await remove('launches', id)
      for (const { id } of history) await remove('history', id)
      await put('launches', pending({ id: 'one', slug: 'acme' }))
    })
  })

  const queue = async (person = mia, path = '/moderation/') => {
    const answer = await person.visitor.open(path)
    return { status: answer.status, headers: answer.headers, $: load(await answer.text()) }
  }
  const decide = async (person: Person, fields: Record<string, string>) => {
    const answer = await person.visitor.send('/moderation/', { slug: 'acme', seen: sent, ...fields })
    return { status: answer.status, location: answer.headers.get('location'), $: load(await answer.text()) }
  }

  return {
    get site() {
      return site
    },
    get ada() {
      return ada
    },
    get mia() {
      return mia
    },
    get max() {
      return max
    },
    pending,
    /** The page of the queue, as a moderator sees it. */
    queue,
    /** Sends a decision about the launch. */
    decide,
    /** The launch as it is stored. */
    stored: () => site.world.store.findLaunch('acme'),
  }
}
