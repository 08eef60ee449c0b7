import { hostOf } from '../../../shared/hosts.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { readDirectory } from '../../actions/directories/read-directories.ts'
import type { FactName } from '../../../shared/schemas/directory-facts.ts'
import { factNames, type DirectoryEntry } from '../../domain/directories/records.ts'
import { definePage } from '../page/define-page.ts'
import { webUrl } from '../parts/web-url.ts'
import { capitalize } from './directory-filters.tsx'
import { LinkButton } from '../parts/button.tsx'
import { FactRow, Source } from './fact-row.tsx'
import { siteName } from '../../domain/settings/current-site.ts'

/** A directory with every fact, its source and its day. A closed one says why, and can only be found by its URL. */
export const directoryPage = definePage({
  path: paths.directory,
  access: 'anyone',
  load: ({ world, params: { slug } }) => readDirectory(world, slug),
  view(entry, { world }) {
    const { id, name, url, tagline, state, facts } = entry
    const [href, submit] = [webUrl(url), webUrl(facts.submitUrl?.value ?? null)]
    return {
      head: {
        title: `${name}: how to launch there · ${siteName()}`,
        description: `${name}: ${tagline}. What a listing costs, what kind of link it gives, how long it takes and what it asks for, with sources and dates.`,
        canonical: `${world.siteUrl}${paths.directory({ slug: id })}`,
        noindex: state === 'closed',
        section: 'directories',
        styles: 'directories',
      },
      content: (
        <div class="wrap directory-page">
          <header class="page-head">
            <p>
              <a href={paths.directories()}>Directories</a>
            </p>
            <h1>{name}</h1>
            <p>{tagline}</p>
            {state === 'open' && href !== null && (
              <p class="actions">
                <LinkButton href={href} rel="nofollow" look="primary" words={`Open ${hostOf(url)}`} />{' '}
                {submit !== null && <LinkButton href={submit} rel="nofollow" words="Open submit page" />}
              </p>
            )}
          </header>
          <Closed entry={entry} />
          <Evidence entry={entry} />
        </div>
      ),
    }
  },
})

function Closed({ entry: { state, closed } }: { entry: DirectoryEntry }) {
  if (state === 'open' || closed === undefined) return null
  return (
    <p class="notice below-5 pad-3-4 medium rounded-small directory-closed page-width below-5">
      Closed: {closed.reason} ({dayWords(closed.day)}, <Source text={closed.source} />)
    </p>
  )
}

/** What facts have in common that are known from one page and day. */
const sourceOf = (facts: DirectoryEntry['facts']) => (name: FactName) => {
  const { source, kind, day } = facts[name] ?? {}
  return [kind, day, source].join(' ')
}

function Evidence({ entry }: { entry: DirectoryEntry }) {
  const { focus, traffic, backlinkQuality, submissionFriction, checkedOn, facts } = entry
  const judged = [
    ['Best for', focus],
    ['Traffic', capitalize(traffic)],
    ['Link value', capitalize(backlinkQuality)],
    ['Effort', capitalize(submissionFriction)],
  ]
  const known = factNames.filter(
    (fact) => facts[fact] !== undefined && !(facts.price !== undefined && (fact === 'free' || fact === 'cost')),
  )
  return (
    <>
      <h2>What we know</h2>
      {known.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <dl class="directory-facts grid flat ruled">
          {[...Map.groupBy(known, sourceOf(facts)).values()].flatMap((group) =>
            group.map((fact, at) => <FactRow key={fact} name={fact} fact={facts[fact]} isLast={at === group.length - 1} />),
          )}
        </dl>
      )}
      <h2>Our assessment</h2>
      <p class="directories__notice">The editors’ estimates, last checked on {dayWords(checkedOn)}.</p>
      <dl class="directory-facts grid flat ruled">
        {judged.map(([label, words]) => (
          <div class="grid underlined" key={label}>
            <dt class="soft">{label}</dt>
            <dd class="flat wraps">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
