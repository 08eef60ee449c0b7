import type { Context } from 'koa'
import { readDirectories } from '../../actions/directories/read-directories.ts'
import type { World } from '../../ports/world.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { addScript } from '../site/assets.ts'
import { chooseDirectories, isNarrowed, readChoice } from './directory-choice.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryTable } from './directory-table.tsx'
import { renderPage } from '../parts/layout.tsx'

const script = addScript('browser/live-filters.ts')

/** Launch directories, filtered and sorted by an ordinary GET form. */
export async function directories(world: World, ctx: Context): Promise<void> {
  const choice = readChoice(new URLSearchParams(ctx.querystring))
  const items = await readDirectories(world)
  const found = chooseDirectories(items, choice)

  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'Launch directories, vetted · Slipway',
      description:
        'Where to launch a product: directories sorted by domain rating, with what a listing costs, the kind of link you get and how much effort it takes.',
      canonical: `${world.siteUrl}/directories/`,
      noindex: isNarrowed(choice) || choice.sort !== 'rating',
      section: 'directories',
      styles: 'directories',
      extra: <script src={script} defer></script>,
    },
    <div class="wrap directories">
      <header class="page-head">
        <h1>Launch directories</h1>
        <p>Hand-picked places to launch, sorted by domain rating. Check current terms before paying.</p>
      </header>
      <DirectoryFilters choice={choice} all={items} />
      <div class="directories__status">
        <p class="directories__count" id="directory-count" role="status">
          {found.length === items.length ? `${items.length} directories` : `${found.length} of ${items.length} directories`}
        </p>
        <AgeNotice all={items} now={world.clock()} />
      </div>
      <div id="directory-results">
        {found.length === 0 ? (
          <div class="empty">
            <p class="empty__title">No directories match</p>
            <p class="empty__actions">
              <a class="sw-button" href="/directories/">
                Clear filters
              </a>
            </p>
          </div>
        ) : (
          <DirectoryTable directories={found} choice={choice} />
        )}
      </div>
    </div>,
  )
}

const staleAfterDays = 180

/** One notice for the whole list, when any entry is old. */
function AgeNotice({ all, now }: { all: Directory[]; now: Date }) {
  const age = (day: string) => (now.getTime() - Date.parse(day)) / 86_400_000
  const stale = all.filter(({ lastVerified }) => age(lastVerified) > staleAfterDays).length
  if (stale === 0) return null
  return (
    <p class="directories__notice">
      {stale === all.length ? 'All entries were' : stale === 1 ? '1 entry was' : `${stale} entries were`} verified more than six months ago,
      so costs and link types may have changed.
    </p>
  )
}
