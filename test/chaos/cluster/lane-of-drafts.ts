import { formOf, type Person } from './people.ts'
import { nothingAmiss, type Lane } from './lane.ts'

/** Drafts are created from pages of a product site; each is there afterwards. */
export function drafts(people: readonly Person[], productPort: number): Lane {
  const created = new Set<string>()
  let turn = 0
  return {
    pauseMs: 3000,
    async step(traffic, station) {
      turn += 1
      const person = people[turn % people.length]
      if (person === undefined) return
      const url = `http://127.0.0.1:${productPort}/product-${turn}/`
      const answer = await traffic.ask(station, '/drafts/', formOf(person, { url }))
      if (answer === null) return
      const [, slug] = /\/drafts\/([^/?]+)\//.exec(answer.headers.get('location') ?? '') ?? []
      if (slug === undefined) return traffic.noteRefusal('a draft', answer, /too (large or )?(slow|long)/)
      created.add(slug)
      traffic.acknowledge(station)
    },
    async compare(store) {
      const found = nothingAmiss()
      for (const slug of created) {
        const launch = await store.findLaunch(slug)
        if (launch === null) found.lost += 1
        else if ((await store.get('crawls', launch.id)) === null) found.torn += 1
      }
      created.clear()
      return found
    },
  }
}
