import { isOwnPage, isTemplate } from '../../domain/settings/own-pages.ts'
import { settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import { pictureSources } from '../../domain/pictures/picture.ts'
import { CheckField } from '../forms/check-field.tsx'
import { FieldFrame, FormField } from '../forms/form-field.tsx'
import { RowsField } from './rows-field.tsx'

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
