import { Type } from 'typebox'
import { limits } from '../../../shared/vocabulary.ts'
import { listOwnLaunches } from '../../actions/launches/list-own-launches.ts'
import { howToContinue, pageOf, toOutput } from '../pages.ts'
import { defineWiderTool } from '../tool.ts'
import { pluralForm } from '../../../shared/plural.ts'

const maxOnPage = 50

export const getMyLaunches = defineWiderTool({
  endpoint: 'listOwnLaunches',
  ownInput: Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: limits.slugLength, description: 'nextCursor of the previous page.' })),
  }),
  ownOutput: Type.Object({ nextCursor: Type.String() }),
  async action(world, { cursor }: { cursor?: string }, caller) {
    const { items } = await listOwnLaunches(world, {}, caller)
    return pageOf(items, cursor, maxOnPage)
  },
  outputOf: toOutput,
  title: 'List my launches',
  description:
    'Lists the user’s launches, drafts included, newest first: status (draft, pending_review, scheduled, live, rejected), plan, week, ' +
    'badge, rejection reason and private counters. `draftUrl` is where the user continues a draft; `dashboardUrl` is for everything else. ' +
    'Changes nothing. Needs a connection: without one it returns a link and a code for the user to approve once; then call it again.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce(page) {
    const { items, total } = page
    if (total === 0) return 'No launches yet. Call submit_product to create a draft.'
    const of = items.length === total ? '' : ` of ${total}`
    return `${items.length}${of} ${pluralForm(total, 'launch', 'launches')}, newest first.${howToContinue(page)}`
  },
})
