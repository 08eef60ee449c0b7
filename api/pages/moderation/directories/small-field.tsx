import type { ComponentProps } from 'preact'
import { FormField } from '../../forms/form-field.tsx'

export const sourceHint = 'A URL, or where you found it.'

/** A labelled field of one of the many forms on a directory’s page. All are required. */
export function SmallField({ name, options, ...rest }: ComponentProps<typeof FormField>) {
  const choices = options && [['', 'Choose…'] as const, ...options]
  return <FormField name={name} required frame={`small-field small-field--${name}`} options={choices} {...rest} />
}
