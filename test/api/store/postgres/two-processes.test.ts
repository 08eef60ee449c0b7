import { randomBytes } from 'node:crypto'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeWeek } from '../../../../api/actions/weeks/close-week.ts'
import { recountVotes } from '../../../../api/actions/votes/recount-votes.ts'
import type { Upvote } from '../../../../api/domain/records.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { putNews, tellInParts, toldOnce, toldTimes } from '../../../contract/store/telling.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { putAll } from '../../../support/put-all.ts'
import type { Answer, Race } from './race-process.ts'

const databases = usePostgres()

/** Two processes, twenty-five callers in each. */
describe('of fifty callers in two processes', () => {
  let store: Store
  let databaseUrl: string
  let rivals: ChildProcess[]
  beforeAll(async () => {
    // A database without tables: both of them, and this one, come to make them at once.
    databaseUrl = await databases.create('bare')
    const script = new URL('./race-process.ts', import.meta.url).pathname
    rivals = ['a', 'b'].map((who) => fork(script, [databaseUrl, who]))
    const [opened] = await Promise.all([
      createPostgresStore({ databaseUrl, onFailure: () => undefined }),
      ...rivals.map((rival) => once(rival, 'message')),
    ])
    store = opened
  })
  afterAll(async () => {
    const gone = rivals.map((rival) => once(rival, 'exit'))
    for (const rival of rivals) rival.disconnect()
    await Promise.all(gone)
    await store.close()
  })
  const winners = async (race: Race): Promise<number> => {
    const answers = rivals.map(async (rival) => ((await once(rival, 'message')) as [Answer])[0].won)
    for (const rival of rivals) rival.send(race)
    return (await Promise.all(answers)).reduce((sum, won) => sum + won, 0)
  }

  it('ten get a place in a week of ten', async () => {
    expect(await winners('week')).toBe(10)
    expect(await store.countReservations(2026, 53)).toBe(10)
  })

  it('two recounts at once, while people vote, count each vote once', async () => {
    const at = new Date().toISOString()
    const vote = (who: string, network: string): Upvote => ({
      id: `ringed:${who}`,
      launchId: 'ringed',
      accountId: who,
      at,
      day: at.slice(0, 10),
      network,
      voter: { maker: 'ringed', joinedAt: at, joinedFrom: network, mailbox: who },
    })
    const cast = (votes: Upvote[]) =>
      store.transact(async ({ get, put }) => {
        for (const each of votes) await put('upvotes', each)
        const launch = await get('launches', 'ringed')
        if (launch !== null) await put('launches', { ...launch, upvotes: launch.upvotes + votes.length })
      })
    await putAll(store, 'launches', [liveLaunch({ slug: 'ringed', url: 'https://ringed.example/' })])
    await cast(Array.from({ length: 60 }, (_, index) => vote(`ring${index}`, 'hall')))
    const here = { store, clock: () => new Date(at), random: (bytes: number) => randomBytes(bytes) }
    await Promise.all([recountVotes(here), cast([vote('ada', 'home')]), recountVotes(here), cast([vote('bob', 'pier')])])
    await recountVotes(here)
    expect((await store.findLaunch('ringed'))?.upvotes).toBe(62)
  })

  it('two close a week at once, while its second gets votes: it has one set of winners, told once', async () => {
    const other = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
    const clock = () => new Date('2026-06-15T00:00:00Z')
    const live = (slug: string, upvotes: number) =>
      liveLaunch({ slug, url: `https://${slug}.example/`, upvotes, launchDate: '2026-06-08', ownerId: null })
    await putAll(store, 'launches', [live('first', 9), live('second', 7), live('third', 7)])
    const week = { year: 2026, week: 24 }
    const closing = [store, other, store, other].map((each) =>
      closeWeek({ store: each, clock, random: (bytes) => randomBytes(bytes), events: { wake: () => undefined } }, week),
    )
    const voting = async () => {
      for (let votes = 0; votes < 3; votes += 1)
        await store.transact(async ({ get, put }) => {
          const launch = await get('launches', 'second')
          if (launch !== null) await put('launches', { ...launch, upvotes: launch.upvotes + 1 })
        })
    }
    await Promise.all([...closing, voting()])
    const first = (await other.get('weeks', '2026-w24'))?.first ?? []
    const places = await Promise.all(first.map(async ({ launchId }) => (await other.get('launches', launchId))?.weekPlace?.place))
    expect(first.map(({ launchId }) => launchId).toSorted()).toEqual(['first', 'second', 'third'])
    expect(places).toEqual(first.map(({ place }) => place))
    expect((await other.get('launches', 'second'))?.upvotes).toBe(10)
    const told = (await store.list('events', 'state', 'waiting')).filter(({ kind }) => kind === 'week-won')
    expect(told.map(({ launchId, facts }) => `${String(facts['place'])} ${launchId}`).toSorted()).toEqual(
      first.map((won) => `${won.place} ${won.launchId}`).toSorted(),
    )
    await other.close()
  })

  it('two that tell people at once tell each of them once', async () => {
    await putNews(store)
    const other = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
    await Promise.all([store, other].map(tellInParts))
    expect(await toldTimes(store)).toEqual(toldOnce)
    await other.close()
  })

  it('one gets the slug', async () => {
    expect(await winners('slug')).toBe(1)
    expect(await store.findLaunch('prize')).not.toBeNull()
  })

  it('one gets the handle', async () => {
    expect(await winners('handle')).toBe(1)
    expect(await store.list('profiles', 'handle', 'prize')).toHaveLength(1)
  })

  it('one redeems a single-use code', async () => {
    const at = '2026-03-02T09:00:00.000Z'
    await putAll(store, 'pairings', [{ id: 'code', client: '', ip: '', sessionId: null, createdAt: at, expiresAt: at, state: 'waiting' }])
    expect(await winners('code')).toBe(1)
  })

  it('none loses what it adds', async () => {
    await putAll(store, 'launches', [liveLaunch({ slug: 'counted' })])
    expect(await winners('sum')).toBe(50)
    expect((await store.findLaunch('counted'))?.upvotes).toBe(50)
  })
})

describe('a killed process', () => {
  it('in the middle of a transaction blocks nobody, and leaves nothing', async () => {
    const databaseUrl = await databases.create()
    const script = new URL('./holding-process.ts', import.meta.url).pathname
    const holder = fork(script, [databaseUrl])
    await once(holder, 'message')
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
    const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
    await putAll(store, 'launches', [liveLaunch()])
    expect(await store.countLaunches()).toBe(1)
    await store.close()
  })
})
