import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowsSessions } from '../../../../api/http/anonymous.ts'
import { createLimits } from '../../../../api/http/limits/limit-rate.ts'
import { createLogger } from '../../../../api/startup/logger.ts'
import { mountMcp } from '../../../../api/mcp/endpoint.ts'
import { createTurns } from '../../../../api/mcp/turns.ts'
import { definitionOf, isCollection, type Collection } from '../../../../api/domain/collections/collections.ts'
import { createPages } from '../../../../api/pages/pages.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { mountContract } from '../../../../api/rest/mount.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'

let site: OpenPages
beforeAll(async () => {
  site = await openPages([liveLaunch({ ownerId: 'ada', maker: { name: 'Ada', handle: 'ada' } })])
  await putAll(site.world.store, 'profiles', [
    { id: 'ada', email: 'ada@teapot.example', name: 'Ada', handle: 'ada', createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  await putDirectories(site.world, [literalEntry('teapot')])
  site.world.rules.publicSummary = true
  await site.world.site.refresh()
})
afterAll(() => site.close())

/** Why a GET answers anonymous callers with nothing that can be kept. */
const unkept: Record<string, string> = {
  '/unsubscribe/': 'needs the signed link of an email',
  '/go/:slug/': 'leads away, and counts who goes',
  '/sign-in/': 'an account page',
  '/sign-in/passkey/': 'leads to the sign-in page',
  '/sign-in/second/': 'leads to sign-in, or the second step of it',
  '/sign-in/with/:provider/': 'leads to a provider',
  '/sign-in/callback/:provider/': 'what a provider sends back',
  '/sign-out/': 'leads to the sign-in page',
  '/sign-up/': 'an account page',
  '/owner/': 'an account page; its links work once',
  ...Object.fromEntries(
    ['/rules/', '/privacy/', '/terms/', '/imprint/', '/pages/:address/'].map((path) => [
      path,
      'missing until the owner writes it; tested with the settings',
    ]),
  ),
  '/reset/': 'an account page; its links work once',
  '/verify/': 'leads to sign-in, or a link that works once',
  '/launches/:slug/comments/': 'leads to the launch',
  '/launches/:slug/unpublish/': 'leads to the launch',
  '/launches/:slug/mastodon/': 'says what its URL says',
  '/oembed/': 'needs the URL of a page; tested with oEmbed',
  '/launches/:slug/report/': 'leads to the sign-in page',
  '/audit/:id/': 'a report is read from the store each time; tested with the audit pages',
  '/audit/:id/:file': 'a report as text; tested with the audit pages',
  '/audit/:id/share/': 'leads to the report',
  '/audit/:id/flag/': 'leads to the sign-in page',
  '/assets/:file': 'needs the name of a file; tested with the pages',
  '/brand/:file': 'needs the name of a file; tested with the settings',
  '/pictures/:slug/:version.png': 'needs the version of a picture; tested with the launch page',
  '/media/:picture/:width.webp': 'needs a picture that was uploaded',
  '/media/': 'leads to the profile',
  '/sample/:kind/:file': 'needs the sample catalog',
  '/mcp/': 'a stream',
  '/mcp': 'a stream',
  '/mcp/account/': 'a stream that needs a token',
  '/mcp/account': 'a stream that needs a token',
  '/api/v1/me/launches/': 'needs a token',
  '/api/v1/me/notices/': 'needs a token',
  '/api/v1/me/elsewhere/:slug/': 'needs a token',
}
/** Pages for signed-in people alone lead everybody else to the sign-in page. */
const own = /^\/(moderation(?!\/summary)|connect|profile|dashboard|drafts|settings|notifications|saved)\//

const values: Record<string, string> = {
  skill: 'slipway-launch',
  slug: 'teapot',
  file: 'teapot.svg',
  category: 'games',
  week: '2026-w10',
  handle: 'ada',
  format: 'atom',
}

/** What such a GET reads that isn’t public data: the leader is asked for it, even if a standby answers the rest. */
const privateReads: Record<string, string[]> = {
  '/launches/:slug/': ['get profiles'],
  '/makers/:handle/': ['list profiles'],
  '/makers/:handle/feed.:format': ['list profiles'],
  '/rules/numbers/': ['list decisions', 'get settings'],
}
const isPublic = (collection: unknown) => isCollection(String(collection)) && definitionOf(collection as Collection).isPublic !== false

/** The senders look at these now and then, whoever asks for what. */
const outgoing: ReadonlySet<unknown> = new Set(['events', 'mails', 'deliveries'])

/** Notes what is read, and whether a standby may answer. */
function watchReads(store: Store): { note: () => { anywhere: string[]; elsewhere: string[] } } {
  const scopes = new AsyncLocalStorage<true>()
  let noted: { read: string; isAnywhere: boolean }[] = []
  const { get, list, countBy, findLaunch, findLaunchesByUrl, findLaunchesByName, findLiveLaunches, findMatches } = store
  const ofCollections = { get, list, countBy }
  const ofPublic = { findLaunch, findLaunchesByUrl, findLaunchesByName, findLiveLaunches, findMatches }
  for (const [name, read] of Object.entries({ ...ofCollections, ...ofPublic })) {
    const watched = (...given: never[]) => {
      if (outgoing.has(given[0])) return (read as (...given: never[]) => unknown)(...given)
      const isOpen = name in ofPublic || isPublic(given[0])
      noted.push({ read: name in ofPublic ? name : `${name} ${given[0]}`, isAnywhere: isOpen && scopes.getStore() === true })
      return (read as (...given: never[]) => unknown)(...given)
    }
    Object.assign(store, { [name]: watched })
  }
  store.readAnywhere = (work) => scopes.run(true, work)
  const readsOf = (isAnywhere: boolean) => [...new Set(noted.filter((each) => each.isAnywhere === isAnywhere).map(({ read }) => read))]
  return {
    note: () => {
      const reads = { anywhere: readsOf(true), elsewhere: readsOf(false) }
      noted = []
      return reads
    },
  }
}

describe('every open GET', () => {
  it('is kept, or says here why not; a standby may answer what is public, unless there is a token or a session', async () => {
    const limits = createLimits(literalLimiters())
    const { world } = site
    const mcp = mountMcp({
      world,
      limits,
      perHour: { audits: 1, drafts: 1 },
      logger: createLogger('silent'),
      sharedSessions: null,
      turns: createTurns(),
    })
    const pages = createPages({ world, limits, artworkAt: () => null, describe: () => ({}), limiters: literalLimiters() })
    const routes = [mountContract(world, limits, () => ({})), mcp.router, pages].flatMap(({ stack }) => stack)
    const paths = [...new Set(routes.filter(({ methods }) => methods.includes('GET')).map(({ path }) => String(path)))]
    expect(
      Object.keys(unkept).filter((path) => !paths.includes(path)),
      'cure: take the path out of this table',
    ).toEqual([])
    const open = paths.filter((path) => !own.test(path) && !(path in unkept))
    expect(open.length).toBeGreaterThan(12)

    const forgotten: string[] = []
    const elsewhere: Record<string, string[]> = {}
    const { note } = watchReads(world.store)
    for (const path of open) {
      const url = site.origin + path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name)
      note()
      const plain = { headers: { 'Accept-Encoding': 'identity' } } // compressed, the ETag tells the first from the kept one
      const first = await fetch(url, plain)
      const reads = note().elsewhere
      if (reads.length > 0) elsewhere[path] = reads
      const again = await fetch(url, plain)
      note()
      await fetch(url, { headers: { Authorization: 'Bearer of-nobody' } })
      if (knowsSessions(path)) await fetch(url, { headers: { Cookie: 'slipway.session=of-nobody' } })
      expect(note().anywhere, `${path} for somebody who may be signed in`).toEqual([])
      const isSame = first.headers.get('etag') === again.headers.get('etag') && (await first.text()) === (await again.text())
      if (first.status !== 200 || first.headers.get('etag') === null || !isSame) forgotten.push(`${path} (${first.status})`)
    }
    expect(forgotten, 'cure: answer 200 without no-store, or name the path and the reason in this table').toEqual([])
    expect(elsewhere, 'cure: read only public data (change-feed.ts), or name here what else is read').toEqual(privateReads)
    await mcp.close()
  })
})
