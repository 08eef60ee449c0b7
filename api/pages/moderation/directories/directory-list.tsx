import { plural } from '../../../../shared/plural.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { paths } from '../../../../shared/paths.ts'
import { reviewDirectories, type ReviewedDirectory } from '../../../actions/directories/review-directories.ts'
import { Paging } from '../../parts/paging.tsx'
import { Empty } from '../../parts/empty.tsx'
import { defineModeratorPage } from '../moderation-frame.tsx'

const filters = [
  { id: '', label: 'All', isIn: () => true },
  { id: 'attention', label: 'Needs attention', isIn: (each: ReviewedDirectory) => each.isStale || each.questions > 0 },
  { id: 'closed', label: 'Closed', isIn: ({ entry }: ReviewedDirectory) => entry.state === 'closed' },
]

const perPage = 100

export const directoryList = defineModeratorPage('directories', {
  path: paths.editDirectories,
  async load({ world, query }) {
    const text = (query.get('query') ?? '').trim().slice(0, limits.queryLength)
    const show = filters.find(({ id }) => text === '' && id === query.get('show')) ?? filters[0]
    const all = await reviewDirectories(world)
    const found = all.filter((each) => (show?.isIn(each) ?? true) && isNamed(each, text))
    const pages = Math.max(1, Math.ceil(found.length / perPage))
    const page = Math.min(pages, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1))
    return { text, show, all, pages, page, rows: found.slice((page - 1) * perPage, page * perPage) }
  },
  view: ({ text, show, all, pages, page, rows }) => ({
    title: 'Directories',
    content: (
      <>
        <form class="people-search row gap-3" role="search" aria-label="Directories" action={paths.editDirectories()} method="get">
          <label class="sw-hidden" for="directory-query">
            Name or URL
          </label>
          <input
            class="field"
            type="search"
            id="directory-query"
            name="query"
            value={text}
            maxLength={limits.queryLength}
            placeholder="Name or URL"
            autocomplete="off"
          />
          <button class="sw-button sw-button--primary">Search</button>
          <a class="sw-button unbroken" href={paths.newDirectory()}>
            Add directory
          </a>
          <a class="sw-button unbroken" href={paths.directoriesFile()}>
            Share facts
          </a>
        </form>
        <nav class="people-filters row center gap-2" aria-label="Filter">
          {filters.map(({ id, label, isIn }) => (
            <a
              key={id}
              class="sw-chip"
              href={paths.editDirectories({ show: id === '' ? null : id })}
              aria-current={id === show?.id && text === '' ? 'true' : undefined}
            >
              {label} ({all.filter(isIn).length})
            </a>
          ))}
        </nav>
        {rows.length === 0 ? (
          <Empty title={text === '' ? 'Nothing here' : 'No directories match'} />
        ) : (
          <ul class="directory-list bare">
            {rows.map((each) => (
              <Row key={each.entry.id} {...each} />
            ))}
          </ul>
        )}
        <Paging
          page={page}
          pages={pages}
          linkTo={(to) => paths.editDirectories({ query: text || null, show: show?.id || null, page: to === 1 ? null : to })}
        />
      </>
    ),
  }),
})

const isNamed = ({ entry: { name, url } }: ReviewedDirectory, text: string) => `${name} ${url}`.toLowerCase().includes(text.toLowerCase())

const Row = ({ entry: { id, name, tagline, state }, verified, isStale, questions }: ReviewedDirectory) => (
  <li class="grid baseline underlined">
    <a class="bold wraps no-line" href={paths.editDirectory({ slug: id })}>
      {name}
    </a>
    <span class="soft small light">{tagline}</span>
    <span class="line gap-2">
      {questions > 0 && <span class="mark tone-warn">{plural(questions, 'question')}</span>}
      {isStale && <span class="mark tone-fail">Old</span>}
      {state === 'closed' && <span class="mark sunken soft">Closed</span>}
    </span>
    <span class="soft small light">Verified {dayWords(verified)}</span>
  </li>
)
