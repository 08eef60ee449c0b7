import type { Store } from '../ports/store.ts'
import { editToReview, makersConnection, openReports, savedLaunches } from './activity.ts'
import { crawlOf } from './crawls.ts'
import { daysFrom } from './days.ts'
import { decisionsOf } from './decisions.ts'
import { historyOf } from './history.ts'
import { sampleLaunches } from './launches.ts'
import { makersNotices, moderatorsNotices } from './notifications.ts'
import { makers, people } from './people.ts'
import { changelogOf, commentsOn } from './talk.ts'
import { visitsOf } from './visits.ts'
import { closeSampleWeeks } from './weeks.ts'

/** Fills a catalog that has no launches at any status. In one transaction, so that a crash can't leave half of it. */
export async function seedSampleCatalog(store: Store, now: Date): Promise<void> {
  if ((await store.countLaunches()) > 0) return
  const { launches, weeks } = closeSampleWeeks(sampleLaunches(now), now)
  const createdAt = daysFrom(now, -120).toISOString()
  const comments = launches.flatMap((launch) => commentsOn(launch, now))
  const reports = openReports(launches, now)
  const edit = editToReview(launches, now)
  await store.transact(async ({ put }) => {
    for (const person of people) await put('profiles', { ...person, createdAt, emailProven: true })
    for (const maker of makers) await put('makers', maker)
    for (const week of weeks) await put('weeks', week)
    for (const launch of launches) {
      await put('launches', launch)
      const crawl = crawlOf(launch)
      if (crawl !== null) await put('crawls', crawl)
      for (const entry of changelogOf(launch, now)) await put('changelog', entry)
      for (const entry of historyOf(launch)) await put('history', entry)
      for (const decision of decisionsOf(launch)) await put('decisions', decision)
    }
    for (const comment of comments) await put('comments', comment)
    for (const bookmark of savedLaunches(launches, now)) await put('bookmarks', bookmark)
    for (const report of reports) await put('flags', report)
    for (const notice of [...makersNotices(launches, comments, now), ...moderatorsNotices(reports, now)]) await put('notices', notice)
    if (edit !== null) await put('revisions', edit)
    await put('connections', makersConnection(now))
  })
  for (const launch of launches) for (const { day, counts } of visitsOf(launch, now)) store.count(launch.id, day, counts)
}
