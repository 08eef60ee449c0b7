import { Fragment, type ComponentChildren } from 'preact'
import { type LiveLaunch, addDays, isFeatured } from '../../domain/launch/launch.ts'
import { catalogLink } from './catalog-link.ts'
import { LaunchRow, type Upvoted } from './launch-row.tsx'
import type { ProductSummary } from '../../../shared/schemas/product.ts'
import { startOfWeek, weekOf } from '../../../shared/weeks.ts'
import { paths } from '../../../shared/paths.ts'
import { daysWords } from '../parts/week-place.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/button.tsx'
import { launchHourWords, siteDay } from '../../domain/launch/launch-time.ts'

export type CatalogState =
  | { kind: 'found'; featured: LiveLaunch[]; launches: LiveLaunch[]; nextCursor: string | null }
  | { kind: 'refused'; errors: Record<string, string> }

type Catalog = {
  category: string
  state: CatalogState
  isFirst: boolean
  now: Date
  upvoted: Upvoted
  page: string
  heading: ComponentChildren
  /** Shown after the newest week. */
  children?: ComponentChildren
}

export function CatalogList({ state, isFirst, now, upvoted, page, category, heading, children }: Catalog) {
  const row = (launch: LiveLaunch, featured: boolean) => (
    <LaunchRow key={launch.id} launch={launch} featured={featured} upvoted={upvoted?.has(launch.id) ?? null} page={page} />
  )
  return (
    <section class="launches" aria-labelledby="launches-title">
      {heading}
      {state.kind === 'refused' ? (
        <Refused category={category} errors={state.errors} />
      ) : state.launches.length + state.featured.length === 0 && state.nextCursor === null ? (
        <>
          <Nothing category={category} isFirst={isFirst} />
          {children}
        </>
      ) : (
        <>
          {state.featured.length > 0 && (
            <section class="week above-5 week--featured pad-3-4 card" aria-labelledby="featured-title">
              <h2 class="week__title gap-0-3 headed row baseline large" id="featured-title">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path d="m8 1 2.1 4.4 4.9.7-3.5 3.4.8 4.8L8 12l-4.3 2.3.8-4.8L1 6.1l4.9-.7z" />
                </svg>
                Featured
              </h2>
              <ol class="launch-list">{state.featured.map((launch) => row(launch, false))}</ol>
            </section>
          )}
          {groupByWeek(state.launches, now).map((week, index) => (
            <Fragment key={week.title}>
              <section class="week above-5">
                <h2 class="week__title gap-0-3 headed row baseline large">
                  {week.title} {week.days !== '' && <span class="soft">{week.days}</span>}
                </h2>
                <ol class="launch-list">{week.launches.map((launch) => row(launch, isFeatured(launch, siteDay(now))))}</ol>
              </section>
              {index === 0 && children}
            </Fragment>
          ))}
          <Paging category={category} isFirst={isFirst} nextCursor={state.nextCursor} />
        </>
      )}
    </section>
  )
}

function Nothing({ category, isFirst }: { category: string; isFirst: boolean }) {
  if (category === '' && isFirst) {
    return (
      <Empty
        title="No launches yet"
        says="Be the first: audit your site, then create a draft."
        next={{ href: paths.audit(), words: 'Run audit' }}
      />
    )
  }
  return (
    <Empty
      title={isFirst ? 'No launches yet' : 'You’ve reached the end'}
      says={isFirst ? `New launches appear daily at ${launchHourWords()}. Browse another category in the meantime.` : undefined}
      next={{ href: paths.home(), words: 'Browse all launches' }}
    />
  )
}

function Refused({ category, errors }: { category: string; errors: Record<string, string> }) {
  const cursorOnly = 'cursor' in errors
  return (
    <Empty
      title="This page isn’t available"
      says={cursorOnly ? 'The link is incomplete or from a different list.' : Object.values(errors).join(' ')}
      next={{ href: cursorOnly ? catalogLink({ query: '', category }) : '/', words: 'Back to newest' }}
    />
  )
}

function Paging({ category, isFirst, nextCursor }: { category: string; isFirst: boolean; nextCursor: string | null }) {
  if (isFirst && nextCursor === null) return null
  return (
    <nav class="row gap-3 above-5" aria-label="Pages">
      {!isFirst && <LinkButton href={catalogLink({ query: '', category })} words="Back to newest" />}
      {nextCursor !== null && (
        <LinkButton rel="next" href={catalogLink({ query: '', category, cursor: nextCursor })} words="Older launches" />
      )}
    </nav>
  )
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const mondayOf = (date: Date) => startOfWeek(weekOf(date))

export type LaunchWeek<T> = { title: string; days: string; launches: T[] }

/** Groups launches by ISO 8601 week and keeps their order. `now` decides which week is this week. */
export function groupByWeek<T extends Pick<ProductSummary, 'launchDate'>>(launches: T[], now: Date): LaunchWeek<T>[] {
  const monday = mondayOf(new Date(siteDay(now)))
  const names = new Map([
    [monday, 'This week'],
    [addDays(monday, -7), 'Last week'],
  ])
  const weeks = Map.groupBy(launches, ({ launchDate }) => mondayOf(new Date(timeOf(launchDate))))
  return [...weeks].map(([first, found]) => {
    const days = daysWords({ from: first, to: addDays(first, 6) })
    const name = names.get(first)
    return { title: name ?? days, days: name === undefined ? '' : days, launches: found }
  })
}
