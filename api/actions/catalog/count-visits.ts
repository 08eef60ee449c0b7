import type { Launch } from '../../domain/launch.ts'
import { dayAt } from '../../domain/launch-plan.ts'
import { isBot } from '../../domain/visitors.ts'
import type { Caller } from '../action.ts'
import type { Counts, Store } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

type Who = Pick<Caller, 'agent' | 'connection' | 'account'>
type Shown = Pick<Launch, 'id' | 'ownerId' | 'status'>

/** Live launches shown in an answer or a page. Bots and owners do not count; nothing waits for it. */
export function countImpressions(world: World, launches: readonly Shown[], { agent, connection, account }: Who): void {
  if (isBot(agent)) return
  const day = dayAt(world.clock().getTime())
  if (account || connection) add(world.store, launches, day, [account?.id, connection?.accountId], { impressions: 1 })
  else gather(world.store, launches, day)
}

/** A visit through a live launch's outbound link; bots and the owner do not count. */
export function countClick({ store, clock }: World, launch: Shown, { agent, connection, account }: Who): void {
  if (!isBot(agent)) add(store, [launch], dayAt(clock().getTime()), [account?.id, connection?.accountId], { clicks: 1 })
}

function add(store: Store, launches: readonly Shown[], day: string, visitors: unknown[], counts: Partial<Counts>): void {
  for (const { id, ownerId, status } of launches) {
    if (status === 'live' && (ownerId === null || !visitors.includes(ownerId))) store.count(id, day, counts)
  }
}

type Gathered = { store: Store; day: string; times: Map<readonly Shown[], number> }
let gathered: Gathered | null = null

/** Answers of one turn of the event loop are often the same: each is looked through once, when the turn is over. */
function gather(store: Store, launches: readonly Shown[], day: string): void {
  if (gathered === null || gathered.store !== store || gathered.day !== day) {
    if (gathered === null) setImmediate(handOver)
    else handOver()
    gathered = { store, day, times: new Map() }
  }
  gathered.times.set(launches, (gathered.times.get(launches) ?? 0) + 1)
}

function handOver(): void {
  if (gathered === null) return
  const { store, day, times } = gathered
  gathered = null
  for (const [launches, impressions] of times) add(store, launches, day, [], { impressions })
}
