import { assets } from '../document/assets.ts'
import type { Context } from 'koa'
import { browseCatalog } from '../../actions/catalog/browse-catalog.ts'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { readTop } from '../../actions/weeks/read-week.ts'
import { readLastWeek } from '../../actions/weeks/read-winners.ts'
import { dayOf, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import type { World } from '../../ports/world.ts'
import { callerOf } from '../../http/caller.ts'
import { validateInput } from '../../http/validate.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { CatalogList, type CatalogState } from './catalog-list.tsx'
import { categoryLabel, isCategory } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import { Filters } from './catalog-filters.tsx'
import { formErrors, type PageRequest } from '../forms/page-request.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { definePage, type Sheet } from '../page/define-page.ts'
import { readResults, searchSheet } from './search.tsx'
import { TopList } from './top-list.tsx'
import { LastWinners } from './last-winners.tsx'
import { AuditForm } from '../audit/audit-form.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'

const pageSize = 20
const maxRanked = 50

/** The catalog, newest first or the best of the latest weeks, narrowed by a category and a cursor; with a search, its results. */
export const home = definePage({
  path: paths.home,
  access: 'anyone',
  async load(request) {
    const { world, query: asked, account } = request
    const filters = { query: (asked.get('query') ?? '').slice(0, 2 * limits.queryLength), category: asked.get('category') ?? '' }
    const isSearch = filters.query.trim() !== ''
    const upvoted = account === null ? null : await listUpvoted(world, account)
    if (isSearch) return { filters, upvoted, found: await readResults(request, filters) }
    return { filters, upvoted, ...(await readCatalog(request, filters.category)) }
  },
  view: ({ filters, upvoted, ...data }, request) =>
    'found' in data
      ? searchSheet({ filters, upvoted, state: data.found }, request)
      : catalogSheet({ ...data, category: filters.category, upvoted }, request),
})

type RankedState = { kind: 'ranked'; ranked: Placed<LiveLaunch>[] }
type Catalog = Awaited<ReturnType<typeof readCatalog>> & { category: string; upvoted: ReadonlySet<string> | null }

async function readCatalog({ world, ctx, query: asked }: PageRequest<'anyone'>, category: string) {
  const isFirst = !asked.get('cursor')
  const order = isFirst && asked.get('order') === 'top' ? 'top' : ''
  const state = await readState(world, ctx, asked, order)
  const plain = isFirst && category === ''
  const lastWeek = plain && state.kind !== 'refused' ? await readLastWeek(world) : null
  return { state, order, isFirst, plain, lastWeek } as const
}

async function readState(world: World, ctx: Context, query: URLSearchParams, order: '' | 'top'): Promise<CatalogState | RankedState> {
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

function catalogSheet(
  { state, category, order, isFirst, plain, lastWeek, upvoted }: Catalog,
  { world, ctx, now }: PageRequest<'anyone'>,
): Sheet {
  const head = order === 'top' ? topHead(world, category) : headOf(world, category, plain, isFirst && state.kind === 'found')
  const page = ctx.path + ctx.search
  return {
    head: { ...head, searched: { query: '', category } },
    content: (
      <>
        {plain && <Hero />}
        <div class="wrap catalog" id="catalog">
          <Filters query="" category={category} order={order} />
          <div>
            {state.kind === 'ranked' ? (
              <TopList ranked={state.ranked} category={category} today={dayOf(now)} upvoted={upvoted} page={page} />
            ) : (
              <CatalogList state={state} category={category} isFirst={isFirst} now={now} upvoted={upvoted} page={page}>
                {lastWeek !== null && <LastWinners {...lastWeek} />}
              </CatalogList>
            )}
          </div>
        </div>
      </>
    ),
  }
}

const topHead = (world: World, category: string): PageHead => ({
  title: category === '' ? 'Top launches on Slipway' : `${categoryLabel(category)}: top launches on Slipway`,
  description: 'The best new products of the last four weeks, ranked by votes from the Slipway community.',
  canonical: category === '' ? `${world.siteUrl}/?order=top` : null,
  section: 'catalog',
  styles: category === '' ? 'home' : 'catalog',
})

function headOf(world: World, category: string, plain: boolean, indexable: boolean): PageHead {
  const description =
    'Slipway is a launch catalog run by its makers. Audit your site before launch day, then browse new products, newest first.'
  if (plain) {
    return {
      title: 'Slipway: audit your site, then launch it',
      description,
      canonical: `${world.siteUrl}/`,
      alternates: feedAlternates(feedPaths.catalog, 'New launches on Slipway'),
      section: 'catalog',
      styles: 'home',
      data: {
        '@type': 'WebApplication',
        name: 'Slipway',
        url: `${world.siteUrl}/`,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        screenshot: assets.screenshots.map((path) => world.siteUrl + path),
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    }
  }
  const label = categoryLabel(category)
  if (category !== '' && indexable) {
    return {
      title: `${label}: new launches on Slipway`,
      description: `New ${label} products, newest first: what they do, what they cost and who makes them.`,
      canonical: `${world.siteUrl}/?category=${encodeURIComponent(category)}`,
      alternates: !isCategory(category) ? [] : feedAlternates(feedPaths.category(category), `${label}: new launches on Slipway`),
      section: 'catalog',
      styles: 'catalog',
    }
  }
  const title = category !== '' ? `${label} · Slipway` : 'Older launches · Slipway'
  return { title, description, canonical: null, section: 'catalog', styles: 'catalog' }
}

function Hero() {
  return (
    <section class="hero lit underlined">
      <div class="wrap hero__row grid center gap-6">
        <div>
          <h1>Find what’s broken before you launch.</h1>
          <p class="hero__lead narrow soft large">Slipway audits your site and gives you fixes to copy. Then launch it in our catalog.</p>
          <AuditForm value="" />
          <p class="hero__more above-3 soft small">
            Free, no account needed. Or <a href={paths.agents()}>let your coding agent run it</a>, or{' '}
            <a href="#catalog">browse new launches</a>.
          </p>
        </div>
        <SlipDrawing />
      </div>
    </section>
  )
}
