import { listDirectories as action } from '../../actions/catalog/list-directories.ts'
import { defineTool } from '../tool.ts'

export const listLaunchDirectories = defineTool({
  endpoint: 'listDirectories',
  action,
  title: 'List launch directories',
  description:
    'Lists other places to launch a product, vetted by hand, highest domain rating first: domain rating, whether links are followed, what a ' +
    'listing costs, how much work it is to submit, and whether a badge is required. Submitting there is up to the user: this service doesn’t submit ' +
    'anywhere else. Needs no account.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  introduce: ({ items }) => `${items.length} ${items.length === 1 ? 'directory' : 'directories'}, highest domain rating first.`,
})
