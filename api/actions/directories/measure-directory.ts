import { chooseListings } from '../../domain/directories/measured/choose-listings.ts'
import { maxRequests, measuringStateOf } from '../../domain/directories/measured/measuring-state.ts'
import type { DirectorySample } from '../../domain/directories/records.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import type { DirectoryVisitor, Visit } from '../../ports/directory-visits.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { concludeRun, readProven, type Conclusion } from './measure-conclude.ts'

export type MeasuringWorld = Pick<World, 'store' | 'clock' | 'random'> & { visitor: DirectoryVisitor }

export type Run = { slug: string; requests: number; outcome: 'measured' | 'failed' | 'kept out' | 'skipped'; words: string }

const maxListings = 8
/** Noted before a visit, in case that it never ends: its own request, robots.txt and a redirect. */
const expected = 3

/** Each visit is stored, also before it begins, so that a crash never makes us ask too often. */
export async function measureDirectory(world: MeasuringWorld, slug: string, isStopping = () => false): Promise<Run> {
  const { store, visitor } = world
  const day = dayOf(world.clock())
  let requests = 0

  const begin = (kind: DirectorySample['kind'], page: string, left: number): DirectorySample => ({
    id: `${slug}:${createId(world)}`,
    slug,
    day,
    kind,
    page,
    status: null,
    outcome: 'begun',
    requests: Math.min(expected, left),
  })
  const claim = () =>
    store.transact(async (transaction) => {
      const entry = await transaction.get('directoryEntries', slug)
      const samples = await transaction.list('directorySamples', 'slug', slug)
      const left = maxRequests - measuringStateOf(samples, day).requests
      const isTaken = samples.some((sample) => sample.kind === 'home' && sample.day === day)
      if (entry === null || entry.state !== 'open') return 'It isn’t an open directory.'
      if (isTaken) return 'It has been visited today.'
      if (left < 2) return `It has reached the limit of ${maxRequests} requests in 30 days.`
      const home = begin('home', entry.url, left)
      await transaction.put('directorySamples', home)
      return { entry, samples, left, home }
    })
  const claimed = await claim()
  if (typeof claimed === 'string') return { slug, requests, outcome: 'skipped', words: claimed }
  const { entry, samples, home } = claimed
  let { left } = claimed

  const visit = async (sample: DirectorySample): Promise<Visit> => {
    const visited = await visitor.visit(sample.page, { kind: sample.kind === 'home' ? 'home' : 'other', max: left })
    left -= visited.requests
    requests += visited.requests
    await store.transact((transaction) => transaction.put('directorySamples', { ...sample, ...foundBy(sample, visited) }))
    return visited
  }
  const visitNext = async (kind: DirectorySample['kind'], page: string): Promise<Visit | null> => {
    if (left < 1 || isStopping()) return null
    const sample = begin(kind, page, left)
    await store.transact((transaction) => transaction.put('directorySamples', sample))
    return visit(sample)
  }

  const atHome = await visit(home)
  const conclude = async (submitUrl: string | null): Promise<Conclusion> => concludeRun(world, { slug, day, submitUrl })
  if (atHome.outcome !== 'answered') {
    if (atHome.outcome === 'failed') await conclude(null)
    return { slug, requests, outcome: atHome.outcome === 'begun' ? 'skipped' : atHome.outcome, words: atHome.note }
  }
  const submitUrl = entry.facts.submitUrl?.value ?? null
  const isHome = submitUrl !== null && bare(submitUrl) === bare(entry.url)
  const submitted = submitUrl === null || isHome ? null : await visitNext('submit', submitUrl)
  const isAnswered = isHome || (submitted?.outcome === 'answered' && bare(submitted.url) !== bare(atHome.url))
  const { pricing, listings } = atHome.page
  if (pricing !== null && ![entry.url, submitUrl ?? ''].map(bare).includes(bare(pricing))) await visitNext('pricing', pricing)
  const proven = (await readProven(store, slug, day)).map(({ page }) => page)
  const chosen = chooseListings({ entry, home: atHome.url, found: listings, samples, proven }, day, Math.min(maxListings, left))
  for (const page of chosen) await visitNext('listing', page)
  const { words } = await conclude(isAnswered ? submitUrl : null)
  return { slug, requests, outcome: 'measured', words }
}

function foundBy({ kind }: DirectorySample, visited: Visit): Partial<DirectorySample> {
  const { outcome, status, requests } = visited
  if (visited.outcome !== 'answered') return { outcome, status, requests, note: visited.note }
  const { prices, product } = visited.page
  if (kind !== 'listing') return { outcome, status, requests, prices }
  return { outcome, status, requests, link: product.link, ...(product.note !== undefined && { note: product.note }) }
}

/** A URL without what doesn’t tell pages apart. */
const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|[?#].*$/g, '').replace(/\/$/, '')
