import { listOwnLaunches as action } from '../../actions/launches/list-own-launches.ts'
import { defineTool } from '../tool.ts'

export const getMyLaunches = defineTool({
  endpoint: 'listOwnLaunches',
  action,
  title: 'List my launches',
  description:
    'Every launch of the person you work for, drafts included, newest first: status (draft, pending_review, scheduled, live, rejected), plan, week, ' +
    'badge, why it was rejected, and private counters. `draftUrl` is where the person goes on with a draft, `dashboardUrl` where they see to the ' +
    'rest. Changes nothing. Needs a connection: without one it answers with a link and a code for the person to approve, once; then call it again.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items }) =>
    items.length === 0
      ? 'No launches yet: submit_product opens a draft.'
      : `${items.length} ${items.length === 1 ? 'launch' : 'launches'}, newest first.`,
})
