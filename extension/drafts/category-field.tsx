import { categoryLabel, taxonomy } from '../../shared/listing/taxonomy.ts'
import { limits } from '../../shared/vocabulary.ts'
import { toggleCategory } from './draft-state.ts'

type Props = { chosen: readonly string[]; error: string | undefined; onChange: (chosen: string[]) => void }

/** Collapsed to the chosen categories; expands to all of them. Once three are chosen, the others are disabled. */
export function CategoryField({ chosen, error, onChange }: Props) {
  const max = limits.listing.categories
  return (
    <fieldset class="field" aria-describedby={error === undefined ? undefined : 'draft-categories-note'}>
      <div class="field__head">
        <legend>Categories</legend>
        <span class="sw-limit">
          {chosen.length} / {max}
          <span class="sw-hidden"> chosen</span>
        </span>
      </div>
      <details class="categories">
        <summary>
          <span class={chosen.length === 0 ? 'categories__none' : 'sw-chips'}>
            {chosen.length === 0
              ? 'Choose up to 3'
              : chosen.map((slug) => (
                  <span class="sw-chip" key={slug}>
                    {categoryLabel(slug)}
                  </span>
                ))}
          </span>
          <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" />
          </svg>
        </summary>
        <div class="categories__all">
          {taxonomy.map(({ slug, label }) => {
            const isChosen = chosen.includes(slug)
            return (
              <label key={slug} class="category">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= max}
                  onChange={() => onChange(toggleCategory(chosen, slug))}
                />
                {label}
              </label>
            )
          })}
        </div>
      </details>
      {error !== undefined && (
        <p id="draft-categories-note" class="field__note field__note--error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
