import type { Context } from 'koa'
import type { Caller } from '../actions/action.ts'
import { getProduct } from '../actions/get-product.ts'
import { searchProducts } from '../actions/search-products.ts'
import type { World } from '../actions/world.ts'
import { Failure } from '../domain/failure.ts'
import { callerOf } from '../http/caller.ts'
import { validateInput } from '../http/validate.ts'
import type { Product } from '../../shared/schemas/product.ts'
import { limits } from '../../shared/vocabulary.ts'
import { CatalogList, type CatalogState } from './catalog-list.tsx'
import { categoryLabel } from '../../shared/listing/taxonomy.ts'
import { Filters } from './catalog-filters.tsx'
import { fieldFaults } from './field-faults.ts'
import { Hero } from './home-hero.tsx'
import { renderPage, type PageHead } from './layout.tsx'

const pageSize = 20

/** The catalog: everything newest first, or what a search, a category and a cursor leave of it. */
export async function home(world: World, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  const filters = { query: (asked.get('query') ?? '').slice(0, 2 * limits.queryLength), category: asked.get('category') ?? '' }
  const isFirst = !asked.get('cursor')
  const plain = isFirst && filters.query === '' && filters.category === ''

  let state: CatalogState
  try {
    state = await readCatalog(world, asked, callerOf(ctx))
  } catch (error) {
    const faults = fieldFaults(error)
    ctx.status = 400
    state = { kind: 'refused', faults }
  }

  const content = (
    <>
      {plain && <Hero />}
      <div class="wrap catalog" id="catalog">
        <Filters {...filters} fault={state.kind === 'refused' ? state.faults['query'] : undefined} />
        <CatalogList state={state} {...filters} isFirst={isFirst} now={world.clock()} />
      </div>
    </>
  )
  ctx.type = 'html'
  ctx.body = renderPage(headOf(world, filters, plain, isFirst && state.kind === 'found'), content)
}

/** Throws Failure BAD_REQUEST when a filter or the cursor is not valid. */
async function readCatalog(world: World, asked: URLSearchParams, caller: Caller): Promise<CatalogState> {
  const input = validateInput('searchProducts', { query: asked })
  const { items, nextCursor } = await searchProducts(world, { ...input, limit: pageSize }, caller)
  const products = await Promise.all(items.map(({ slug }) => getProduct(world, { slug }, caller).catch(ignoreAbsent)))
  return { kind: 'found', products: products.filter((product) => product !== null), nextCursor }
}

/** A launch can be withdrawn between the search and the look at it. */
function ignoreAbsent(error: unknown): Product | null {
  if (error instanceof Failure && error.code === 'NOT_FOUND') return null
  throw error
}

function headOf(world: World, { query, category }: { query: string; category: string }, plain: boolean, indexable: boolean): PageHead {
  const description =
    'Slipway is a launch catalog that makers run themselves. Audit your site before launch day, then find new products, newest first.'
  if (plain) {
    return {
      title: 'Slipway: audit your site, then launch it',
      description,
      canonical: `${world.siteUrl}/`,
      section: 'catalog',
      data: {
        '@type': 'WebApplication',
        name: 'Slipway',
        url: `${world.siteUrl}/`,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    }
  }
  const label = categoryLabel(category)
  if (query === '' && category !== '' && indexable) {
    return {
      title: `${label}: new launches on Slipway`,
      description: `New products in ${label}, newest first: what they do, what they cost and who makes them, on a catalog run by its makers.`,
      canonical: `${world.siteUrl}/?category=${encodeURIComponent(category)}`,
      section: 'catalog',
    }
  }
  const title = query !== '' ? `“${query}” in the catalog · Slipway` : category !== '' ? `${label} · Slipway` : 'Older launches · Slipway'
  return { title, description, canonical: null, section: 'catalog' }
}
