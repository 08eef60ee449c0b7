import type { FieldOfKind } from '../../shared/fields/field.ts'
import { toggleChoice } from './draft-state.ts'
import { Chevron } from '../../shared/ui/chevron.tsx'

type Props = {
  id: string
  field: FieldOfKind<'choices'>
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Collapsed to the chosen options; expands to all of them. Once as many as possible are chosen, the others are disabled. */
export const ChoicesField = ({ id, field: { label, options, max }, chosen, error, onChange }: Props) => (
  <fieldset class="field stack flat bare shrinks edgeless" aria-describedby={error === undefined ? undefined : `draft-${id}-note`}>
    <div class="line between baseline gap-2 soft tiny">
      <legend class="bare ink bold">{label}</legend>
      <span class="figures">
        {chosen.length} / {max}
        <span class="sw-hidden"> chosen</span>
      </span>
    </div>
    <details class="categories rounded-small edged lit">
      <summary class="line center between gap-2 folds">
        <span class={chosen.length === 0 ? 'soft' : 'row gap-half'}>
          {chosen.length === 0
            ? `Choose up to ${max}`
            : chosen.map((slug) => (
                <span class="sw-chip" key={slug}>
                  {options.find((option) => option.slug === slug)?.label ?? slug}
                </span>
              ))}
        </span>
        <Chevron />
      </summary>
      <div class="categories__all grid ruled">
        {options.map(({ slug, label }) => {
          const isChosen = chosen.includes(slug)
          return (
            <label key={slug} class="category line center pressable">
              <input
                class="rigid flat"
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
      <p id={`draft-${id}-note`} class="flat bad tiny tight medium">
        {error}
      </p>
    )}
  </fieldset>
)
