import { dayOf } from '../domain/launch/launch.ts'
import { makersOf } from '../domain/launch/makers.ts'
import { isBot } from '../domain/visitors.ts'
import type { Counts, Store } from '../ports/store.ts'
import type { Shown, Visits, Visitor } from '../ports/visits.ts'
import { dayMs } from '../../shared/durations.ts'

/** How many User-Agent verdicts to cache before clearing the cache: bot detection takes longer than counting, and most visitors return. */
const agentsKept = 1000
/** Longer User-Agents aren't cached, to bound the memory; no browser sends one. In characters. */
const maxAgent = 512

export function createVisits(store: Pick<Store, 'count' | 'transact'>): Visits {
  const { refer, flush } = createReferrals(store)
  const bots = new Map<string, boolean>()
  let today = { number: Number.NaN, day: '' }
  /** Responses within one turn of the event loop often show the same list, so each list is processed once, at the end of the turn. */
  let batch: { day: string; times: Map<readonly Shown[], number> } | null = null

  const toDay = (now: Date) => {
    const number = Math.floor(now.getTime() / dayMs)
    if (number !== today.number) today = { number, day: dayOf(now) }
    return today.day
  }
  const isCounted = ({ agent }: Visitor) => {
    if (agent.length > maxAgent) return !isBot(agent)
    let verdict = bots.get(agent)
    if (verdict === undefined) {
      if (bots.size === agentsKept) bots.clear()
      bots.set(agent, (verdict = isBot(agent)))
    }
    return !verdict
  }
  const add = (launches: readonly Shown[], day: string, viewers: string[], counts: Partial<Counts>) => {
    for (const launch of launches) {
      if (launch.status !== 'live') continue
      const isOwn = viewers.length > 0 && makersOf(launch).some((id) => viewers.includes(id))
      if (!isOwn) store.count(launch.id, day, counts)
    }
  }
  const handOver = () => {
    if (batch === null) return
    const { day, times } = batch
    batch = null
    for (const [launches, impressions] of times) add(launches, day, [], { impressions })
  }

  return {
    shown(launches, visitor, now) {
      if (launches.length === 0 || !isCounted(visitor)) return
      const day = toDay(now)
      const { account, connection } = visitor
      if (account || connection) return add(launches, day, viewersOf(visitor), { impressions: 1 })
      if (batch?.day !== day) {
        handOver()
        batch = { day, times: new Map() }
        setImmediate(handOver)
      }
      const { times } = batch
      times.set(launches, (times.get(launches) ?? 0) + 1)
    },
    referred([launch], host, visitor) {
      const { account } = visitor
      if (launch?.status !== 'live' || (account && makersOf(launch).includes(account.id)) || !isCounted(visitor)) return
      refer(launch.id, host)
    },
    // A store that is broken tells others about it.
    close: () => flush().catch(() => undefined),
    clicked(launch, visitor, now) {
      if (isCounted(visitor)) add([launch], toDay(now), viewersOf(visitor), { clicks: 1 })
    },
  }
}

const viewersOf = ({ account, connection }: Visitor): string[] => [account?.id, connection?.accountId].filter((id) => id !== undefined)

/** Milliseconds. */
const flushEvery = 2000
/** Anyone can send any host: a new one takes the place of a full launch’s least, which joins the others; those beyond `pending` aren’t counted. */
const most = { hosts: 50, pending: 1000 }

type Referrals = {
  refer: (launchId: string, host: string) => void
  /** Writes what is collected. */
  flush: () => Promise<void>
}

/** Counts from which sites visitors came: collected in memory, and written a moment later. */
function createReferrals(store: Pick<Store, 'transact'>): Referrals {
  let collected = new Map<string, { launchId: string; host: string; visits: number }>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    const sums = [...collected.values()]
    collected = new Map()
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (sums.length === 0) return
    await store.transact(async ({ get, list, put, remove }) => {
      for (const { launchId, host, visits } of sums) {
        if ((await get('launches', launchId)) === null) continue
        const add = async (site: string | null, more: number) => {
          const id = `${launchId}:${site ?? ''}`
          const before = await get('referrals', id)
          await put('referrals', { id, launchId, host: site, visits: (before?.visits ?? 0) + more })
        }
        if ((await get('referrals', `${launchId}:${host}`)) === null) {
          const named = (await list('referrals', 'launchId', launchId)).filter((one) => one.host !== null)
          const least = named.toSorted((a, b) => a.visits - b.visits)[0]
          if (least !== undefined && named.length >= most.hosts) {
            await remove('referrals', least.id)
            await add(null, least.visits)
          }
        }
        await add(host, visits)
      }
    })
  }

  const refer = (launchId: string, host: string) => {
    const key = `${launchId}:${host}`
    const sum = collected.get(key)
    if (sum !== undefined) sum.visits += 1
    else if (collected.size < most.pending) collected.set(key, { launchId, host, visits: 1 })
    // A store that is closing or broken tells others about it; these counts are lost then.
    timer ??= setTimeout(() => void flush().catch(() => undefined), flushEvery).unref()
  }
  return { refer, flush }
}
