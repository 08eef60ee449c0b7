import type { Store } from '../ports/store.ts'

/** Milliseconds. */
const flushEvery = 2000
/** Anyone can send any host: those beyond the first of a launch are counted together, and those beyond `pending` not at all. */
const most = { hosts: 50, pending: 1000 }

/** Counts from which sites visitors came: collected in memory, and written a moment later. */
export function createReferrals(store: Pick<Store, 'transact'>): (launchId: string, host: string) => void {
  let collected = new Map<string, { launchId: string; host: string; visits: number }>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    const sums = [...collected.values()]
    collected = new Map()
    timer = null
    await store.transact(async ({ get, list, put }) => {
      for (const { launchId, host, visits } of sums) {
        const known = await get('referrals', `${launchId}:${host}`)
        const isFull = known === null && (await list('referrals', 'launchId', launchId)).length >= most.hosts
        const counted = isFull ? null : host
        const id = `${launchId}:${counted ?? ''}`
        const before = known ?? (await get('referrals', id))
        await put('referrals', { id, launchId, host: counted, visits: (before?.visits ?? 0) + visits })
      }
    })
  }

  return (launchId, host) => {
    const key = `${launchId}:${host}`
    const sum = collected.get(key)
    if (sum !== undefined) sum.visits += 1
    else if (collected.size < most.pending) collected.set(key, { launchId, host, visits: 1 })
    // A store that is closing or broken tells others about it; these counts are lost then.
    timer ??= setTimeout(() => void flush().catch(() => undefined), flushEvery).unref()
  }
}
