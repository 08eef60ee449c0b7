import { textFields, type TextField } from '../../../domain/directories/records.ts'
import { grades, type TypedTexts } from '../../../domain/directories/typed-directory.ts'
import { capitalize } from '../../directories/directory-filters.tsx'
import words from '../words.json' with { type: 'json' }
import type { ComponentProps } from 'preact'
import { FormField } from '../../forms/form-field.tsx'

export const textLabels: Record<TextField, string> = words.textLabels
const choices: Partial<Record<TextField, string[]>> = grades

export const TextFields = ({ texts }: { texts?: TypedTexts }) => (
  <div class="small-fields grid at-end below-4">
    {textFields.map((field) => (
      <SmallField
        key={field}
        name={field}
        label={textLabels[field]}
        value={texts?.[field] ?? ''}
        options={choices[field]?.map((word) => [word, capitalize(word)] as const)}
      />
    ))}
  </div>
)

export const sourceHint = 'A URL, or where you found it.'

/** A labelled field of one of the many forms on a directory’s page. All are required. */
export function SmallField({ name, options, ...rest }: ComponentProps<typeof FormField>) {
  const choices = options && [['', 'Choose…'] as const, ...options]
  return <FormField name={name} required frame={`small-field small-field--${name}`} options={choices} {...rest} />
}
