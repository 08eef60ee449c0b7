import { DatabaseSync } from 'node:sqlite'
import { toggleUpvote } from '../../../api/actions/votes/toggle-upvote.ts'
import { readWeek } from '../../../api/actions/weeks/read-week.ts'
import { addDays, type LiveLaunch } from '../../../api/domain/launch/launch.ts'
import { ada } from '../../support/launch-world.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'
import { putAll } from '../../support/put-all.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { interleave, median, roundCount } from '../rounds.ts'

const sizes = { at1k: 1000, at10k: 10_000, at100k: 100_000 }
type At = keyof typeof sizes

/** Milliseconds of CPU time of a vote and what follows, the median of each round. */
export type WeekFigures = { page: Record<At, number[]>; top: Record<At, number[]>; ranking: Record<'ours' | 'sqlite' | 'array', number[]> }

const perWeek = 50
/** The clock of openPages is in this week. */
const monday = '2026-03-02'
const week = '2026-w10'
const inRound = 10

/** So many launches, as many in each week. */
const launchesOf = (size: number): LiveLaunch[] =>
  catalogLaunches(size).map((launch, index) => ({ ...launch, launchDate: addDays(monday, -7 * Math.floor(index / perWeek)) }))

let votes = 0
/** A launch of the current week, another each time. */
const slugs = launchesOf(perWeek).map(({ slug }) => slug)
const nextSlug = (all: readonly string[] = slugs) => all[(votes += 1) % perWeek] ?? ''

async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function openSite(size: number) {
  const launches = launchesOf(size)
  const site = await openPages([])
  for (let from = 0; from < size; from += 2000) await putAll(site.world.store, 'launches', launches.slice(from, from + 2000))
  await putAll(site.world.store, 'profiles', [ada])
  const ofWeek = launches.slice(0, perWeek).map(({ slug }) => slug)
  return { site, vote: () => toggleUpvote(site.world, { slug: nextSlug(ofWeek) }, ada) }
}
type Site = Awaited<ReturnType<typeof openSite>>

async function load({ origin }: OpenPages, path: string, votesShown: number) {
  const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } })
  const html = await answer.text()
  const rows = html.split('data-upvote-count').length - 1
  if (answer.status !== 200 || rows < votesShown) throw new Error(`${path} answered ${answer.status} with ${rows} launches.`)
}

const voteThen =
  ({ site, vote }: Site, path: string, shown: number) =>
  () =>
    cpuTime(async () => {
      await vote()
      await load(site, path, shown)
    })

/** A table of launches with an index for the days, each vote on disk before it’s acknowledged. */
function sqliteOf(path: string, launches: LiveLaunch[]): () => Promise<number> {
  const database = new DatabaseSync(path)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table launches (id text primary key, slug text unique, launchDate text, upvotes integer, data text);
    create table votes (id text primary key); begin`)
  const insert = database.prepare('insert into launches values (?, ?, ?, ?, ?)')
  for (const launch of launches) insert.run(launch.id, launch.slug, launch.launchDate, launch.upvotes, JSON.stringify(launch))
  database.exec('commit; create index days on launches (launchDate)')
  const cast = database.prepare('insert or replace into votes values (?)')
  const count = database.prepare('update launches set upvotes = upvotes + 1 where slug = ?')
  const select = database.prepare('select data, upvotes from launches where launchDate between ? and ? order by upvotes desc, id')
  return () =>
    cpuTime(() => {
      const slug = nextSlug()
      database.exec('begin immediate')
      cast.run(`${slug}:ada`)
      count.run(slug)
      database.exec('commit')
      const rows = select.all(monday, addDays(monday, 6)).map(({ data }) => JSON.parse(String(data)))
      if (rows.length !== perWeek) throw new Error(`SQLite found ${rows.length}.`)
    })
}

const sites = { at1k: await openSite(sizes.at1k), at10k: await openSite(sizes.at10k), at100k: await openSite(sizes.at100k) }
const all = launchesOf(sizes.at100k)
const contestants = (path: string, shown: number) => ({
  at1k: voteThen(sites.at1k, path, shown),
  at10k: voteThen(sites.at10k, path, shown),
  at100k: voteThen(sites.at100k, path, shown),
})
const page = contestants(`/weeks/${week}/`, perWeek)
const top = contestants('/?order=top', perWeek)
const ranking = {
  ours: () =>
    cpuTime(async () => {
      await sites.at100k.vote()
      const found = await readWeek(sites.at100k.site.world, week)
      if (found?.launches.length !== perWeek) throw new Error('The week isn’t whole.')
    }),
  sqlite: sqliteOf(process.env['SQLITE'] ?? '', all),
  array: () => cpuTime(() => all.toSorted((a, b) => b.upvotes - a.upvotes).filter(({ launchDate }) => launchDate >= monday)),
}

const rounds = async <Name extends string>(of: Record<Name, () => Promise<number>>): Promise<Record<Name, number[]>> => {
  await interleave(of, 30) // warms up
  const names = Object.keys(of) as Name[]
  const figures = Object.fromEntries(names.map((name): [Name, number[]] => [name, []])) as Record<Name, number[]>
  for (let round = 0; round < roundCount; round += 1) {
    const times = await interleave(of, inRound)
    for (const name of names) figures[name].push(median(times[name]))
  }
  return figures
}
const figures: WeekFigures = { page: await rounds(page), top: await rounds(top), ranking: await rounds(ranking) }
for (const { site } of Object.values(sites)) await site.close()
process.send?.(figures)
