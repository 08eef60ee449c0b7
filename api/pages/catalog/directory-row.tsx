import { hostOf } from '../../../shared/hosts.ts'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { sentence } from './directory-filters.tsx'
import { linkAddress } from '../launch/link-address.ts'

const staleAfterDays = 180

function Rating({ value }: { value: number }) {
  return (
    <div class="rating">
      <span class="rating__value">{value}</span>
      <svg viewBox="0 0 100 4" width="100" height="4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="rating__track" width="100" height="4" rx="2" />
        <rect class="rating__fill" width={Math.min(100, Math.max(0, value))} height="4" rx="2" />
      </svg>
      <span class="rating__label">domain rating</span>
    </div>
  )
}

export function DirectoryRow({ directory, now }: { directory: Directory; now: Date }) {
  const {
    name,
    url,
    tagline,
    focus,
    pricing,
    traffic,
    domainRating,
    backlinkQuality,
    linkType,
    submissionFriction,
    requiresBadge,
    lastVerified,
  } = directory
  const address = linkAddress(url)
  const age = (now.getTime() - Date.parse(lastVerified)) / 86_400_000
  const facts: [string, string][] = [
    ['Focus', focus],
    ['Cost', pricing],
    ['Traffic', traffic],
    ['Backlink', backlinkQuality],
  ]
  return (
    <li class="directory">
      <Rating value={domainRating} />
      <div class="directory__text">
        <h2>
          {address === null ? (
            name
          ) : (
            <a href={address} rel="nofollow">
              {name}
            </a>
          )}
        </h2>
        <p class="directory__host">{hostOf(url)}</p>
        <p class="directory__tagline">{tagline}</p>
        <p class="directory__tags">
          <span class="sw-chip">{linkType === 'unknown' ? 'Link type unknown' : `${sentence(linkType)} link`}</span>
          <span class="sw-chip">{sentence(submissionFriction)} effort</span>
          {requiresBadge && <span class="sw-chip">Badge required</span>}
        </p>
      </div>
      <dl class="directory__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sentence(value)}</dd>
          </div>
        ))}
        <div>
          <dt>Known as of</dt>
          <dd>
            <time dateTime={lastVerified}>{dayWords(lastVerified)}</time>
            {age > staleAfterDays && <span class="directory__stale"> may be out of date</span>}
          </dd>
        </div>
      </dl>
    </li>
  )
}
