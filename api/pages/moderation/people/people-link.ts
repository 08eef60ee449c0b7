import { limits } from '../../../../shared/vocabulary.ts'
import { paths } from '../../../../shared/paths.ts'
import { peopleShown, type PeopleQuery } from '../../../actions/people/find-people.ts'
import type { PersonPosition } from '../../../domain/people.ts'

/** What the list of people shows, from its URL. Anything else in it is ignored. */
export function readPeopleQuery(query: URLSearchParams): PeopleQuery {
  const show = peopleShown.find((known) => known === query.get('show')) ?? 'any'
  const network = query.get('network')
  return {
    text: (query.get('query') ?? '').trim().slice(0, limits.queryLength),
    show,
    network: network !== null && /^[0-9a-f]{32}$/.test(network) ? network : null,
    after: readPosition(query.get('after') ?? ''),
  }
}

/** A position is a time and an id, joined by a tilde. */
function readPosition(text: string): PersonPosition | null {
  const [, createdAt, id] = /^([\dT:.Z-]{20,30})~([\w-]{1,100})$/.exec(text) ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt, id }
}

export function peopleLink({ text, show, network, after }: Partial<PeopleQuery>): string {
  const query = new URLSearchParams()
  if (text) query.set('query', text)
  if (show !== undefined && show !== 'any') query.set('show', show)
  if (network) query.set('network', network)
  if (after) query.set('after', `${after.createdAt}~${after.id}`)
  return paths.people(query)
}
