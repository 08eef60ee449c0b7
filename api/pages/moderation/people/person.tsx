import { paths } from '../../../../shared/paths.ts'
import { readPerson } from '../../../actions/people/read-person.ts'
import { removeEverythingBy } from '../../../actions/people/remove-everything.ts'
import { liftSuspension, suspendPerson } from '../../../actions/people/suspend-person.ts'
import { notePerson, warnPerson } from '../../../actions/people/warn-person.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { defineForm } from '../../page/define-page.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { PersonPage } from './person-page.tsx'

const decided = {
  shows: ['FORBIDDEN'],
  next: (decision: Decision, { params }: Pick<PageRequest, 'params'>): string =>
    withDecision(paths.person({ id: params['id'] ?? '' }), decision),
} as const

export const person = defineModeratorPage('people', {
  path: paths.person,
  load: ({ world, params, account }) => readPerson(world, params.id, account),
  forms: {
    note: defineForm(notePerson, { ...decided, rejected: 'Not added' }),
    warn: defineForm(warnPerson, { ...decided, rejected: 'Not sent' }),
    suspend: defineForm(suspendPerson, { ...decided, rejected: 'Not suspended' }),
    lift: defineForm(liftSuspension, { ...decided, rejected: 'Not lifted' }),
    remove: defineForm(removeEverythingBy, { ...decided, rejected: 'Not removed' }),
  },
  view: (facts, request) => ({
    title: facts.person.name,
    heading: <bdi>{facts.person.name}</bdi>,
    content: <PersonPage facts={facts} isSelf={facts.person.id === request.account.id} now={request.now} />,
  }),
})
