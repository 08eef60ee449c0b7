import { pricingWords } from '../../shared/ui/launch-words.ts'
import { pricings, type Pricing } from '../../shared/vocabulary.ts'

type Props = { pricing: Pricing | null; fault: string | undefined; onChange: (pricing: Pricing | null) => void }

export function PricingField({ pricing, fault, onChange }: Props) {
  return (
    <div class="field">
      <div class="field__head">
        <label for="draft-pricing">Pricing</label>
      </div>
      <select
        id="draft-pricing"
        value={pricing ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : 'draft-pricing-note'}
        onChange={(event) => onChange(pricings.find((value) => value === event.currentTarget.value) ?? null)}
      >
        <option value="">As found on the page</option>
        {pricings.map((value) => (
          <option key={value} value={value}>
            {pricingWords[value]}
          </option>
        ))}
      </select>
      {fault !== undefined && (
        <p id="draft-pricing-note" class="field__note field__note--fault">
          {fault}
        </p>
      )}
    </div>
  )
}
