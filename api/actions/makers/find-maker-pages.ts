import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import type { Profile } from '../../domain/records.ts'
import { pageHandleOf, type ReadingWorld } from './read-maker.ts'

/** People by account id, with the handle they have now, and the handles that lead to a page. */
export type MakerPages = {
  people: ReadonlyMap<string, { handle: string; hasPage: boolean }>
  handles: ReadonlySet<string>
  /** The pictures of those who have one, by account id. */
  faces: ReadonlyMap<string, string>
  /** The account ids of those who moderate. */
  moderators: ReadonlySet<string>
}

/** People looked up for one page. Of the others, it’s as if they had none. */
const max = 200

/** Which of these people have a maker’s page: authors by their account ids, and those who are mentioned. */
export async function findMakerPages(
  world: ReadingWorld & ModeratorRule,
  { ids, handles }: { ids: Iterable<string>; handles: Iterable<string> },
): Promise<MakerPages> {
  const { get, list } = world.store
  const [authors, mentioned] = await Promise.all([
    Promise.all([...new Set(ids)].slice(0, max).map((id) => get('profiles', id))),
    Promise.all([...new Set(handles)].slice(0, max).map((handle) => list('profiles', 'handle', handle))),
  ])
  const found = new Map([...authors, ...mentioned.flat()].flatMap((person): [string, Profile][] => (person ? [[person.id, person]] : [])))
  const withPages = await Promise.all(
    [...found.values()].flatMap(({ handle, ...person }) =>
      handle === null
        ? []
        : [pageHandleOf(world, { handle, ...person }).then((page) => ({ id: person.id, handle, hasPage: page !== null }))],
    ),
  )
  return {
    people: new Map(withPages.map(({ id, handle, hasPage }) => [id, { handle, hasPage }])),
    handles: new Set(withPages.filter(({ hasPage }) => hasPage).map(({ handle }) => handle)),
    faces: new Map([...found.values()].flatMap(({ id, picture }) => (picture === undefined ? [] : [[id, picture]]))),
    moderators: new Set([...found.values()].filter((person) => isModerator(world, person)).map(({ id }) => id)),
  }
}
