import { listingOf } from './catalog.ts'
import { formOf, type Person } from './people.ts'
import { nothingAmiss, type Lane } from './lane.ts'
import type { Answer, Station, Traffic } from './traffic.ts'

/** Somebody with a draft for a week that has too few places; `holds` is null where nobody knows until the next comparison. */
type Maker = { person: Person; slug: string; holds: boolean | null }

/** Makers reserve places in a week that others want too, see them from another process, and give them back. */
export function reservations(people: readonly Person[], slugOf: (person: Person) => string, monday: string): Lane {
  const makers: Maker[] = people.map((person) => ({ person, slug: slugOf(person), holds: false }))
  let turn = 0
  return {
    pauseMs: 2300,
    async step(traffic, station) {
      const maker = makers[(turn += 1) % makers.length]
      if (maker === undefined || maker.holds === null) return
      const { person, slug } = maker
      const wanted = !maker.holds
      maker.holds = null
      const answer = await (wanted
        ? submit(traffic, station, maker, monday)
        : traffic.ask(station, `/dashboard/${slug}/`, formOf(person, { do: 'withdraw' })))
      if (answer === null) return
      maker.holds = answer.status === 303 ? wanted : !wanted
      if (answer.status !== 303) return traffic.noteRefusal('a reservation', answer, /week is full/)
      traffic.acknowledge(station)
      const other = traffic.stations[(traffic.stations.indexOf(station) + 1) % traffic.stations.length] ?? station
      const seen = await readStatus(traffic, other, maker)
      if (seen !== null && (seen === 'pending_review') !== wanted)
        traffic.misses.push(`another process said “${seen}” after a change had been acknowledged`)
    },
    async compare(store) {
      const found = nothingAmiss()
      for (const maker of makers) {
        const launch = await store.findLaunch(maker.slug)
        const has = launch?.status === 'pending_review'
        if (launch === null || (maker.holds !== null && has !== maker.holds)) found.lost += 1
        if (launch !== null && has !== (launch.week !== null)) found.torn += 1
        maker.holds = has
      }
      return found
    },
  }
}

/** Sends the form of the draft as its page brings it, with a plan and a week. */
async function submit(traffic: Traffic, station: Station, { person, slug }: Maker, monday: string): Promise<Answer | null> {
  const path = `/drafts/${slug}/`
  const page = await traffic.ask(station, path, { headers: { Cookie: person.cookie, Accept: 'text/html' } })
  if (page === null) return null
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(page.body) ?? []
  const listing = { ...listingOf(slug), categories: 'productivity' }
  return traffic.ask(station, path, formOf(person, { ...listing, plan: 'free', week: monday, seen, do: 'submit' }))
}

/** Null where the process didn’t say. */
async function readStatus(traffic: Traffic, station: Station, { person, slug }: Maker): Promise<string | null> {
  const answer = await traffic.ask(station, '/api/v1/me/launches/', { headers: { Authorization: `Bearer ${person.token}` } })
  return answer?.status === 200 ? statusIn(answer, slug) : null
}

const statusIn = ({ body }: Answer, slug: string): string | null =>
  (JSON.parse(body) as { items: { slug: string; status: string }[] }).items.find((launch) => launch.slug === slug)?.status ?? null
