import { taxonomy } from '../../../../shared/listing/taxonomy.ts'
import { limits, pricings } from '../../../../shared/vocabulary.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import { CrawledValue, DayField, errorId, FieldError, FieldNotes, type FormState } from './draft-fields.tsx'
import { Picture } from '../../parts/picture.tsx'

type Crawled = Parameters<typeof CrawledValue>[0]['crawled']

/** All categories as checkboxes. */
export function Categories({ state, crawled }: { state: FormState; crawled: Crawled }) {
  const { categories } = state.values
  return (
    <fieldset class="draft-group" id="field-categories" tabIndex={-1} aria-describedby={errorId('categories', state)}>
      <legend>Categories</legend>
      <FieldError field="categories" state={state} />
      <div class="draft-field__top">
        <p class="form-field__hint">Choose up to {limits.listing.categories}</p>
        <span class="sw-limit" data-counts-checked="categories" data-limit={limits.listing.categories}>
          <span data-count>
            {categories.length} / {limits.listing.categories}
          </span>
        </span>
      </div>
      <ul class="choices">
        {taxonomy.map(({ slug, label }) => (
          <li key={slug}>
            <label class="choice">
              <input type="checkbox" name="categories" value={slug} checked={categories.includes(slug)} data-label={label} /> {label}
            </label>
          </li>
        ))}
      </ul>
      <FieldNotes field="categories" state={state} />
      <CrawledValue field="categories" label="Categories" crawled={crawled} />
    </fieldset>
  )
}

export function PricingField({ state, crawled }: { state: FormState; crawled: Crawled }) {
  return (
    <div class="form-field draft-field">
      <label for="field-pricing">Pricing</label>
      <FieldError field="pricing" state={state} />
      <select
        class="field"
        id="field-pricing"
        name="pricing"
        aria-invalid={state.faults['pricing'] === undefined ? undefined : 'true'}
        aria-describedby={errorId('pricing', state)}
      >
        <option value="">Not specified</option>
        {pricings.map((pricing) => (
          <option key={pricing} value={pricing} selected={pricing === state.values.pricing} data-label={pricingWords[pricing]}>
            {pricingWords[pricing]}
          </option>
        ))}
      </select>
      <FieldNotes field="pricing" state={state} />
      <CrawledValue field="pricing" label="Pricing" crawled={crawled} />
    </div>
  )
}

/** The logo's URL, with a preview. */
export function LogoField({ state, name }: { state: FormState; name: string }) {
  const { logo } = state.values
  return (
    <div class="form-field draft-field">
      <label for="field-logo">Logo</label>
      <p class="form-field__hint" id="field-logo-hint">
        Square image, 256 px or larger (https URL). We generate one if you leave this empty.
      </p>
      <FieldError field="logo" state={state} />
      <div class="picture-row">
        <Picture address={logo} shape="logo" alt={`Logo of ${name}`} />
        <input
          class="field"
          id="field-logo"
          name="logo"
          type="text"
          inputMode="url"
          value={logo}
          data-picture
          aria-invalid={state.faults['logo'] === undefined ? undefined : 'true'}
          aria-describedby={['field-logo-hint', errorId('logo', state)].filter(Boolean).join(' ')}
        />
      </div>
      <FieldNotes field="logo" state={state} />
    </div>
  )
}

export function Screenshots({ state }: { state: FormState }) {
  const given = state.values.screenshots
  const rows = Array.from({ length: Math.max(limits.listing.screenshots, given.length) }, (_, index) => given[index] ?? '')
  return (
    <fieldset class="draft-group" aria-describedby={errorId('screenshots', state)}>
      <legend>Screenshots</legend>
      <p class="form-field__hint">Up to {limits.listing.screenshots} (https URLs), 1280 × 800 or larger</p>
      <FieldError field="screenshots" state={state} />
      <ol class="pictures">
        {rows.map((address, index) => (
          <li class="picture-row" key={index}>
            <Picture address={address} shape="screenshot" alt={`Screenshot ${index + 1}`} />
            <input
              class="field"
              id={index === 0 ? 'field-screenshots' : `field-screenshots-${index + 1}`}
              name="screenshots"
              type="text"
              inputMode="url"
              value={address}
              aria-label={`Screenshot ${index + 1} URL`}
              aria-invalid={state.faults['screenshots'] === undefined || address === '' ? undefined : 'true'}
              data-picture
            />
          </li>
        ))}
      </ol>
      <FieldNotes field="screenshots" state={state} />
    </fieldset>
  )
}

/** A discount for early visitors; leave all fields empty for none. */
export function DiscountFields({ state }: { state: FormState }) {
  const { values } = state
  const invalid = state.faults['discount'] === undefined ? undefined : 'true'
  const part = (field: 'badgeTitle' | 'code' | 'percentOff', label: string, input: object = {}) => (
    <div class="form-field">
      <label for={`field-${field}`}>{label}</label>
      <input
        class="field"
        id={`field-${field}`}
        name={field}
        type="text"
        dir="auto"
        value={values[field]}
        aria-invalid={values[field] === '' ? undefined : invalid}
        {...input}
      />
    </div>
  )
  return (
    <fieldset class="draft-group" id="field-discount" tabIndex={-1} aria-describedby={errorId('discount', state)}>
      <legend>
        Launch discount <span class="draft-field__optional">optional</span>
      </legend>
      <FieldError field="discount" state={state} />
      <div class="draft-pair">
        {part('badgeTitle', 'Offer text', { placeholder: '20% off for early users' })}
        {part('code', 'Code')}
        {part('percentOff', 'Discount %', { inputMode: 'decimal' })}
        <div class="form-field">
          <label for="field-validUntil">Expires</label>
          <DayField
            id="field-validUntil"
            name="validUntil"
            value={values.validUntil}
            invalid={invalid !== undefined && values.validUntil !== ''}
          />
        </div>
      </div>
      <FieldNotes field="discount" state={state} />
    </fieldset>
  )
}
