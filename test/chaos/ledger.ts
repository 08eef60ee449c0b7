import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { Visitor } from '../support/visitor.ts'

type Vote = { launch: string; wanted: boolean }
type Person = { email: string; visitor: Visitor; cookie: string; votes: Map<string, boolean>; pending: Vote | null }

/** What people have been told by the service over HTTP, to be compared with what is found later. */
export class Ledger {
  acknowledged = 0
  readonly #people: Person[] = []
  #asked = 0
  #launches: string[] = []
  /** Votes of the samples that have no record of a person. */
  readonly #baseline = new Map<string, number>()
  #told = Promise.withResolvers<void>()

  /** A service has started: nothing is on its way. Signs people up until there are so many. */
  async begin(origin: string, people = 4): Promise<void> {
    const { items } = await (await fetch(`${origin}/api/v1/products/?limit=5`)).json()
    this.#launches = items.map(({ slug }: { slug: string }) => slug)
    if (this.#baseline.size === 0) for (const { slug, upvotes } of items) this.#baseline.set(slug, upvotes)
    while (this.#people.length < people) await this.signUp(origin)
    this.#told = Promise.withResolvers<void>()
  }

  /** When the next write of any kind has been acknowledged. */
  nextAcknowledgement(): Promise<void> {
    return this.#told.promise
  }

  #note() {
    this.acknowledged += 1
    this.#told.resolve()
  }

  /** One more account; it counts once the answer is here. */
  async signUp(origin: string): Promise<void> {
    const email = `person${(this.#asked += 1)}@example.com`
    const visitor = await new Visitor(origin).signUp(email)
    this.#people.push({ email, visitor, cookie: visitor.cookieHeader, votes: new Map(), pending: null })
    this.#note()
  }

  /** Person `index` gives votes and takes them back until the service no longer answers. Throws then. */
  async voteUntilRefused(origin: string, index: number): Promise<never> {
    const person = this.#people[index]
    if (person === undefined) throw new Error('Nobody has signed up.')
    for (let turn = 0; ; turn += 1) {
      const launch = this.#launches[turn % this.#launches.length] ?? ''
      const wanted = !person.votes.get(launch)
      person.pending = { launch, wanted }
      const answer = await fetch(`${origin}/launches/${launch}/upvote/`, {
        method: 'POST',
        headers: { Cookie: person.cookie, Accept: 'application/json' },
        body: new URLSearchParams({ wanted: wanted ? 'yes' : 'no' }),
      })
      const { upvoted } = await answer.json()
      if (answer.status !== 200 || upvoted !== wanted) throw new Error(`${answer.status}`)
      person.votes.set(launch, wanted)
      person.pending = null
      this.#note()
    }
  }

  /** Opens the folder: `lost` counts what had been acknowledged and is not there, `torn` what is there in part. */
  async compare(folder: string): Promise<{ lost: number; torn: number }> {
    const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
    let lost = 0
    let torn = 0
    const found = new Map<string, number>()
    for (const person of this.#people) {
      const [profile] = await store.list('profiles', 'email', person.email)
      const [user] = await store.list('authUsers', 'email', person.email)
      if (profile === undefined || user === undefined) {
        lost += 1
        continue
      }
      if ((await store.list('authSessions', 'userId', user.id)).length === 0) lost += 1
      const cast = await store.list('upvotes', 'accountId', profile.id)
      const votes = new Set(cast.map(({ launchId }) => launchId))
      const counted = new Set(cast.filter(({ exclusion }) => exclusion === undefined).map(({ launchId }) => launchId))
      for (const slug of this.#launches) {
        const launch = await store.findLaunch(slug)
        if (launch === null) continue
        const has = votes.has(launch.id)
        if (counted.has(launch.id)) found.set(slug, (found.get(slug) ?? 0) + 1)
        const unknown = person.pending?.launch === slug
        if (has !== (person.votes.get(slug) ?? false) && !unknown) lost += 1
        person.votes.set(slug, has)
      }
      person.pending = null
    }
    for (const slug of this.#launches) {
      const launch = await store.findLaunch(slug)
      if (launch?.upvotes !== (this.#baseline.get(slug) ?? 0) + (found.get(slug) ?? 0)) torn += 1
    }
    await store.close()
    return { lost, torn }
  }
}
