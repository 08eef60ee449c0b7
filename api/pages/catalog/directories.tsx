import type { Context } from 'koa'
import { listDirectories } from '../../actions/catalog/list-directories.ts'
import type { World } from '../../ports/world.ts'
import { callerOf } from '../../http/caller.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { DirectoryFilters, type DirectoryChoice } from './directory-filters.tsx'
import { DirectoryRow } from './directory-row.tsx'
import { renderPage } from '../parts/layout.tsx'

/** Places to launch, strongest domain first, narrowed by an ordinary GET form. */
export async function directories(world: World, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  const choice: DirectoryChoice = { link: asked.get('link') ?? '', friction: asked.get('friction') ?? '', badge: asked.get('badge') ?? '' }
  const { items } = await listDirectories(world, { limit: limits.directories.max }, callerOf(ctx))
  const found = items.filter((directory) => fits(directory, choice))
  const narrowed = Object.values(choice).some((value) => value !== '')

  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'Launch directories, vetted · Slipway',
      description:
        'Where to launch a product: directories sorted by domain rating, with what a listing costs, the kind of link you get and how hard submitting is.',
      canonical: `${world.siteUrl}/directories/`,
      noindex: narrowed,
      section: 'directories',
    },
    <div class="wrap directories">
      <header class="page-head">
        <h1>Where else to launch</h1>
        <p>
          Directories worth your afternoon, strongest domain first. Each row shows the day we last knew its facts to be true, so check the
          terms before you pay.
        </p>
      </header>
      <DirectoryFilters choice={choice} all={items} found={found.length} />
      {found.length === 0 ? (
        <div class="empty">
          <p class="empty__title">No directory fits all of that.</p>
          <p class="empty__actions">
            <a class="sw-button" href="/directories/">
              Show all {items.length}
            </a>
          </p>
        </div>
      ) : (
        <ol class="directory-list">
          {found.map((directory) => (
            <DirectoryRow key={directory.slug} directory={directory} now={world.clock()} />
          ))}
        </ol>
      )}
    </div>,
  )
}

function fits(directory: Directory, { link, friction, badge }: DirectoryChoice): boolean {
  return (
    (link === '' || directory.linkType === link) &&
    (friction === '' || directory.submissionFriction === friction) &&
    (badge === '' || directory.requiresBadge === (badge === 'yes'))
  )
}
