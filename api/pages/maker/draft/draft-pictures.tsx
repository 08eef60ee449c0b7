import type { FieldOfKind } from '../../../../shared/fields/field.ts'
import { Picture } from '../../parts/picture.tsx'
import { errorId, DraftError, FieldNotes, type ControlProps } from './draft-fields.tsx'
import type { FormValues } from './draft-values.ts'

type Props<K extends keyof FormValues> = ControlProps<FieldOfKind<K>, FormValues[K]>

export function PictureField({ name, field: { label, form }, value, state }: Props<'picture'>) {
  const id = `field-${name}`
  return (
    <div class="form-field draft-field">
      <label for={id}>{label}</label>
      <p class="form-field__hint soft smaller" id={`${id}-hint`}>
        {form.hint}
      </p>
      <DraftError field={name} state={state} />
      <div class="picture-row grid center gap-3">
        <Picture address={value} shape="logo" alt={`${label} of ${state.values.name}`} />
        <input
          class="field"
          id={id}
          name={name}
          type="text"
          inputMode="url"
          value={value}
          data-picture
          aria-invalid={state.errors[name] === undefined ? undefined : 'true'}
          aria-describedby={[`${id}-hint`, errorId(name, state)].filter(Boolean).join(' ')}
        />
      </div>
      <FieldNotes field={name} state={state} />
    </div>
  )
}

export function Pictures({ name, field: { label, form, one, max }, value, state }: Props<'pictures'>) {
  const rows = Array.from({ length: Math.max(max, value.length) }, (_, index) => value[index] ?? '')
  return (
    <fieldset class="draft-group edgeless flat bare shrinks" aria-describedby={errorId(name, state)}>
      <legend class="bare bold">{label}</legend>
      <p class="form-field__hint soft smaller">{form.hint}</p>
      <DraftError field={name} state={state} />
      <ol class="pictures grid gap-3 above-3">
        {rows.map((address, index) => (
          <li class="picture-row grid center gap-3" key={index}>
            <Picture address={address} shape="screenshot" alt={`${one} ${index + 1}`} />
            <input
              class="field"
              id={index === 0 ? `field-${name}` : `field-${name}-${index + 1}`}
              name={name}
              type="text"
              inputMode="url"
              value={address}
              aria-label={`${one} ${index + 1} URL`}
              aria-invalid={state.errors[name] === undefined || address === '' ? undefined : 'true'}
              data-picture
            />
          </li>
        ))}
      </ol>
      <FieldNotes field={name} state={state} />
    </fieldset>
  )
}
