import {
  countWords,
  type DirectoryChoice,
  isChosenBy,
  isNarrowed,
  queryOf,
  readChoice,
  sortRows,
} from '../../../shared/directories/choose-rows.ts'
import { staleWords } from '../../../shared/directories/stale-words.ts'
import { paths } from '../../../shared/paths.ts'
import { readDirectories, type KnownDirectory } from '../../actions/directories/read-directories.ts'
import { staleUntil } from '../../domain/directories/records.ts'
import { definePage } from '../page/define-page.ts'
import { addScript } from '../document/assets.ts'
import { Paging } from '../parts/paging.tsx'
import { DirectoryFilters } from './directory-filters.tsx'
import { Empty } from '../parts/empty.tsx'
import { DirectoryTable } from './directory-table.tsx'
import { siteName } from '../../domain/settings/current-site.ts'

const script = addScript('browser/directories.ts')
const perPage = 30

type Known = readonly KnownDirectory[]
const ordered = new WeakMap<Known, Map<string, Known>>()

/** All of them in the chosen order, which is made once for each order until the list changes. */
function inOrder(all: Known, choice: DirectoryChoice): Known {
  const orders = ordered.get(all) ?? new Map<string, Known>()
  ordered.set(all, orders)
  const order = `${choice.sort} ${choice.isReversed}`
  const known = orders.get(order) ?? sortRows(all, choice)
  orders.set(order, known)
  return known
}

/** Launch directories: searched, filtered and sorted by links and an ordinary GET form, which a script sends as it changes. */
export const directories = definePage({
  path: paths.directories,
  access: 'anyone',
  async load({ world, query, now }) {
    const asked = readChoice(query)
    const all = await readDirectories(world)
    const chosen = inOrder(all, asked).filter(isChosenBy(asked))
    const pages = Math.max(1, Math.ceil(chosen.length / perPage))
    const choice = { ...asked, page: Math.min(asked.page, pages) }
    const rows = chosen.slice((choice.page - 1) * perPage, choice.page * perPage).map(({ entry, row }) => ({ ...row, entry }))
    const old = staleUntil(now)
    const stale = chosen.filter(({ row }) => row.checked <= old).length
    return { choice, rows, pages, found: chosen.length, all: all.length, stale }
  },
  view: ({ choice, rows, pages, found, all, stale }, { world }) => ({
    head: {
      title: `Directories to launch in, with sources · ${siteName()}`,
      description:
        'Where to launch a product: what each directory costs, whether its links are followed, how long it takes and what it asks for, with the source and date of every fact.',
      canonical: `${world.siteUrl}${paths.directories()}${choice.page === 1 ? '' : `?page=${choice.page}`}`,
      noindex: isNarrowed(choice) || choice.sort !== 'fit' || choice.isReversed,
      section: 'directories',
      styles: 'directories',
      extra: <script src={script} defer></script>,
    },
    content: (
      <div class="wrap directories">
        <header class="page-head">
          <h1>Directories</h1>
          <p>Where else to launch. Open a directory for the source and date of every fact.</p>
        </header>
        <DirectoryFilters choice={choice} />
        <div class="directories__status row between above-4 soft small">
          <p class="ink bold figures" id="directory-count" role="status">
            {countWords(found, all)}
          </p>
          <p class="directories__notice" id="directory-stale">
            {staleWords(stale)}
          </p>
        </div>
        <div id="directory-list">
          {found === 0 ? (
            <Empty
              title={all === 0 ? 'No directories yet' : 'No directories match'}
              next={all > 0 ? { href: paths.directories(), words: 'Clear filters' } : undefined}
            />
          ) : (
            <DirectoryTable rows={rows} choice={choice} />
          )}
          <Paging page={choice.page} pages={pages} linkTo={(page) => paths.directories() + queryOf({ ...choice, page })} />
        </div>
      </div>
    ),
  }),
})
