import { paths } from '../../../../shared/paths.ts'
import { findPeople, type PeoplePage, type PeopleQuery, type PeopleShown, type PersonRow } from '../../../actions/people/find-people.ts'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { readPeopleQuery, peopleLink } from './people-link.ts'
import { agoWords } from '../../../../shared/ui/day-words.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { plural } from '../../../../shared/plural.ts'
import { Empty } from '../../parts/empty.tsx'
import { PersonMarks } from './person-section.tsx'
import { Face } from '../../parts/picture.tsx'
import { LinkButton } from '../../parts/button.tsx'
import words from '../words.json' with { type: 'json' }

export const people = defineModeratorPage('people', {
  path: paths.people,
  async load({ world, query: given }) {
    const query = readPeopleQuery(given)
    return { query, page: await findPeople(world, query) }
  },
  view: (found, request) => ({ title: 'People', content: <PeopleList {...found} now={request.now} /> }),
})

type Props = { query: PeopleQuery; page: PeoplePage; now: Date }

const filters = Object.entries(words.peopleFilters) as [PeopleShown, string][]

function PeopleList({ query, page: { people, next }, now }: Props) {
  const { text, show, network, after } = query
  return (
    <>
      <form class="people-search row gap-3" role="search" aria-label="People" action={paths.people()} method="get">
        <label class="sw-hidden" for="people-query">
          Name, handle or email
        </label>
        <input
          class="field"
          type="search"
          id="people-query"
          name="query"
          value={text}
          maxLength={limits.queryLength}
          placeholder="Name, @handle or email"
          autocomplete="off"
          spellcheck={false}
        />
        {show !== 'any' && <input type="hidden" name="show" value={show} />}
        {network !== null && <input type="hidden" name="network" value={network} />}
        <button class="sw-button sw-button--primary">Search</button>
      </form>
      {network === null ? (
        <nav class="people-filters row center gap-2" aria-label="Filter">
          {filters.map(([id, label]) => (
            <a key={id} class="sw-chip" href={peopleLink({ text, show: id })} aria-current={id === show ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      ) : (
        <p class="people-filters row center gap-2">
          Joined from network <code>{network.slice(0, 8)}</code>. <a href={peopleLink({ text })}>Show everyone</a>
        </p>
      )}
      {people.length === 0 ? (
        <NoPeople query={query} />
      ) : (
        <ol class="people ruled">
          {people.map((row) => (
            <Row key={row.person.id} row={row} now={now} />
          ))}
        </ol>
      )}
      {(next !== null || after !== null) && (
        <nav class="people-pages gap-3-5 row center above-5" aria-label="Pages">
          {after !== null && <a href={peopleLink({ ...query, after: null })}>Back to newest</a>}
          {next !== null && <LinkButton href={peopleLink({ ...query, after: next })} words="Show older accounts" />}
        </nav>
      )}
    </>
  )
}

function Row({ row, now }: { row: PersonRow; now: Date }) {
  const { person, launches, comments, votes } = row
  const { id, name, handle, picture, email, createdAt } = person
  const did = [plural(launches, 'launch', 'launches'), plural(comments, 'comment'), plural(votes, 'vote')]
  return (
    <li class="people__row gap-1-4 pad-y-3 grid center wraps underlined">
      <Face name={name} picture={picture} size={40} />
      <div>
        <p class="people__name bold">
          <a class="line-on-hover" href={paths.person({ id })}>
            <bdi>{name}</bdi>
          </a>
          {handle !== null && <span class="soft small light"> @{handle}</span>}
        </p>
        <p class="soft small light">
          <bdi>{email}</bdi>
        </p>
      </div>
      <p class="gap-half row">
        <PersonMarks person={person} isModerator={row.isModerator} now={now} />
      </p>
      <p class="people__did soft small light">
        {did.filter((words) => !words.startsWith('0 ')).join(' · ') || 'Nothing posted yet'}
        <br />
        Joined <time dateTime={createdAt}>{agoWords(createdAt, now)}</time>
      </p>
    </li>
  )
}

function NoPeople({ query: { text, show, after } }: { query: PeopleQuery }) {
  const title = text !== '' ? `No results for “${text}”` : after !== null ? 'You’ve reached the end' : words.noPeople[show]
  return (
    <Empty title={title}>
      {text !== '' && <p>We search names, handles and emails. Try fewer words, or just part of one.</p>}
      {text === '' && show === 'suspended' && <p>Suspended people are listed here until their suspension ends.</p>}
      {text === '' && show === 'reported' && <p>People are listed here while they or their posts have open flags.</p>}
    </Empty>
  )
}
