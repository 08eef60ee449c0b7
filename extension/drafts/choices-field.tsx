import type { FieldOfKind } from '../../shared/fields/field.ts'
import { toggleChoice } from './draft-state.ts'

type Props = {
  id: string
  field: FieldOfKind<'choices'>
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Collapsed to the chosen options; expands to all of them. Once as many as possible are chosen, the others are disabled. */
export function ChoicesField({ id, field: { label, options, max }, chosen, error, onChange }: Props) {
  return (
    <fieldset class="field" aria-describedby={error === undefined ? undefined : `draft-${id}-note`}>
      <div class="field__head">
        <legend>{label}</legend>
        <span class="sw-limit">
          {chosen.length} / {max}
          <span class="sw-hidden"> chosen</span>
        </span>
      </div>
      <details class="categories">
        <summary>
          <span class={chosen.length === 0 ? 'categories__none' : 'sw-chips'}>
            {chosen.length === 0
              ? `Choose up to ${max}`
              : chosen.map((slug) => (
                  <span class="sw-chip" key={slug}>
                    {options.find((option) => option.slug === slug)?.label ?? slug}
                  </span>
                ))}
          </span>
          <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" />
          </svg>
        </summary>
        <div class="categories__all">
          {options.map(({ slug, label }) => {
            const isChosen = chosen.includes(slug)
            return (
              <label key={slug} class="category">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= max}
                  onChange={() => onChange(toggleChoice(chosen, slug, max))}
                />
                {label}
              </label>
            )
          })}
        </div>
      </details>
      {error !== undefined && (
        <p id={`draft-${id}-note`} class="field__note field__note--error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
