import type { Launch } from '../domain/launch.ts'
import type { Crawl, Records } from '../domain/records.ts'
import type { JournalDatabase } from './journal/journal-database.ts'

/** As it was when a launch held what was found at its address. */
type OldLaunch = Launch & { crawled?: Omit<Crawl, 'id'> | null }

const launchesPerCommit = 100

/** Brings a folder of those days up to date: each report moves, with nothing lost, into a record of its own. */
export async function moveCrawlsOut(journal: Pick<JournalDatabase<Records>, 'state' | 'commit'>): Promise<void> {
  const old = Array.from(journal.state.entries('launches'), ([, launch]): OldLaunch => launch).filter((launch) => 'crawled' in launch)
  for (let from = 0; from < old.length; from += launchesPerCommit) {
    const operations = old
      .slice(from, from + launchesPerCommit)
      .flatMap(({ crawled, ...launch }) => [
        { put: 'launches' as const, key: launch.id, value: launch },
        ...(crawled ? [{ put: 'crawls' as const, key: launch.id, value: { ...crawled, id: launch.id } }] : []),
      ])
    await journal.commit(operations)
  }
}
