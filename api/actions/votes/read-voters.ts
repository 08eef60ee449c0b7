import { mutingId } from '../../domain/community/muting.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { pageHandleOf } from '../makers/read-maker.ts'

export type Voter = { name: string; handle: string }

const shown = 5
/** Accounts looked up for one page. */
const looked = 20
/** A launch with more votes than these shows nobody: all of its votes would be read for five of them. */
const maxVotes = 1000

/**
 * The latest who voted for a launch among those who are public already, as makers with a page, but not its own makers. A reader sees nobody whom they
 * muted or who blocked them.
 */
export async function readVoters(world: Pick<World, 'store' | 'clock'>, launch: LiveLaunch, reader: Profile | null): Promise<Voter[]> {
  const { store } = world
  if (launch.upvotes === 0 || launch.upvotes > maxVotes) return []
  const makers = makersOf(launch)
  const votes = (await store.list('upvotes', 'launchId', launch.id))
    .filter(({ accountId, exclusion }) => exclusion === undefined && !makers.includes(accountId))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, looked)
  const found = await Promise.all(
    votes.map(async ({ accountId }): Promise<Voter[]> => {
      const person = await store.get('profiles', accountId)
      const handle = person?.deletion === undefined ? await pageHandleOf(world, person) : null
      return person === null || handle === null || (await isHidden(world, accountId, reader)) ? [] : [{ name: person.name, handle }]
    }),
  )
  return found.flat().slice(0, shown)
}

async function isHidden({ store }: Pick<World, 'store'>, voter: string, reader: Profile | null): Promise<boolean> {
  if (reader === null) return false
  const [own, theirs] = await Promise.all([
    store.get('mutings', mutingId(reader.id, voter)),
    store.get('mutings', mutingId(voter, reader.id)),
  ])
  return own !== null || theirs?.isBlock === true
}
