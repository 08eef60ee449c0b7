import { countWords, isChosen, isNarrowed, readChoice, sortRows } from '../../../shared/directories/choose-rows.ts'
import { staleWords } from '../../../shared/directories/stale-words.ts'
import { paths } from '../../../shared/paths.ts'
import { readDirectories } from '../../actions/directories/read-directories.ts'
import { rowOf } from '../../domain/directories/describe-row.ts'
import { isStale } from '../../domain/directories/fact-ages.ts'
import { definePage } from '../page/define-page.ts'
import { addScript } from '../document/assets.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { DirectoryTable } from './directory-table.tsx'

const script = addScript('browser/directories.ts')

/** Launch directories: searched, filtered and sorted by links and an ordinary GET form, and by a script where scripts run. */
export const directories = definePage({
  path: paths.directories,
  access: 'anyone',
  async load({ world, query, now }) {
    const choice = readChoice(query)
    const all = (await readDirectories(world)).map(({ entry }, at) => ({ ...rowOf(entry), entry, at }))
    const isOld = ({ checked }: { checked: string }) => isStale(checked, now)
    const chosen = all.filter((row) => isChosen(row, choice))
    const [found, stale] = [chosen.length, chosen.filter(isOld).length]
    return { choice, all, isOld, found, stale }
  },
  view: ({ choice, all, isOld, found, stale }, { world }) => ({
    head: {
      title: 'Launch directories, with sources · Slipway',
      description:
        'Where to launch a product: what each directory costs, whether its links are followed, how long it takes and what it asks for, with the source and date of every fact.',
      canonical: `${world.siteUrl}${paths.directories()}`,
      noindex: isNarrowed(choice) || choice.sort !== 'rating' || choice.isReversed,
      section: 'directories',
      styles: 'directories',
      extra: <script src={script} defer></script>,
    },
    content: (
      <div class="wrap directories">
        <header class="page-head">
          <h1>Launch directories</h1>
          <p>Where else to launch. Open a directory for the source and date of every fact.</p>
        </header>
        <DirectoryFilters choice={choice} />
        <div class="directories__status row between above-4 soft small">
          <p class="ink bold figures" id="directory-count" role="status">
            {countWords(found, all.length)}
          </p>
          <p class="directories__notice" id="directory-stale">
            {staleWords(stale, found)}
          </p>
        </div>
        <div class="empty" id="directory-empty" hidden={found > 0}>
          <p class="empty__title">{all.length === 0 ? 'No directories yet' : 'No directories match'}</p>
          {all.length > 0 && (
            <p class="row gap-3 above-5">
              <a class="sw-button" href={paths.directories()}>
                Clear filters
              </a>
            </p>
          )}
        </div>
        <DirectoryTable rows={sortRows(all, choice)} choice={choice} isOld={isOld} isHidden={found === 0} />
      </div>
    ),
  }),
})
