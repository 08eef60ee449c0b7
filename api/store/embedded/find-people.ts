import { setImmediate } from 'node:timers/promises'
import { isFound, newestFirst, type PeopleFilter } from '../../domain/people.ts'
import type { Profile } from '../../domain/records.ts'

/** How many profiles are compared before other work gets its turn: some milliseconds. */
const slice = 500

/**
 * The first people after a position. Reads every profile, in slices: only moderators search people, so an index would cost more memory than it
 * saves time.
 */
export async function findPeople(profiles: Iterable<[string, Profile]>, filter: PeopleFilter): Promise<Profile[]> {
  const { after, limit } = filter
  let found: Profile[] = []
  /** The oldest that is among the first so far. */
  let last: Profile | undefined
  let read = 0
  for (const [, person] of profiles) {
    read += 1
    if (read % slice === 0) await setImmediate()
    if (after !== null && newestFirst(person, after) <= 0) continue
    if (last !== undefined && newestFirst(person, last) > 0) continue
    if (!isFound(person, filter)) continue
    found.push(person)
    if (found.length < 2 * limit) continue
    found = first(found, limit)
    last = found.at(-1)
  }
  return first(found, limit)
}

const first = (people: Profile[], limit: number) => people.sort(newestFirst).slice(0, limit)
