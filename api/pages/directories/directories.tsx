import {
  countWords,
  isChosenBy,
  isNarrowed,
  queryOf,
  readChoice,
  sortRows,
  sortedBy,
  type DirectoryChoice,
  type DirectoryRow,
  type DirectorySort,
} from '../../../shared/directories/choose-rows.ts'
import { staleWords } from '../../../shared/directories/stale-words.ts'
import { paths } from '../../../shared/paths.ts'
import { readDirectories, type KnownDirectory } from '../../actions/directories/read-directories.ts'
import { staleUntil, kindVerbs, type Kind, type DirectoryEntry } from '../../domain/directories/records.ts'
import { definePage } from '../page/define-page.ts'
import { addScript } from '../document/assets.ts'
import { Paging } from '../parts/paging.tsx'
import { DirectoryFilters, capitalize } from './directory-filters.tsx'
import { Empty } from '../parts/empty.tsx'
import { siteName } from '../../domain/settings/current-site.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pricingOf, waitWords } from '../../domain/directories/describe-directory.ts'
import { webUrl } from '../parts/web-url.ts'

type Row = DirectoryRow & { entry: DirectoryEntry }
type Props = { rows: Row[]; choice: DirectoryChoice }

/** `way`: the direction of a column that is sorted as usual. */
const columns: { label: string; sort: DirectorySort; way: 'ascending' | 'descending' }[] = [
  { label: 'Directory', sort: 'name', way: 'ascending' },
  { label: 'Price', sort: 'price', way: 'ascending' },
  { label: 'Link', sort: 'link', way: 'ascending' },
  { label: 'Review time', sort: 'wait', way: 'ascending' },
  { label: 'Requires', sort: 'needs', way: 'ascending' },
  { label: 'Domain rating', sort: 'rating', way: 'descending' },
  { label: 'Checked', sort: 'checked', way: 'descending' },
]

const DirectoryTable = ({ rows, choice }: Props) => (
  <table class="directory-table whole above-3 smaller" id="directory-table">
    <caption class="sw-hidden">Launch directories</caption>
    <thead>
      <tr>
        {columns.map(({ label, sort, way }) => (
          <th
            class="soft unbroken"
            key={sort}
            scope="col"
            aria-sort={sort === choice.sort ? (choice.isReversed ? opposite[way] : way) : undefined}
          >
            <a class="no-line" href={paths.directories() + queryOf(sortedBy(choice, sort))} data-sort={sort}>
              {label}
            </a>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <TableRow key={row.entry.id} row={row} />
      ))}
    </tbody>
  </table>
)

const opposite = { ascending: 'descending', descending: 'ascending' } as const

function TableRow({ row }: { row: Row }) {
  const { id, name, url, tagline, facts } = row.entry
  const href = webUrl(url)
  const price = pricingOf(facts)
  return (
    <tr>
      <th scope="row">
        <a class="small bold wraps" href={paths.directory({ slug: id })}>
          {name}
        </a>
        {href !== null && (
          <a class="host soft wraps no-line" href={href} rel="nofollow">
            {hostOf(url)}
          </a>
        )}
        <span class="block soft">{tagline}</span>
      </th>
      <td>
        <span class="price">{price === 'Unknown' ? '' : capitalize(price)}</span>
        <Age fact={facts.price ?? facts.free} />
      </td>
      <td>
        {facts.link !== undefined && capitalize(facts.link.value)}
        <Age fact={facts.link} />
      </td>
      <td>{row.wait === null ? <span class="price">{facts.reviewWait?.value ?? ''}</span> : waitWords(row.wait)}</td>
      <td>{needsWords(row)}</td>
      <td>
        {row.rating !== null && <b>{row.rating}</b>}
        <Age fact={facts.domainRating} />
      </td>
      <td>{dayWords(row.checked, 'month')}</td>
    </tr>
  )
}

const Age = ({ fact }: { fact: { kind: Kind; day: string } | undefined }) =>
  fact === undefined ? null : <small class="block soft unbroken smallest">{`${kindVerbs[fact.kind]} ${dayWords(fact.day, 'month')}`}</small>

function needsWords({ badge, account }: Row): string {
  const needs = [badge === true && 'Badge', account === true && 'Account'].filter((need) => need !== false)
  if (needs.length > 0) return capitalize(needs.join(', ').toLowerCase())
  return badge === false && account === false ? 'Nothing' : ''
}

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
