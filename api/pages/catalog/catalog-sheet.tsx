import { LaunchRow, type Upvoted } from './launch-row.tsx'
import type { Context } from 'koa'
import type { ComponentChildren } from 'preact'
import { browseCatalog } from '../../actions/catalog/browse-catalog.ts'
import { readTop, weeksOnTop } from '../../actions/weeks/read-week.ts'
import { isFeatured, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import type { World } from '../../ports/world.ts'
import { callerOf } from '../../http/caller.ts'
import { validateInput } from '../../http/validate.ts'
import { formErrors, type PageRequest } from '../forms/page-request.ts'
import type { PageHead } from '../document/layout.tsx'
import type { Sheet } from '../page/define-page.ts'
import { Filters, CatalogHeading } from './catalog-heading.tsx'
import { catalogLink, type CatalogOrder } from './catalog-link.ts'
import { CatalogList, type CatalogState } from './catalog-list.tsx'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { Empty } from '../parts/empty.tsx'

type Props = {
  category: string
  ranked: Placed<LiveLaunch>[]
  today: string
  upvoted: Upvoted
  page: string
  heading: ComponentChildren
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six']

function TopList({ category, ranked, today, upvoted, page, heading }: Props) {
  const span = `the last ${words[weeksOnTop] ?? weeksOnTop} weeks`
  return (
    <section class="launches" aria-labelledby="launches-title">
      {heading}
      {ranked.length === 0 ? (
        <Empty title={`No launches in ${span}`} next={{ href: catalogLink({ query: '', category }), words: 'See all, newest first' }} />
      ) : (
        <>
          <p class="launches__note above-2 soft small">The launches of {span}, ranked by votes.</p>
          <ol class="launch-list capped above-4">
            {ranked.map(({ place, launch }) => (
              <LaunchRow
                key={launch.id}
                launch={launch}
                place={place}
                featured={isFeatured(launch, today)}
                upvoted={upvoted?.has(launch.id) ?? null}
                page={page}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

const pageSize = 20
const maxRanked = 50

type RankedState = { kind: 'ranked'; ranked: Placed<LiveLaunch>[] }
export type Catalog = { category: string; state: CatalogState | RankedState; order: CatalogOrder; isFirst: boolean }

/** What the catalog shows, newest first or the best of the latest weeks, narrowed by a category and a cursor. An empty category is all of it. */
export async function readCatalog({ world, ctx, query: asked }: PageRequest<'anyone'>, category: string): Promise<Catalog> {
  const isFirst = !asked.get('cursor')
  const order = isFirst && asked.get('order') === 'top' ? 'top' : ''
  const query = new URLSearchParams({ category, cursor: asked.get('cursor') ?? '' })
  return { category, state: await readState(world, ctx, query, order), order, isFirst }
}

async function readState(world: World, ctx: Context, query: URLSearchParams, order: CatalogOrder): Promise<CatalogState | RankedState> {
  try {
    const input = validateInput('searchProducts', { query })
    if (order === 'top') return await readRanked(world, ctx, input.category)
    return { kind: 'found', ...(await browseCatalog(world, { ...input, limit: pageSize }, callerOf(ctx))) }
  } catch (error) {
    return { kind: 'refused', errors: formErrors(ctx, error).errors }
  }
}

async function readRanked(world: World, ctx: Context, category: string | undefined): Promise<RankedState> {
  const ranked = (await readTop(world, category ?? null)).slice(0, maxRanked)
  callerOf(ctx).shows?.(ranked.map(({ launch }) => launch))
  return { kind: 'ranked', ranked }
}

type Shown = {
  head: PageHead
  catalog: Catalog
  upvoted: Upvoted
  /** Above the catalog. */
  top?: ComponentChildren
  /** In its heading. */
  beside?: ComponentChildren
  /** After its newest week. */
  children?: ComponentChildren
}

export const catalogSheet = (
  { head, catalog: { category, state, order, isFirst }, upvoted, top, beside, children }: Shown,
  { ctx, now }: PageRequest<'anyone'>,
): Sheet => {
  const page = ctx.path + ctx.search
  const heading = (
    <CatalogHeading category={category} order={order} isFirst={isFirst}>
      {beside}
    </CatalogHeading>
  )
  return {
    head: { ...head, searched: { query: '', category } },
    content: (
      <>
        {top}
        <div class="wrap catalog" id="catalog">
          <Filters query="" category={category} order={order} />
          <div>
            {state.kind === 'ranked' ? (
              <TopList ranked={state.ranked} category={category} today={siteDay(now)} upvoted={upvoted} page={page} heading={heading} />
            ) : (
              <CatalogList state={state} category={category} isFirst={isFirst} now={now} upvoted={upvoted} page={page} heading={heading}>
                {children}
              </CatalogList>
            )}
          </div>
        </div>
      </>
    ),
  }
}
