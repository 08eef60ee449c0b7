import { limits } from '../../../shared/vocabulary.ts'
import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { catalogLink } from './catalog-link.ts'

/** Search and categories: a sidebar on wide screens, a field and a row of chips on narrow ones. Keyboard users can skip the categories. */
export function Filters({ query, category, fault }: { query: string; category: string; fault: string | undefined }) {
  return (
    <div class="filters">
      <form class="search" role="search" action="/" method="get">
        <label class="sw-hidden" for="search">
          Search launches
        </label>
        <input
          class="field"
          id="search"
          type="search"
          name="query"
          value={query}
          maxLength={limits.queryLength}
          placeholder="Search launches"
          autocomplete="off"
          data-search
          aria-keyshortcuts="/"
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : 'search-fault'}
        />
        {category !== '' && <input type="hidden" name="category" value={category} />}
        <button class="search__go" type="submit" aria-label="Search">
          <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <circle cx="8" cy="8" r="5.2" />
            <path d="m12 12 4 4" />
          </svg>
        </button>
      </form>
      {fault !== undefined && (
        <p class="fault" id="search-fault">
          {fault}
        </p>
      )}
      <a class="skip-link" href="#launches">
        Skip to launches
      </a>
      <nav aria-label="Categories">
        <ul class="categories">
          <li>
            <a href={catalogLink({ query, category: '' })} aria-current={category === '' ? 'true' : undefined}>
              All categories
            </a>
          </li>
          {taxonomy.map(({ slug, label }) => (
            <li key={slug}>
              <a href={catalogLink({ query, category: slug })} aria-current={slug === category ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
