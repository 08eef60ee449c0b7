import { useForm } from './page-request.ts'
import { FieldError } from './form-field.tsx'

type Props = {
  name: string
  legend: string
  options: readonly { value: string; label: string; hint: string }[]
  /** What is stored. A rejected form shows what was chosen instead. */
  value?: string
}

/** A choice of one, each with a hint. */
export function ChoiceField({ name, legend, options, value }: Props) {
  const { rejected } = useForm()
  const error = rejected?.errors[name]
  const chosen = rejected?.sent.get(name) ?? value
  return (
    <fieldset
      class="choices edgeless flat bare shrinks"
      id={`field-${name}`}
      aria-describedby={error === undefined ? undefined : `field-${name}-error`}
    >
      <legend class="below-2 bare bold">{legend}</legend>
      <FieldError id={`field-${name}-error`}>{error}</FieldError>
      {options.map(({ value: option, label, hint }) => (
        <label key={option} class="choice grid ruled pressable">
          <input class="tick" type="radio" name={name} value={option} required checked={chosen === option} />
          <span>
            <b class="block medium">{label}</b>
            <span class="soft small">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
