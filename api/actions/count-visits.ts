import type { Launch } from '../domain/launch.ts'
import { dayOf } from '../domain/launch-plan.ts'
import { isBot } from '../domain/visitors.ts'
import type { Caller } from './action.ts'
import type { Counts } from './store.ts'
import type { World } from './world.ts'

type Who = Pick<Caller, 'agent' | 'connection' | 'account'>
type Shown = Pick<Launch, 'id' | 'ownerId' | 'status'>

/** Live launches shown in an answer or a page. Bots and owners do not count; nothing waits for it. */
export const countImpressions = (world: World, launches: readonly Shown[], who: Who): void =>
  count(world, launches, who, { impressions: 1 })

/** A visit through a live launch's outbound link; bots and the owner do not count. */
export const countClick = (world: World, launch: Shown, who: Who): void => count(world, [launch], who, { clicks: 1 })

function count({ store, clock }: World, launches: readonly Shown[], { agent, connection, account }: Who, counts: Partial<Counts>): void {
  if (isBot(agent)) return
  const day = dayOf(clock())
  const visitors = new Set([account?.id, connection?.accountId])
  for (const { id, ownerId, status } of launches) if (status === 'live' && !visitors.has(ownerId ?? '')) store.count(id, day, counts)
}
