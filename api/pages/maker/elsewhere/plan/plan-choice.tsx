import type { Excluded, Offer } from '../../../../domain/elsewhere/compose-plan.ts'
import { ButtonForm } from '../../../forms/form.tsx'
import { PlaceFacts } from '../place/place-row.tsx'
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

export function ExcludedList({ excluded }: { excluded: readonly Excluded[] }) {
  if (excluded.length === 0) return null
  return (
    <details class="elsewhere-fold ruled" id="excluded">
      <summary class="soft wraps pressable">
        <span class="ink bold">{plural(excluded.length, 'directory doesn’t fit', 'directories don’t fit')}</span>: see why
      </summary>
      <dl class="elsewhere-excluded">
        {excluded.map(({ entry, reasons }) => (
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
