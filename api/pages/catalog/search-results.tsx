import type { SearchResults as Found } from '../../actions/catalog/browse-catalog.ts'
import { isFeatured } from '../../domain/launch/launch.ts'
import { nearCategories } from '../../domain/names/category-names.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { catalogLink } from './catalog-link.ts'
import { LaunchRow, type Upvoted } from './launch-row.tsx'
import { Paging } from '../parts/paging.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/button.tsx'
import { countWords, plural } from '../../../shared/plural.ts'
import { paths } from '../../../shared/paths.ts'

export type SearchState = ({ kind: 'found'; page: number } & Found) | { kind: 'no-page' } | { kind: 'refused'; error: string }

type Filters = { query: string; category: string }
type Results = Filters & {
  state: SearchState
  upvoted: Upvoted
  today: string
  path: string
}

export const SearchResults = ({ state, upvoted, today, path, ...filters }: Results) => (
  <section class="launches" id="launches" aria-labelledby="launches-title" tabIndex={-1}>
    <div class="launches__head row baseline between gap-2-4">
      <h1 class="heading" id="launches-title">
        <Heading {...filters} state={state} />
      </h1>
      <a href={paths.home()}>All launches</a>
      {state.kind === 'found' && state.total > 0 && <h2 class="sw-hidden">Best matches</h2>}
    </div>
    {state.kind === 'refused' && (
      <p class="field-error above-2 bad medium wraps" id="search-error" role="alert">
        {state.error}
      </p>
    )}
    {state.kind === 'no-page' && (
      <p class="row gap-3 above-5">
        <LinkButton href={catalogLink(filters)} words="Show best matches" />
      </p>
    )}
    {state.kind === 'found' && state.total === 0 && <Nothing {...filters} />}
    {state.kind === 'found' && state.total > 0 && (
      <>
        {state.isMore && (
          <p class="launches__note above-2 soft small">
            Only the newest {countWords(state.total)} are ranked. Add a word to narrow your search.
          </p>
        )}
        <ol class="launch-list">
          {state.launches.map((launch) => (
            <LaunchRow
              key={launch.id}
              launch={launch}
              featured={isFeatured(launch, today)}
              upvoted={upvoted?.has(launch.id) ?? null}
              page={path}
              words={state.words}
            />
          ))}
        </ol>
        <Paging
          page={state.page}
          pages={state.pages}
          linkTo={(page) => catalogLink({ ...filters, page: page === 1 ? '' : String(page) })}
        />
      </>
    )}
  </section>
)

function Heading({ query, category, state }: Filters & { state: SearchState }) {
  if (state.kind === 'refused') return <>We couldn’t run this search</>
  if (state.kind === 'no-page') return <>This page isn’t available</>
  const { total, isMore } = state
  const launches = total === 0 ? 'No launches match' : `${isMore ? 'More than ' : ''}${plural(total, 'launch matches', 'launches match')}`
  return (
    <>
      {launches} “<bdi>{query.trim()}</bdi>”{category !== '' && ` in ${categoryLabel(category)}`}
    </>
  )
}

function Nothing({ query, category }: Filters) {
  const near = nearCategories(query).filter((slug) => slug !== category)
  return (
    <Empty title="Try fewer words, or check the spelling" says="We search names, taglines, descriptions, categories and domains.">
      {near.length > 0 && (
        <p class="empty__near above-3">
          Looking for a category?{' '}
          {near.map((slug, at) => (
            <>
              {at > 0 && ', '}
              <a key={slug} href={catalogLink({ query: '', category: slug })}>
                {categoryLabel(slug)}
              </a>
            </>
          ))}
        </p>
      )}
      <p class="row gap-3 above-5">
        {category !== '' && <LinkButton href={catalogLink({ query, category: '' })} words="Search all categories" />}
        <LinkButton href={paths.home()} words="Browse all launches" />
      </p>
    </Empty>
  )
}
