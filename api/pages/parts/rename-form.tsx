import type { FormFaults } from './form-answer.ts'

type Props = {
  action: string
  id: string
  /** The name of the field; it begins the ids of its parts, too. */
  field: string
  label: string
  value: string
  longest: number
  /** The button’s value, in the field `change`. */
  change: string
  /** What is renamed, for screen readers. */
  what: string
  /** What was typed before the form was refused, and why. */
  failed: { typed: string; faults: FormFaults } | undefined
}

/** A form with one name in it, behind “Rename”. */
export function RenameForm({ action, id, field, label, value, longest, change, what, failed }: Props) {
  const fault = failed?.faults.faults[field] ?? failed?.faults.message
  const inputId = `${field}-${id}`
  return (
    <details class="connection__rename" open={failed !== undefined}>
      <summary class="pressable">
        Rename<span class="sw-hidden"> {what}</span>
      </summary>
      <form class="grid gap-2" action={action} method="post" novalidate>
        <input type="hidden" name="id" value={id} />
        <label for={inputId}>{label}</label>
        {fault !== undefined && (
          <p class="fault" id={`${inputId}-fault`}>
            {fault}
          </p>
        )}
        <input
          class="field"
          id={inputId}
          name={field}
          value={failed?.typed ?? value}
          required
          maxLength={longest}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : `${inputId}-fault`}
        />
        <button class="sw-button" type="submit" name="change" value={change}>
          Save
        </button>
      </form>
    </details>
  )
}
