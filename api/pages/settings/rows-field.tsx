import type { RowField } from '../../domain/settings/define-rows.ts'
import type { SettingKey } from '../../domain/settings/site-settings.ts'
import { useForm } from '../forms/current-request.ts'
import { FieldError } from '../forms/form-field.tsx'
import { Button } from '../parts/button.tsx'

type Fields = Readonly<Record<string, RowField>>
type Props = { name: SettingKey; label: string; hint?: string; value: string; one: string; fields: Fields }

/** An ordered list of rows with the same fields. The last row is empty, to add one. Its buttons also save the form. */
export function RowsField({ name, label, hint, value, one, fields }: Props) {
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
