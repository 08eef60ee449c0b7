import { formOf, type Person } from './people.ts'
import { nothingAmiss, type Lane } from './lane.ts'

/** One person votes for one launch after the other, and takes the votes back. */
export function votes(person: Person, slugs: readonly string[]): Lane {
  const cast = new Map<string, boolean>()
  let unknown: string | null = null
  let turn = 0
  return {
    pauseMs: 60,
    async step(traffic, station) {
      const slug = slugs[(turn += 1) % slugs.length] ?? ''
      const wanted = cast.get(slug) !== true
      const form = formOf(person, { wanted: wanted ? 'yes' : 'no' }, 'application/json')
      unknown = slug
      const answer = await traffic.ask(station, `/launches/${slug}/upvote/`, form)
      if (answer === null) {
        turn -= 1
        return
      }
      unknown = null
      if (answer.status !== 200) return traffic.noteRefusal('a vote', answer)
      cast.set(slug, wanted)
      traffic.acknowledge(station)
    },
    async compare(store) {
      const found = nothingAmiss()
      const has = new Set((await store.list('upvotes', 'accountId', person.id)).map(({ launchId }) => launchId))
      for (const slug of slugs) {
        if (slug !== unknown && has.has(slug) !== (cast.get(slug) ?? false)) found.lost += 1
        cast.set(slug, has.has(slug))
      }
      unknown = null
      return found
    },
  }
}
