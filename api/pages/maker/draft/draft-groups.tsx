import type { FieldOfKind } from '../../../../shared/fields/field.ts'
import type { discountParts, FormValues } from './draft-values.ts'
import { CrawledValue, DayField, errorId, DraftError, FieldNotes, type ControlProps } from './draft-fields.tsx'

type Props<K extends keyof FormValues> = ControlProps<FieldOfKind<K>, FormValues[K]>

/** The chosen ones come first, in their order: the browser sends them in the order of the list, and the first is the main one. */
export function Choices({ name, field: { label, options, max }, value, state, crawled }: Props<'choices'>) {
  const rank = ({ slug }: { slug: string }) => (value.includes(slug) ? value.indexOf(slug) : value.length)
  return (
    <fieldset
      class="draft-group edgeless flat bare shrinks"
      id={`field-${name}`}
      tabIndex={-1}
      aria-describedby={errorId(name, state)}
      data-combobox={label}
    >
      <legend class="bare bold">{label}</legend>
      <DraftError field={name} state={state} />
      <div class="line baseline between gap-3">
        <p class="form-field__hint soft smaller">Choose up to {max}</p>
        <span class="rigid soft smaller figures" data-counts-checked={name} data-limit={max}>
          <span data-count>
            {value.length} / {max}
          </span>
        </span>
      </div>
      <ul class="choices edgeless flat bare shrinks">
        {options
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({ slug, label }) => (
            <li key={slug}>
              <label class="choice grid ruled pressable">
                <input type="checkbox" name={name} value={slug} checked={value.includes(slug)} data-label={label} /> {label}
              </label>
            </li>
          ))}
      </ul>
      <CrawledValue field={name} label={label} crawled={crawled} />
      <FieldNotes field={name} state={state} />
    </fieldset>
  )
}

export const Choice = ({ name, field: { label, options, unknown }, value, state, crawled }: Props<'choice'>) => (
  <div class="form-field draft-field">
    <label for={`field-${name}`}>{label}</label>
    <DraftError field={name} state={state} />
    <select
      class="field"
      id={`field-${name}`}
      name={name}
      aria-invalid={state.errors[name] === undefined ? undefined : 'true'}
      aria-describedby={errorId(name, state)}
    >
      <option value="">{unknown}</option>
      {Object.entries(options).map(([option, words]) => (
        <option key={option} value={option} selected={option === value} data-label={words}>
          {words}
        </option>
      ))}
    </select>
    <CrawledValue field={name} label={label} crawled={crawled} />
    <FieldNotes field={name} state={state} />
  </div>
)

export const Flag = ({ name, field, value, state }: Props<'flag'>) => (
  <div>
    <label class="choice grid ruled pressable">
      <input type="checkbox" id={`field-${name}`} name={name} value="1" checked={value} /> {field.yes}
    </label>
    <FieldNotes field={name} state={state} />
  </div>
)

/** A discount for early visitors; leave all fields empty for none. */
export function DiscountFields({ name, field: { label }, value, state }: Props<'discount'>) {
  const isInvalid = (part: (typeof discountParts)[number]) => state.errors[name] !== undefined && value[part] !== ''
  const part = (part: 'badgeTitle' | 'code' | 'percentOff', label: string, input: object = {}) => (
    <div class="form-field">
      <label for={`field-${part}`}>{label}</label>
      <input
        class="field"
        id={`field-${part}`}
        name={part}
        type="text"
        dir="auto"
        value={value[part]}
        aria-invalid={isInvalid(part) ? 'true' : undefined}
        {...input}
      />
    </div>
  )
  return (
    <fieldset class="draft-group edgeless flat bare shrinks" id={`field-${name}`} tabIndex={-1} aria-describedby={errorId(name, state)}>
      <legend class="bare bold">
        {label} <span class="soft smaller light">optional</span>
      </legend>
      <DraftError field={name} state={state} />
      <div class="draft-pair halves grid gap-4 above-2">
        {part('badgeTitle', 'Offer text', { placeholder: '20% off for early users' })}
        {part('code', 'Code')}
        {part('percentOff', 'Discount %', { inputMode: 'decimal' })}
        <div class="form-field">
          <label for="field-validUntil">Expires</label>
          <DayField id="field-validUntil" name="validUntil" value={value.validUntil} invalid={isInvalid('validUntil')} />
        </div>
      </div>
      <FieldNotes field={name} state={state} />
    </fieldset>
  )
}
