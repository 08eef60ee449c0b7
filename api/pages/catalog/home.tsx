import { assets } from '../document/assets.ts'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { readLastWeek, type WonWeek } from '../../actions/weeks/read-week.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import type { PageRequest } from '../forms/page-request.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { definePage } from '../page/define-page.ts'
import { OtherPageFirst } from '../session/session.ts'
import { catalogSheet, readCatalog, type Catalog } from './catalog-sheet.tsx'
import { MemberTop, readMemberTop } from './member-top.tsx'
import { readResults, searchSheet } from './search.tsx'
import { AuditForm } from '../audit/url-form.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'
import { standardSite } from '../../domain/settings/site-settings.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { textLang } from '../parts/written.tsx'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { Logo } from '../parts/picture.tsx'
import { Medal } from '../parts/week-place.tsx'

/** The catalog, newest first or the best of the latest weeks; with a search, its results. A category alone is at a page of its own. */
export const home = definePage({
  path: paths.home,
  access: 'anyone',
  async load(request) {
    const { world, query: asked, account } = request
    const filters = { query: (asked.get('query') ?? '').slice(0, 2 * limits.queryLength), category: asked.get('category') ?? '' }
    const isSearch = filters.query.trim() !== ''
    if (!isSearch && filters.category !== '') throw new OtherPageFirst(categoryPath(filters.category, asked), 308)
    const upvoted = account === null ? null : await listUpvoted(world, account)
    if (isSearch) return { upvoted, search: { filters, state: await readResults(request, filters) } }
    return { upvoted, ...(await readHome(request)) }
  },
  view(data, request) {
    const { upvoted } = data
    if (data.search !== undefined) return searchSheet({ ...data.search, upvoted }, request)
    const { catalog, lastWeek, member } = data
    const { isFirst } = catalog
    return catalogSheet(
      {
        catalog,
        upvoted,
        head: headOf(catalog, request.world.siteUrl),
        top: isFirst && (member === null ? <Hero /> : <MemberTop {...member} />),
        children: lastWeek !== null && (currentSite().hasVotes || lastWeek.winners.length > 0) && <LastWinners {...lastWeek} />,
      },
      request,
    )
  },
})

function categoryPath(category: string, asked: URLSearchParams): string {
  const { cursor, order } = Object.fromEntries(asked)
  return paths.category({ category }, { cursor, order })
}

async function readHome(request: PageRequest<'anyone'>) {
  const { world, account } = request
  const catalog = await readCatalog(request, '')
  const [lastWeek, member] = await Promise.all([
    catalog.isFirst && catalog.state.kind !== 'refused' ? readLastWeek(world) : null,
    catalog.isFirst && account !== null ? readMemberTop(world, account) : null,
  ])
  return { catalog, lastWeek, member }
}

function headOf({ order, isFirst }: Catalog, siteUrl: string): PageHead {
  const { tagline, heroText } = currentSite()
  const section = { section: 'catalog', styles: 'home' } as const
  const description =
    heroText === standardSite.heroText
      ? `${siteName()} is a launch catalog. Audit your site before launch day, then browse new products, newest first.`
      : heroText.replaceAll('{name}', siteName())
  if (order === 'top')
    return {
      ...section,
      title: `Top launches on ${siteName()}`,
      description: `The best new products of the last four weeks, ranked by votes on ${siteName()}.`,
      canonical: `${siteUrl}/?order=top`,
    }
  if (!isFirst) return { title: `Older launches · ${siteName()}`, description, canonical: null, section: 'catalog', styles: 'catalog' }
  return {
    ...section,
    title: tagline === standardSite.tagline ? `${siteName()}: audit your site, then launch it` : `${siteName()}: ${tagline}`,
    description,
    canonical: `${siteUrl}/`,
    alternates: feedAlternates(feedPaths.catalog, `New launches on ${siteName()}`),
    data: {
      '@type': 'WebApplication',
      name: siteName(),
      url: `${siteUrl}/`,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      screenshot: assets.screenshots.map((path) => siteUrl + path),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  }
}

const Hero = () => (
  <section class="hero lit underlined">
    <div class="wrap hero__row grid center gap-6">
      <div>
        <h1 lang={textLang(currentSite().heroHeading)}>{currentSite().heroHeading}</h1>
        <p class="hero__lead soft large" lang={textLang(currentSite().heroText)}>
          {currentSite().heroText.replaceAll('{name}', siteName())}
        </p>
        <AuditForm value="" button={currentSite().heroButton} />
        <p class="hero__more above-3 soft small">
          Free, no account needed. Or <a href={paths.agents()}>let your coding agent run it</a>, or{' '}
          <a href="#catalog">browse new launches</a>.
        </p>
      </div>
      <SlipDrawing />
    </div>
  </section>
)

const LastWinners = ({ current, week, winners }: Awaited<ReturnType<typeof readLastWeek>>) => (
  <section class="last-winners card above-5 pad-4" aria-labelledby="winners-title">
    <div class="last-winners__head gap-1-4 row baseline between">
      <h2 class="large" id="winners-title">
        {winners.length > 0 ? (
          <a class="no-line" href={weekPath(week)}>
            Last week’s winners
          </a>
        ) : (
          'Launch of the week'
        )}
      </h2>
      <a href={weekPath(current)}>This week’s ranking</a>
    </div>
    {winners.length === 0 ? (
      <p class="soft above-2">Vote for the launches you like. The top three of the week get a badge on Monday.</p>
    ) : (
      <Podium winners={winners} />
    )}
  </section>
)

/** The first three of a week, with their medals. */
export const Podium = ({ winners }: Pick<WonWeek, 'winners'>) => (
  <ol class="podium grid gap-2-4 above-3">
    {winners.map(({ place, launch }) => (
      <li class="line center gap-2 shrinks anchor" key={launch.id}>
        <Logo address={launch.logo} slug={launch.slug} size={40} class="podium__logo covers" />
        <Medal place={place} size={22} />
        <span class="sw-hidden">No. {place}:</span>
        <a class="bold wraps shrinks no-line reaches" href={paths.launch(launch)}>
          <bdi>{launch.name}</bdi>
        </a>
      </li>
    ))}
  </ol>
)
