import { hostOf } from '../../../shared/hosts.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { webUrl } from '../parts/web-url.ts'
import { sortedLink, type DirectoryChoice, type DirectorySort } from './directory-choice.ts'
import { capitalize } from './directory-filters.tsx'

const columns: { label: string; class: string; sort?: DirectorySort }[] = [
  { label: 'Rating', class: 'directory__rating', sort: 'rating' },
  { label: 'Directory', class: 'directory__main', sort: 'name' },
  { label: 'Best for', class: 'directory__focus' },
  { label: 'Cost', class: 'directory__cost' },
  { label: 'Traffic', class: 'directory__traffic' },
  { label: 'Link', class: 'directory__link' },
  { label: 'Effort', class: 'directory__effort', sort: 'effort' },
  { label: 'Verified', class: 'directory__verified', sort: 'verified' },
]

/** A compact table. On narrow screens the cost and the link type move below the name. */
export function DirectoryTable({ directories, choice }: { directories: Directory[]; choice: DirectoryChoice }) {
  return (
    <table class="directory-table">
      <caption class="sw-hidden">Launch directories</caption>
      <thead>
        <tr>
          {columns.map(({ label, class: name, sort }) => (
            <th key={label} class={name} scope="col" aria-sort={sort === choice.sort ? directions[sort] : undefined}>
              {sort === undefined ? label : <a href={sortedLink(choice, sort)}>{label}</a>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {directories.map((directory) => (
          <DirectoryRow key={directory.slug} directory={directory} />
        ))}
      </tbody>
    </table>
  )
}

const directions = { rating: 'descending', name: 'ascending', effort: 'ascending', verified: 'descending' } as const

function DirectoryRow({ directory }: { directory: Directory }) {
  const { name, url, tagline, focus, pricing, traffic, domainRating, backlinkQuality, linkType } = directory
  const { submissionFriction, requiresBadge, lastVerified } = directory
  const href = webUrl(url)
  return (
    <tr class="directory">
      <td class="directory__rating">
        <span class="rating__value">{domainRating}</span>
        <svg class="rating__bar" viewBox="0 0 100 4" width="44" height="4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="rating__track" width="100" height="4" rx="2" />
          <rect class="rating__fill" width={Math.min(100, Math.max(0, domainRating))} height="4" rx="2" />
        </svg>
      </td>
      <th class="directory__main" scope="row">
        <span class="directory__name">
          {href === null ? (
            name
          ) : (
            <a href={href} rel="nofollow" title={hostOf(url)}>
              {name}
            </a>
          )}
        </span>
        {requiresBadge && <span class="sw-chip">Badge required</span>}
        <span class="directory__tagline">{tagline}</span>
        <span class="directory__brief">
          {[capitalize(pricing), linkType !== 'unknown' && `${linkType} link`].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td class="directory__focus">{focus}</td>
      <td class="directory__cost">{capitalize(pricing)}</td>
      <td class="directory__traffic">{capitalize(traffic)}</td>
      <td class="directory__link">
        {capitalize(linkType)} <span class="directory__soft">{backlinkQuality} quality</span>
      </td>
      <td class="directory__effort">{capitalize(submissionFriction)}</td>
      <td class="directory__verified">
        <time dateTime={lastVerified}>{dayWords(lastVerified, 'month')}</time>
      </td>
    </tr>
  )
}
