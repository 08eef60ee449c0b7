import type { LiveLaunch } from '../../domain/launch.ts'
import { isFeatured, dayOf } from '../../domain/launch-plan.ts'
import { catalogLink } from './catalog-link.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { LaunchRow } from './launch-row.tsx'
import type { ProductSummary } from '../../../shared/schemas/product.ts'
import { startOfWeek, weekOf } from '../../../shared/weeks.ts'

export type CatalogState =
  | { kind: 'found'; featured: LiveLaunch[]; launches: LiveLaunch[]; nextCursor: string | null }
  | { kind: 'refused'; faults: Record<string, string> }

type Filters = { query: string; category: string }
type Catalog = Filters & {
  state: CatalogState
  isFirst: boolean
  now: Date
  /** Ids of the launches that the person looking on has voted for; null for somebody who is signed out. */
  upvoted: ReadonlySet<string> | null
  /** This page, as a path. */
  page: string
}

export function CatalogList({ state, isFirst, now, upvoted, page, ...filters }: Catalog) {
  const row = (launch: LiveLaunch) => (
    <LaunchRow
      key={launch.id}
      launch={launch}
      featured={isFeatured(launch, dayOf(now))}
      upvoted={upvoted?.has(launch.id) ?? null}
      page={page}
    />
  )
  return (
    <section class="launches" aria-labelledby="launches-title">
      <Heading {...filters} isFirst={isFirst} />
      {state.kind === 'refused' ? (
        <Refused {...filters} faults={state.faults} />
      ) : state.launches.length + state.featured.length === 0 && state.nextCursor === null ? (
        <Nothing {...filters} isFirst={isFirst} />
      ) : (
        <>
          {state.featured.length > 0 && (
            <section class="week week--featured" aria-label="Featured launches">
              <ol class="launch-list">{state.featured.map(row)}</ol>
            </section>
          )}
          {groupByWeek(state.launches, now).map((week) => (
            <section class="week" key={week.title}>
              <h2 class="week__title">
                {week.title} {week.days !== '' && <span>{week.days}</span>}
              </h2>
              <ol class="launch-list">{week.launches.map(row)}</ol>
            </section>
          ))}
          <Paging {...filters} isFirst={isFirst} nextCursor={state.nextCursor} />
        </>
      )}
    </section>
  )
}

function Heading({ query, category, isFirst }: Filters & { isFirst: boolean }) {
  const inCategory = category === '' ? '' : ` in ${categoryLabel(category)}`
  const words =
    query !== '' ? `“${query}”${inCategory}` : category !== '' ? categoryLabel(category) : isFirst ? 'New launches' : 'Older launches'
  // The plain catalog stands under the hero, which holds the h1.
  const Level = query === '' && category === '' && isFirst ? 'h2' : 'h1'
  return (
    <div class="launches__head">
      <Level id="launches-title">{words}</Level>
      {(query !== '' || category !== '' || !isFirst) && <a href="/">All launches</a>}
    </div>
  )
}

function Nothing({ query, category, isFirst }: Filters & { isFirst: boolean }) {
  if (query === '' && category === '' && isFirst) {
    return (
      <div class="empty">
        <p class="empty__title">The slipway is clear.</p>
        <p>Nothing has launched here yet. Audit your site, open a draft, and be the first.</p>
        <p class="empty__actions">
          <a class="sw-button" href="/audit/">
            Audit my site
          </a>
        </p>
      </div>
    )
  }
  return (
    <div class="empty">
      <p class="empty__title">{query !== '' ? 'No launch matches.' : isFirst ? 'No launches here yet.' : 'That was the last of them.'}</p>
      {query !== '' && <p>Every word must occur in a launch’s name, tagline, description, category or host. Try fewer or shorter words.</p>}
      {query === '' && isFirst && <p>Launches show up on their day, at midnight UTC. Look into another category meanwhile.</p>}
      <p class="empty__actions">
        {query !== '' && category !== '' && (
          <a class="sw-button" href={catalogLink({ query, category: '' })}>
            Search all categories
          </a>
        )}
        <a class="sw-button" href="/">
          Show all launches
        </a>
      </p>
    </div>
  )
}

function Refused({ query, category, faults }: Filters & { faults: Record<string, string> }) {
  const cursorOnly = 'cursor' in faults
  return (
    <div class="empty">
      <p class="empty__title">{cursorOnly ? 'This page of the list cannot be opened.' : 'This search cannot be run.'}</p>
      <p>
        {cursorOnly
          ? 'Its address is incomplete, or belongs to another search. The list itself is fine.'
          : 'See the note beside the search field.'}
      </p>
      <p class="empty__actions">
        <a class="sw-button" href={cursorOnly ? catalogLink({ query, category }) : '/'}>
          Start with the newest
        </a>
      </p>
    </div>
  )
}

function Paging({ query, category, isFirst, nextCursor }: Filters & { isFirst: boolean; nextCursor: string | null }) {
  if (isFirst && nextCursor === null) return null
  return (
    <nav class="paging" aria-label="Pages">
      {!isFirst && (
        <a class="sw-button" href={catalogLink({ query, category })}>
          Back to the newest
        </a>
      )}
      {nextCursor !== null && (
        <a class="sw-button" rel="next" href={catalogLink({ query, category, cursor: nextCursor })}>
          Older launches
        </a>
      )}
    </nav>
  )
}

const dayMs = 86_400_000
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const mondayOf = (date: Date) => startOfWeek(weekOf(date))

export type LaunchWeek<T> = { title: string; days: string; launches: T[] }

/** Launches in the order given, by ISO 8601 week. `now` decides which week is called this one. */
export function groupByWeek<T extends Pick<ProductSummary, 'launchDate'>>(launches: T[], now: Date): LaunchWeek<T>[] {
  const names = new Map([
    [mondayOf(now), 'This week'],
    [mondayOf(new Date(now.getTime() - 7 * dayMs)), 'Last week'],
  ])
  const weeks = Map.groupBy(launches, ({ launchDate }) => mondayOf(new Date(timeOf(launchDate))))
  return [...weeks].map(([monday, found]) => {
    const days = longDay.formatRange(timeOf(monday), timeOf(monday) + 6 * dayMs)
    const name = names.get(monday)
    return { title: name ?? days, days: name === undefined ? '' : days, launches: found }
  })
}
