import { efforts, kinds, linkKinds, type DirectoryChoice, type DirectorySort } from '../../../shared/directories/choose-rows.ts'
import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { platformNames } from '../../domain/elsewhere/product.ts'
import words from './words.json' with { type: 'json' }

type SelectProps = { name: string; label: string; value: string; options: [value: string, label: string][]; any?: boolean; look?: string }

const Select = ({ name, label, value, options, any = true, look = '' }: SelectProps) => (
  <label class={`select grid gap-1 smaller shrinks ${look}`}>
    <span class="soft">{label}</span>
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

const sortLabels: Record<DirectorySort, string> = words.sortLabels
const needs: [string, string][] = [
  ['no-badge', 'No badge, or unknown'],
  ['no-account', 'No account, or unknown'],
  ['badge', 'A badge'],
]

/** Search, filters and sorting. They apply as they change; the button is for browsers without scripts. */
export function DirectoryFilters({ choice }: { choice: DirectoryChoice }) {
  const sort = `${choice.isReversed ? '-' : ''}${choice.sort}`
  const ways = Object.entries(sortLabels)
  return (
    <form
      class="directory-filters row at-end gap-3"
      id="directory-filters"
      role="search"
      aria-label="Directories"
      action={paths.directories()}
      method="get"
    >
      <label class="select grid gap-1 smaller shrinks select--search">
        <span class="soft">Find a directory</span>
        <input
          class="field"
          type="search"
          name="query"
          value={choice.text}
          maxLength={limits.queryLength}
          placeholder="Name, focus or price"
          autocomplete="off"
        />
      </label>
      <Select name="kind" label="Kind" value={choice.kind} options={kinds.map((kind) => [kind, capitalize(kind)])} />
      <Select name="category" label="Category" value={choice.category} options={taxonomy.map(({ slug, label }) => [slug, label])} />
      <Select name="platform" label="For" value={choice.platform} options={Object.entries(platformNames)} />
      <Select name="price" label="Price" value={choice.price} options={[['free', 'Can be free']]} />
      <Select name="link" label="Link" value={choice.link} options={linkKinds.map((kind) => [kind, capitalize(kind)])} />
      <Select name="needs" label="Requires" value={choice.needs} options={needs} />
      <Select name="effort" label="Effort" value={choice.effort} options={efforts.map((effort) => [effort, capitalize(effort)])} />
      <Select
        name="sort"
        label="Sort by"
        look="select--sort"
        value={sort}
        options={choice.isReversed ? [...ways, [sort, `${sortLabels[choice.sort]}, reversed`]] : ways}
        any={false}
      />
      <noscript>
        <button class="sw-button">Apply filters</button>
      </noscript>
    </form>
  )
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
