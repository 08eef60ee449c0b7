import type { Context } from 'koa'
import { searchCatalog } from '../../actions/catalog/search-catalog.ts'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import { callerOf } from '../../http/caller.ts'
import { validateInput } from '../../http/validate.ts'
import type { World } from '../../ports/world.ts'
import { accountOf } from '../account/session.ts'
import { formFaults } from '../parts/form-answer.ts'
import { renderPage } from '../parts/layout.tsx'
import { Filters } from './catalog-filters.tsx'
import { SearchResults, type SearchState } from './search-results.tsx'

const perPage = 20

/** What launches match a search, the best matches first, in numbered pages. */
export async function search(world: World, ctx: Context, filters: { query: string; category: string }): Promise<void> {
  const state = await findResults(world, ctx, filters)
  const account = accountOf(ctx)
  const upvoted = account === null ? null : await listUpvoted(world, account)
  const hasFault = state.kind === 'refused'
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: `Results for “${filters.query}” · Slipway`,
      description: 'Launches that match your search, best matches first.',
      canonical: null,
      section: 'catalog',
      styles: 'catalog',
      searched: { ...filters, hasFault },
    },
    <div class="wrap catalog">
      <Filters {...filters} />
      <SearchResults {...filters} state={state} upvoted={upvoted} today={dayOf(world.clock())} path={ctx.path + ctx.search} />
    </div>,
  )
}

async function findResults(world: World, ctx: Context, filters: { query: string; category: string }): Promise<SearchState> {
  const page = pageOf(new URLSearchParams(ctx.querystring).get('page'))
  try {
    const { query = '', category } = validateInput('searchProducts', { query: new URLSearchParams(filters) })
    const found = await searchCatalog(world, { query, category, page: page ?? 1, perPage }, callerOf(ctx))
    if (page !== null && page <= found.pages) return { kind: 'found', ...found, page }
    ctx.status = 404
    return { kind: 'no-page' }
  } catch (error) {
    return { kind: 'refused', fault: formFaults(ctx, error).faults['query'] ?? '' }
  }
}

/** Null for anything but a whole number from 1 on. */
function pageOf(asked: string | null): number | null {
  if (asked === null || asked === '') return 1
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
