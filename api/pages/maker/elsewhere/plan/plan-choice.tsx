import type { Excluded, Offer } from '../../../../domain/elsewhere/compose-plan.ts'
import { byRating } from '../../../../domain/directories/describe-directory.ts'
import { ButtonForm } from '../../../forms/form.tsx'
import { PlaceFacts } from '../place/place-row.tsx'
import { limits } from '../../../../../shared/vocabulary.ts'
import { paths } from '../../../../../shared/paths.ts'
import { plural } from '../../../../../shared/plural.ts'

const shown = 8

/** Directories that fit and aren’t planned, best first, each with its button. */
export function Offers({ offers, title }: { offers: readonly Offer[]; title: string }) {
  if (offers.length === 0) return null
  const rest = offers.slice(shown)
  return (
    <section class="elsewhere-week stack gap-3" id="offers" aria-labelledby="offers-title">
      <header class="elsewhere-week__head gap-1-4 headed row baseline between">
        <h2 class="large" id="offers-title">
          {title}
        </h2>
        <p class="soft small">{plural(offers.length, 'directory', 'directories')}, best first</p>
      </header>
      <OfferList offers={offers.slice(0, shown)} />
      {rest.length > 0 && (
        <details class="elsewhere-fold ruled">
          <summary class="soft wraps pressable">Show {rest.length} more</summary>
          <OfferList offers={rest} />
        </details>
      )}
    </section>
  )
}

const OfferList = ({ offers }: { offers: readonly Offer[] }) => (
  <ul>
    {offers.map(({ entry, why, when, unknown }) => (
      <li key={entry.id} class="elsewhere-row pad-y-3 grid gap-2-5 underlined elsewhere-row--offer center">
        <div>
          <h3>
            <a href={paths.directory({ slug: entry.id })}>{entry.name}</a>
          </h3>
          <p class="small wraps">
            {when}. {why}
          </p>
          <PlaceFacts entry={entry} />
          {unknown.length > 0 && <p class="soft small wraps">{unknown.join(' ')}</p>}
        </div>
        <ButtonForm name="plan-place" about={{ directory: entry.id }} look="small" of={`: ${entry.name}`} words="Add to plan" />
      </li>
    ))}
  </ul>
)

/** How many of thousands are listed at a time, each with its reasons. */
const mostExcluded = 30

/** Those with `find` in their name or address; without it, the best known. */
export function ExcludedList({ excluded, find }: { excluded: readonly Excluded[]; find: string }) {
  if (excluded.length === 0) return null
  const asked = find.toLowerCase()
  const found = excluded
    .filter(({ entry }) => `${entry.name} ${entry.url}`.toLowerCase().includes(asked))
    .toSorted((a, b) => byRating(a.entry, b.entry))
  const listed = found.slice(0, mostExcluded)
  return (
    <details class="elsewhere-fold ruled" id="excluded" open={find !== ''}>
      <summary class="soft wraps pressable">
        <span class="ink bold">{plural(excluded.length, 'directory doesn’t fit', 'directories don’t fit')}</span>: see why
      </summary>
      <form class="elsewhere-find line gap-2 pad-y-3" action="#excluded" method="get" role="search" aria-label="Directories that don’t fit">
        <label class="sw-hidden" for="field-find">
          Name or address
        </label>
        <input
          class="field"
          id="field-find"
          type="search"
          name="find"
          value={find}
          maxlength={limits.queryLength}
          placeholder="Find a directory"
        />
        <button class="sw-button">Search</button>
      </form>
      <p class="soft small" role="status">
        {excludedWords(found.length, find)}
      </p>
      <dl class="elsewhere-excluded">
        {listed.map(({ entry, reasons }) => (
          <div class="pad-y-2" key={entry.id}>
            <dt class="bold">
              <a href={paths.directory({ slug: entry.id })}>{entry.name}</a>
            </dt>
            <dd class="soft small">{reasons.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function excludedWords(found: number, find: string): string {
  if (found === 0) return `None of them is called “${find}”.`
  const first = found > mostExcluded ? `The ${mostExcluded} best known of ` : ''
  return `${first}${plural(found, 'directory', 'directories')}${find === '' ? '' : ` with “${find}” in the name or address`}.`
}
