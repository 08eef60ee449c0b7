import { createDraft as action } from '../../actions/drafts/create-draft.ts'
import { defineTool } from '../tool.ts'

export const submitProduct = defineTool({
  endpoint: 'createDraft',
  action,
  title: 'Create a draft',
  description:
    'Creates a draft launch for a product in the user’s account. Only `url` is required: the site is visited and the listing drafted ' +
    'from it; any field you pass takes precedence. Returns `draftUrl`: give it to the user, who reviews the draft, picks a plan and week, and submits it. ' +
    'No tool can publish, choose a plan or week, or spend money. Called again for the same URL, it returns ' +
    'the same draft (`existing: true`) and changes nothing. Needs a connection: without one it returns a link and a code for the ' +
    'user to approve once; then call it again with the same arguments. Best called once check_launch_readiness finds little left to fix.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  introduce: ({ existing, draftUrl }) =>
    `${existing ? 'The user already has a launch for this product; nothing was changed.' : 'The draft was created; nothing is published.'} ` +
    `Give this URL to the user. Only they can finish and submit it: ${draftUrl}`,
})
