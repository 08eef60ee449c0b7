import type { Directory } from '../../../shared/schemas/directory.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { efforts, sortLabels, type DirectoryChoice } from './directory-choice.ts'

type SelectProps = { name: string; label: string; value: string; options: [value: string, label: string][]; any?: boolean }

function Select({ name, label, value, options, any = true }: SelectProps) {
  return (
    <label class="select">
      <span>{label}</span>
      <select class="field" name={name}>
        {any && <option value="">Any</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Search, filters and sorting. Each filter offers the values that occur in the list. */
export function DirectoryFilters({ choice, all }: { choice: DirectoryChoice; all: Directory[] }) {
  const values = (field: 'linkType' | 'submissionFriction') =>
    [...new Set(all.map((directory) => directory[field]))]
      .sort((a, b) => efforts.indexOf(a) - efforts.indexOf(b) || a.localeCompare(b))
      .map((value): [string, string] => [value, capitalize(value)])
  return (
    <form class="directory-filters" role="search" aria-label="Directories" action="/directories/" method="get" data-live-filters>
      <label class="select select--search">
        <span>Find a directory</span>
        <input
          class="field"
          type="search"
          name="query"
          value={choice.text}
          maxLength={limits.queryLength}
          placeholder="Name, focus or cost"
          autocomplete="off"
        />
      </label>
      <Select name="link" label="Link type" value={choice.link} options={values('linkType')} />
      <Select name="friction" label="Effort" value={choice.friction} options={values('submissionFriction')} />
      <Select
        name="badge"
        label="Badge required"
        value={choice.badge}
        options={[
          ['no', 'No'],
          ['yes', 'Yes'],
        ]}
      />
      <Select name="sort" label="Sort by" value={choice.sort} options={Object.entries(sortLabels)} any={false} />
      <button class="sw-button" type="submit">
        Apply filters
      </button>
    </form>
  )
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
