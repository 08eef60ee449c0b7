import { toggleUpvote } from '../../api/actions/votes/toggle-upvote.ts'
import type { World } from '../../api/ports/world.ts'
import type { Profile } from '../../api/domain/records.ts'
import { putAll } from './put-all.ts'

type Voting = { name: string; ip: string; joinedAt: string; slugs: string[]; email?: string }

/** People with verified emails who sign up from a network and vote for launches. */
export async function haveVoted(world: World, people: readonly Voting[]): Promise<void> {
  const profiles = people.map(({ name, ip, joinedAt, email = `${name}@gmail.com` }): Profile => {
    return { id: name, email, name, handle: null, createdAt: joinedAt, emailProven: true, joinedFrom: world.hashNetwork(ip) }
  })
  await putAll(world.store, 'profiles', profiles)
  for (const [index, { ip, slugs }] of people.entries())
    for (const slug of slugs)
      await toggleUpvote(world, { slug, wanted: true }, { ip, agent: '', connection: null, account: profiles[index] as Profile })
}

/** So many accounts from one network, created at the same moment, that vote for the same launches. */
export const ringOf = (size: number, slugs: string[], joinedAt: string, ip = '203.0.113.7'): Voting[] =>
  Array.from({ length: size }, (_, index) => ({ name: `ring${index}`, ip, joinedAt, slugs }))
