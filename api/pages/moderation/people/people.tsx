import { paths } from '../../../../shared/paths.ts'
import { findPeople } from '../../../actions/people/find-people.ts'
import { definePage } from '../../page/define-page.ts'
import { moderationSheet } from '../moderation-frame.tsx'
import { readPeopleQuery } from './people-link.ts'
import { PeopleList } from './people-list.tsx'

export const people = definePage({
  path: paths.people,
  access: 'moderator',
  async load({ world, query: given }) {
    const query = readPeopleQuery(given)
    return { query, page: await findPeople(world, query) }
  },
  view: (found, request) => moderationSheet(request, { section: 'people', title: 'People' }, <PeopleList {...found} now={request.now} />),
})
