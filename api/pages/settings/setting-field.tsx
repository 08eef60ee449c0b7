import { settingOf, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import { CheckField } from '../forms/check-field.tsx'
import { FormField } from '../forms/form-field.tsx'

type Props = { name: SettingKey; values: SiteValues; isFixed: boolean }

/** The control of a setting, as its definition says; what the environment fixes is shown with the variable’s name. */
export function SettingField({ name, values, isFixed }: Props) {
  const { label, hint, control, env, write } = settingOf(name)
  const value = write(values[name])
  if (isFixed)
    return (
      <div class="form-field">
        <p class="medium">{label}</p>
        <p class="wraps">{control.kind === 'flag' ? (value === '1' ? 'On' : 'Off') : optionLabel(name, value)}</p>
        <p class="form-field__hint soft smaller">
          Set by <code>{env}</code> where the service is started, so it can’t be changed here.
        </p>
      </div>
    )
  if (control.kind === 'flag')
    return <CheckField name={name} label={label} value="1" checked={value === '1'} look="check-line" box="tick" />
  const shared = { name, label, value, ...(hint !== undefined && { hint }) }
  if (control.kind === 'choice') return <FormField {...shared} options={control.options} />
  if (control.kind === 'text') return <FormField {...shared} rows={10} />
  return control.kind === 'day' ? <FormField {...shared} type="date" /> : <FormField {...shared} />
}

function optionLabel(name: SettingKey, value: string): string {
  const { control } = settingOf(name)
  if (value === '') return 'Nothing'
  return control.kind === 'choice' ? (control.options.find(([option]) => option === value)?.[1] ?? value) : value
}
