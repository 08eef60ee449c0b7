import type { Directory } from '../../../shared/schemas/directory.ts'

export type DirectoryChoice = { link: string; friction: string; badge: string }

function Select({ name, label, value, options }: { name: string; label: string; value: string; options: [string, string][] }) {
  return (
    <label class="select">
      <span>{label}</span>
      <select class="field" name={name}>
        <option value="">Any</option>
        {options.map(([option, words]) => (
          <option key={option} value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** From the least to the most; other words stand in alphabetical order. */
const efforts = ['low', 'medium', 'high']

/** The choices are those that occur in the list. */
export function DirectoryFilters({ choice, all, found }: { choice: DirectoryChoice; all: Directory[]; found: number }) {
  const values = (field: 'linkType' | 'submissionFriction') =>
    [...new Set(all.map((directory) => directory[field]))]
      .sort((a, b) => efforts.indexOf(a) - efforts.indexOf(b) || a.localeCompare(b))
      .map((value): [string, string] => [value, sentence(value)])
  return (
    <form class="directory-filters" action="/directories/" method="get">
      <Select name="link" label="Link" value={choice.link} options={values('linkType')} />
      <Select name="friction" label="Effort to submit" value={choice.friction} options={values('submissionFriction')} />
      <Select
        name="badge"
        label="Asks for a badge"
        value={choice.badge}
        options={[
          ['no', 'No'],
          ['yes', 'Yes'],
        ]}
      />
      <button class="sw-button" type="submit">
        Apply
      </button>
      <p class="directory-filters__count">{found === all.length ? `${all.length} directories` : `${found} of ${all.length} directories`}</p>
    </form>
  )
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
