import { searchCatalog } from '../../actions/catalog/browse-catalog.ts'
import { callerOf } from '../../http/caller.ts'
import { validateInput } from '../../http/validate.ts'
import { formErrors, type PageRequest } from '../forms/page-request.ts'
import type { Sheet } from '../page/define-page.ts'
import { Filters } from './catalog-heading.tsx'
import { SearchResults, type SearchState } from './search-results.tsx'
import { siteName } from '../../domain/settings/current-site.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'

const perPage = 20

type Asked = { query: string; category: string }
type Results = { state: SearchState; filters: Asked; upvoted: ReadonlySet<string> | null }

/** What launches match a search, the best matches first, in numbered pages. */
export async function readResults({ world, ctx, query: asked }: PageRequest<'anyone'>, filters: Asked): Promise<SearchState> {
  const page = pageOf(asked.get('page'))
  try {
    const { query = '', category } = validateInput('searchProducts', { query: new URLSearchParams(filters) })
    const found = await searchCatalog(world, { query, category, page: page ?? 1, perPage }, callerOf(ctx))
    if (page !== null && page <= found.pages) return { kind: 'found', ...found, page }
    return { kind: 'no-page' }
  } catch (error) {
    return { kind: 'refused', error: formErrors(ctx, error).errors['query'] ?? '' }
  }
}

export const searchSheet = ({ state, filters, upvoted }: Results, { ctx, now }: PageRequest<'anyone'>): Sheet => ({
  ...(state.kind === 'no-page' && { status: 404 }),
  head: {
    canonical: null,
    title: `Results for “${filters.query}” · ${siteName()}`,
    description: 'Launches that match your search, best matches first.',
    section: 'catalog',
    styles: 'catalog',
    searched: { ...filters, hasError: state.kind === 'refused' },
  },
  content: (
    <div class="wrap catalog">
      <Filters {...filters} />
      <SearchResults {...filters} state={state} upvoted={upvoted} today={siteDay(now)} path={ctx.path + ctx.search} />
    </div>
  ),
})

/** Null for anything but a whole number from 1 on. */
function pageOf(asked: string | null): number | null {
  if (asked === null || asked === '') return 1
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
