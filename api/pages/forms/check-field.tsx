import type { ComponentChildren } from 'preact'
import { useForm } from './page-request.ts'

type Props = {
  name: string
  label: ComponentChildren
  /** What is stored. A rejected form shows what was chosen instead. */
  checked: boolean
  /** For one of several of a name. */
  value?: string
  /** The class of the label around it. */
  look: string
  /** The class of the box. */
  box?: string
}

/** A check box in its label. */
export function CheckField({ name, label, checked, value = 'on', look, box }: Props) {
  const { rejected } = useForm()
  const isChecked = rejected === null ? checked : rejected.sent.getAll(name).includes(value)
  return (
    <label class={look}>
      <input class={box} type="checkbox" name={name} value={value} checked={isChecked} /> {label}
    </label>
  )
}
