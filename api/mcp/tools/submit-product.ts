import { createDraft as action } from '../../actions/drafts/create-draft.ts'
import { defineTool } from '../tool.ts'

export const submitProduct = defineTool({
  endpoint: 'createDraft',
  action,
  title: 'Open a draft launch',
  description:
    'Opens a draft launch for a product in the account of the person you work for. Only `url` is needed: the site is visited and the listing drafted ' +
    'from it; whatever you pass wins. Returns `draftUrl`: give it to the person, who reads the draft over, picks a plan and a week, and submits it. ' +
    'Nothing is published by this, and no tool can publish, choose a plan or week, or spend money. Asked again for the same address it answers with ' +
    'the same draft (`existing: true`) and changes nothing. Needs a connection: without one it answers with a link and a code for the ' +
    'person to approve, once; then call it again with the same arguments. Best called after check_launch_readiness finds little left to fix.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  introduce: ({ existing, draftUrl }) =>
    `${existing ? 'There was a launch of this product already; nothing was changed.' : 'The draft is open; nothing is published.'} ` +
    `Give this address to the person, who alone can finish and submit it: ${draftUrl}`,
})
