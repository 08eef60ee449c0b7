import { listOwnLaunches as action } from '../../actions/launches/list-own-launches.ts'
import { defineTool } from '../tool.ts'

export const getMyLaunches = defineTool({
  endpoint: 'listOwnLaunches',
  action,
  title: 'List my launches',
  description:
    'Lists every launch of the user, drafts included, newest first: status (draft, pending_review, scheduled, live, rejected), plan, week, ' +
    'badge, rejection reason and private counters. `draftUrl` is where the user continues a draft; `dashboardUrl` is for everything else. ' +
    'Changes nothing. Needs a connection: without one it returns a link and a code for the user to approve once; then call it again.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items }) =>
    items.length === 0
      ? 'No launches yet. Call submit_product to create a draft.'
      : `${items.length} ${items.length === 1 ? 'launch' : 'launches'}, newest first.`,
})
