import type { Store } from '../ports/store.ts'

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
export function createReferrals(store: Pick<Store, 'transact'>): Referrals {
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
