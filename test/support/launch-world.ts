import type { Caller } from '../../api/actions/access/caller.ts'
import type { World } from '../../api/ports/world.ts'
import { Failure } from '../../api/domain/failure.ts'
import type { Launch } from '../../api/domain/launch/launch.ts'
import type { Connection, Crawl, Profile } from '../../api/domain/records.ts'
import type { SiteFacts } from '../../shared/audit/facts.ts'
import { literalCaller } from './literal-caller.ts'
import { openCatalog } from './open-catalog.ts'
import { putAll } from './put-all.ts'

const profile = (id: string): Profile => ({
  id,
  email: `${id}@example.com`,
  name: id[0]?.toUpperCase() + id.slice(1),
  handle: id,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailProven: true,
})
/** Mia moderates, Ada and Bob make things. */
export const [ada, bob, mia] = [profile('ada'), profile('bob'), profile('mia')]

const connection = ({ id }: Profile): Connection => ({
  id: `connection-${id}`,
  accountId: id,
  label: 'A test client',
  tokenHash: `hash-${id}`,
  sessionId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdFrom: '192.0.2.1',
  lastUsedAt: null,
  lastUsedFrom: null,
})
export const callerOf = (account: Profile): Caller => literalCaller({ connection: connection(account), agent: browser })
export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type LaunchWorld = {
  world: World
  /** Moves the world's clock. */
  at: (moment: string) => void
  /** Addresses that were visited, in order. */
  visits: string[]
  launch: (slug: string) => Promise<Launch>
  /** What was found at a launch's address. */
  crawl: (slug: string) => Promise<Crawl | null>
  close: () => Promise<void>
  stopEvents: () => Promise<void>
}

type Settings = {
  launches?: Launch[]
  crawls?: Crawl[]
  /** What stands at an address; any other cannot be reached. */
  sites?: Record<string, SiteFacts | Failure>
  /** A Wednesday when not said: the next Monday is 2026-11-23. */
  now?: string
  weekCapacity?: number
}

/** A world on the real embedded store with three people in it; nothing but the network is replaced. */
export async function openLaunchWorld({
  launches = [],
  crawls = [],
  sites = {},
  now = '2026-11-18T10:00:00Z',
  weekCapacity = 10,
}: Settings = {}): Promise<LaunchWorld> {
  const catalog = await openCatalog(launches)
  const people = [ada, bob, mia]
  await putAll(catalog.world.store, 'crawls', crawls)
  await putAll(catalog.world.store, 'profiles', people)
  await putAll(catalog.world.store, 'connections', people.map(connection))
  let moment = now
  const visits: string[] = []
  const visit = async (url: string) => {
    visits.push(url)
    const site = sites[url] ?? new Failure('BAD_REQUEST', 'No such host.', { fieldErrors: { url: ['No such host.'] } })
    if (site instanceof Failure) throw site
    return site
  }
  const readListing = async (url: string) => {
    const site = await visit(url)
    return site.response.status === 404 ? { gone: 404 } : { ...site, followed: { led: [], closed: [] } }
  }
  // The same object, so that its outbox tells people by this clock, too.
  const world: World = Object.assign(catalog.world, {
    crawler: { visit, read: visit, readListing, close: async () => {} },
    clock: () => new Date(moment),
    weekCapacity,
    moderators: new Set([mia.email]),
  })
  const launch = async (slug: string) => {
    const found = await world.store.findLaunch(slug)
    if (found === null) throw new Error(`There is no launch ${slug}.`)
    return found
  }
  return {
    world,
    at: (next) => (moment = next),
    visits,
    launch,
    crawl: async (slug) => world.store.get('crawls', (await launch(slug)).id),
    close: catalog.close,
    stopEvents: catalog.stopEvents,
  }
}
