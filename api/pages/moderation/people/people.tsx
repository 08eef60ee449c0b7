import { paths } from '../../../../shared/paths.ts'
import { findPeople } from '../../../actions/people/find-people.ts'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { readPeopleQuery } from './people-link.ts'
import { PeopleList } from './people-list.tsx'

export const people = defineModeratorPage('people', {
  path: paths.people,
  async load({ world, query: given }) {
    const query = readPeopleQuery(given)
    return { query, page: await findPeople(world, query) }
  },
  view: (found, request) => ({ title: 'People', content: <PeopleList {...found} now={request.now} /> }),
})
