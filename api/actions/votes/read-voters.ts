import { mutingId } from '../../domain/community/muting.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { isCounted } from '../../domain/votes/counted-votes.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { pageHandleOf } from '../makers/read-maker.ts'

export type Voter = { name: string; handle: string; picture: string | undefined }

const shown = 5
/** How many accounts are looked up for a page. */
const looked = 20
/** Above this, no voters are shown: reading every vote to show five would be too slow. */
const maxVotes = 1000

/**
 * The latest voters of a launch who are public already, as makers with a page, without the launch’s own makers. A reader doesn’t see people whom they
 * muted or who blocked them.
 */
export async function readVoters(world: Pick<World, 'store' | 'clock'>, launch: LiveLaunch, reader: Profile | null): Promise<Voter[]> {
  const { store } = world
  if (launch.upvotes === 0 || launch.upvotes > maxVotes) return []
  const makers = makersOf(launch)
  const votes = (await store.list('upvotes', 'launchId', launch.id))
    .filter((vote) => isCounted(vote) && !makers.includes(vote.accountId))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, looked)
  const found = await Promise.all(
    votes.map(async ({ accountId }): Promise<Voter[]> => {
      const person = await store.get('profiles', accountId)
      const handle = person?.deletion === undefined ? await pageHandleOf(world, person) : null
      return person === null || handle === null || (await isHidden(world, accountId, reader))
        ? []
        : [{ name: person.name, handle, picture: person.picture }]
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
