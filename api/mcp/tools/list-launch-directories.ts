import { listDirectories as action } from '../../actions/catalog/list-directories.ts'
import { defineTool } from '../tool.ts'

export const listLaunchDirectories = defineTool({
  endpoint: 'listDirectories',
  action,
  title: 'List launch directories',
  description:
    'Other places where a product can be launched, vetted by hand, strongest domain first: domain rating, whether the link is followed, what a ' +
    'listing costs, how much work submitting is, and whether a badge is asked for. Submitting there is up to the person: this service submits ' +
    'nowhere else. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items }) => `${items.length} ${items.length === 1 ? 'directory' : 'directories'}, strongest domain first.`,
})
