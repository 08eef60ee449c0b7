import { isOwnPage, isTemplate } from '../../domain/settings/own-pages.ts'
import { settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import { pictureSources } from '../../domain/pictures/picture.ts'
import { CheckField } from '../forms/check-field.tsx'
import { FieldFrame, FormField, FieldError } from '../forms/form-field.tsx'
import type { RowField } from '../../domain/settings/define-rows.ts'
import { useForm } from '../forms/page-request.ts'
import { Button } from '../parts/button.tsx'

/** The control of a setting, as its definition says; what the environment fixes is shown with the variable’s name. */
export function SettingField({ name, values, isFixed }: { name: SettingKey; values: SiteValues; isFixed: boolean }) {
  const { label, hint, control, env, write } = settingOf(name)
  const value = write(values[name])
  if (isFixed)
    return (
      <div class="form-field">
        <p class="medium">{label}</p>
        <p class="wraps">{control.kind === 'flag' ? (value === '1' ? 'On' : 'Off') : optionLabel(name, value)}</p>
        <p class="form-field__hint soft smaller">
          Set by <code>{env}</code> in the service’s environment, so it can’t be changed here.
        </p>
      </div>
    )
  if (control.kind === 'flag')
    return <CheckField name={name} label={label} value="1" checked={value === '1'} look="check-line line gap-3 center" box="tick" />
  const shared = { name, label, value, ...(hint !== undefined && { hint }) }
  if (control.kind === 'choice') return <FormField {...shared} options={control.options} />
  if (control.kind === 'text')
    return (
      <>
        <FormField {...shared} rows={10} />
        {isOwnPage(name) && isTemplate(value) && <p class="doubtful small">Only owners see this page until every [[gap]] is filled in.</p>}
        {isOwnPage(name) && value === '' && (
          <button class="sw-button sw-button--small self-left template-button" name="template" value={name}>
            Insert template<span class="sw-hidden"> of {label}</span>
          </button>
        )}
      </>
    )
  if (control.kind === 'rows') return <RowsField {...shared} {...control} />
  if (control.kind === 'color') return <FormField {...shared} type="color" look="field--color" />
  if (control.kind === 'picture') return <PictureField {...shared} />
  return control.kind === 'day' ? <FormField {...shared} type="date" /> : <FormField {...shared} />
}

const PictureField = ({ name, value, ...framed }: { name: SettingKey; label: string; hint?: string; value: string }) => (
  <FieldFrame name={name} {...framed}>
    {(attributes, sent) => {
      const address = sent ?? value
      const kept = pictureSources(address, '')
      return (
        <div class="row center gap-4">
          {kept !== null && (
            <img
              class={`setting-picture framed rounded-small look-preview__page ink look-preview__page--${name === 'logoDark' ? 'dark' : 'light'}`}
              src={kept.small}
              alt={`Current ${framed.label.toLowerCase()}`}
            />
          )}
          <input type="hidden" name={name} value={address} />
          <input class="chooser soft small" {...attributes} name={`add-${name}`} type="file" accept="image/*" />
          {kept !== null && (
            <CheckField name={`remove-${name}`} label="Remove" checked={false} look="check-line line gap-3 center" box="tick" />
          )}
        </div>
      )
    }}
  </FieldFrame>
)

function optionLabel(name: SettingKey, value: string): string {
  const { control } = settingOf(name)
  if (value === '') return 'Nothing'
  return control.kind === 'choice' ? (control.options.find(([option]) => option === value)?.[1] ?? value) : value
}

type Fields = Readonly<Record<string, RowField>>
type Props = { name: SettingKey; label: string; hint?: string; value: string; one: string; fields: Fields }

/** An ordered list of rows with the same fields. The last row is empty, to add one. Its buttons also save the form. */
function RowsField({ name, label, hint, value, one, fields }: Props) {
  const { rejected } = useForm()
  const list = JSON.parse(rejected?.sent.get(name) ?? value) as Record<string, string>[]
  const error = rejected?.errors[name]
  return (
    <fieldset class="form-field stack gap-3 flat bare shrinks edgeless" id={`field-${name}`}>
      <legend class="bare bold">{label}</legend>
      {hint !== undefined && <p class="form-field__hint soft smaller">{hint}</p>}
      <FieldError id={`field-${name}-error`}>{error}</FieldError>
      {list.map((row, at) => (
        <RowFields key={at} {...{ name, one, fields, row, at }} />
      ))}
      <details open={error !== undefined || list.length === 0}>
        <summary class="small medium pressable">Add {one}</summary>
        <RowFields {...{ name, one, fields, row: {}, at: null }} />
      </details>
    </fieldset>
  )
}

type RowProps = Pick<Props, 'name' | 'one' | 'fields'> & { row: Record<string, string>; at: number | null }

function RowFields({ name, one, fields, row, at }: RowProps) {
  const which = at === null ? `new ${one}` : `${one} ${at + 1}`
  const parts = Object.entries(fields).map(([field, { label, isLong = false }]) => {
    const shared = {
      class: 'field',
      name: `${name}.${field}`,
      'aria-label': `${label} of ${which}`,
      placeholder: label,
      dir: 'auto' as const,
    }
    return isLong ? (
      <textarea key={field} {...shared} rows={8} value={row[field] ?? ''} />
    ) : (
      <input key={field} {...shared} type="text" value={row[field] ?? ''} />
    )
  })
  const button = (how: 'up' | 'remove', words: string) => (
    <Button class="sw-button--small" name="arrange" value={`${how} ${name} ${at}`} words={words} of={` ${which}`} />
  )
  return (
    <div
      id={at === null ? undefined : `${name}-${at}`}
      class={`rows-field__row grid center gap-2 ${at === null ? 'above-3 ' : ''}${Object.values(fields).some(({ isLong }) => isLong === true) ? 'rows-field__row--long pad-4 framed rounded' : parts.length > 2 ? 'rows-field__row--three' : ''}`}
    >
      {parts}
      {at !== null && (
        <div class="row center gap-2">
          {at > 0 && button('up', 'Move up')}
          {button('remove', 'Remove')}
        </div>
      )}
    </div>
  )
}

const pressed = (form: URLSearchParams) => /^(up|remove) (\w+) (\d+)$/.exec(form.get('arrange') ?? '') ?? []

/** The hash that leads to where the pressed button’s row is now, or to the one that took its place; empty without one. */
export function rowMoved(form: URLSearchParams): string {
  const [, how, name, place] = pressed(form)
  return name === undefined ? '' : `#${name}-${Number(place) - (how === 'up' ? 1 : 0)}`
}

/** The rows of a form, moved or removed as the pressed button says, as the text of their setting. */
export function takeRows(form: URLSearchParams, name: SettingKey, fields: Fields): void {
  const names = Object.keys(fields)
  const columns = names.map((field) => form.getAll(`${name}.${field}`))
  const rows = (columns[0] ?? []).map((_, at) => Object.fromEntries(names.map((field, column) => [field, columns[column]?.[at] ?? ''])))
  const [, how, which, place] = pressed(form)
  const [moved] = which === name ? rows.splice(Number(place), 1) : []
  if (how === 'up' && moved !== undefined) rows.splice(Math.max(0, Number(place) - 1), 0, moved)
  if (columns[0]?.length !== 0)
    form.set(name, JSON.stringify(rows.filter((row) => Object.values(row).some((value) => value.trim() !== ''))))
}
