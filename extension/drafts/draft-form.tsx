import type { Draft } from './use-draft.ts'
import { CategoryField } from './category-field.tsx'
import { TextField } from './text-field.tsx'
import { pricingWords } from '../../shared/ui/launch-words.ts'
import { pricings, type Pricing } from '../../shared/vocabulary.ts'

/** The listing, to edit before it becomes a draft. */
export function DraftForm({ draft }: { draft: Draft }) {
  const { fields, isEdited, sending, change, reset } = draft
  const errors = sending.at === 'failed' && sending.failure.kind === 'invalid' ? sending.failure.fieldErrors : {}
  const errorOf = (field: string) => errors[field]?.join(' ')
  return (
    <form class="draft" onSubmit={(event) => event.preventDefault()} noValidate>
      <p class="hint">
        {isEdited ? 'Your edits are saved on this device.' : 'Drafted from your page.'} You’ll pick a week and submit on the site.{' '}
        {isEdited && (
          <button type="button" class="link" onClick={reset}>
            Reset to page content
          </button>
        )}
      </p>
      <TextField field="name" label="Name" text={fields.name} error={errorOf('name')} onInput={(name) => change({ name })} />
      <TextField
        field="tagline"
        label="Tagline"
        text={fields.tagline}
        error={errorOf('tagline')}
        onInput={(tagline) => change({ tagline })}
      />
      <TextField
        field="description"
        label="Description"
        text={fields.description}
        rows={6}
        error={errorOf('description')}
        onInput={(description) => change({ description })}
      />
      <CategoryField chosen={fields.categories} error={errorOf('categories')} onChange={(categories) => change({ categories })} />
      <PricingField pricing={fields.pricing} error={errorOf('pricing')} onChange={(pricing) => change({ pricing })} />
    </form>
  )
}

type Props = { pricing: Pricing | null; error: string | undefined; onChange: (pricing: Pricing | null) => void }

function PricingField({ pricing, error, onChange }: Props) {
  return (
    <div class="field">
      <div class="field__head">
        <label for="draft-pricing">Pricing</label>
      </div>
      <select
        id="draft-pricing"
        value={pricing ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : 'draft-pricing-note'}
        onChange={(event) => onChange(pricings.find((value) => value === event.currentTarget.value) ?? null)}
      >
        <option value="">Detect from your page</option>
        {pricings.map((value) => (
          <option key={value} value={value}>
            {pricingWords[value]}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id="draft-pricing-note" class="field__note field__note--error">
          {error}
        </p>
      )}
    </div>
  )
}
