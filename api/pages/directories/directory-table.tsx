import { queryOf, sortedBy, type DirectoryChoice, type DirectoryRow, type DirectorySort } from '../../../shared/directories/choose-rows.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { pricingOf, waitWords } from '../../domain/directories/describe-directory.ts'
import { kindVerbs, type Kind, type DirectoryEntry } from '../../domain/directories/records.ts'
import { webUrl } from '../parts/web-url.ts'
import { capitalize } from './directory-filters.tsx'

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

export const DirectoryTable = ({ rows, choice }: Props) => (
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
