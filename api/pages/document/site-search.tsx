import { limits } from '../../../shared/vocabulary.ts'

/** What the page itself searched for, to be shown in the field. */
export type Searched = { query: string; category: string; hasError?: boolean }

/**
 * The search of launches, in the header of every page, and the only field for it. On phones, a link opens it: its target is the field, which
 * needs no script. Pages of results show it at once.
 */
export function SiteSearch({ searched }: { searched: Searched | undefined }) {
  const { query = '', category = '', hasError = false } = searched ?? {}
  const words = category === '' ? 'Search launches' : 'Search this category'
  return (
    <>
      <a class="search-opener soft" href="#search" aria-label="Search launches">
        <Glass />
      </a>
      <form
        class={query === '' ? 'site-search' : 'site-search site-search--shown'}
        role="search"
        aria-label="Launches"
        action="/"
        method="get"
      >
        <label class="sw-hidden" for="search">
          {words}
        </label>
        <input
          class="field"
          id="search"
          type="search"
          name="query"
          value={query}
          maxLength={limits.queryLength}
          placeholder={words}
          autocomplete="off"
          enterkeyhint="search"
          data-search
          aria-keyshortcuts="/"
          aria-invalid={hasError ? 'true' : undefined}
          aria-describedby={hasError ? 'search-error' : undefined}
        />
        {category !== '' && <input type="hidden" name="category" value={category} />}
        <button class="site-search__go edgeless soft rounded-small pressable" aria-label="Search">
          <Glass />
        </button>
      </form>
    </>
  )
}

const Glass = () => (
  <svg class="block drawn" viewBox="0 0 18 18" width="18" height="18" stroke-width="2" aria-hidden="true">
    <circle cx="8" cy="8" r="5.2" />
    <path d="m12 12 4 4" />
  </svg>
)
