import { textFields, type TextField } from '../../../domain/directories/records.ts'
import { grades, type TypedTexts } from '../../../domain/directories/typed-directory.ts'
import { capitalize } from '../../directories/directory-filters.tsx'
import { SmallField } from './small-field.tsx'
import words from '../words.json' with { type: 'json' }

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
