import type { Store } from '../ports/store.ts'
import { crawlOf } from './crawls.ts'
import { daysFrom } from './days.ts'
import { historyOf } from './history.ts'
import { sampleLaunches } from './launches.ts'
import { makers, people } from './people.ts'
import { changelogOf, commentsOn } from './talk.ts'
import { visitsOf } from './visits.ts'
import { closeSampleWeeks } from './weeks.ts'

/** Fills a catalog that has no launches at any status. In one transaction, so that a crash can't leave half of it. */
export async function seedSampleCatalog(store: Store, now: Date): Promise<void> {
  if ((await store.countLaunches()) > 0) return
  const { launches, weeks } = closeSampleWeeks(sampleLaunches(now), now)
  const createdAt = daysFrom(now, -120).toISOString()
  await store.transact(async ({ put }) => {
    for (const person of people) await put('profiles', { ...person, createdAt, emailProven: true })
    for (const maker of makers) await put('makers', maker)
    for (const week of weeks) await put('weeks', week)
    for (const launch of launches) {
      await put('launches', launch)
      const crawl = crawlOf(launch)
      if (crawl !== null) await put('crawls', crawl)
      for (const comment of commentsOn(launch, now)) await put('comments', comment)
      for (const entry of changelogOf(launch, now)) await put('changelog', entry)
      for (const entry of historyOf(launch)) await put('history', entry)
    }
  })
  for (const launch of launches) for (const { day, counts } of visitsOf(launch, now)) store.count(launch.id, day, counts)
}
