import { paths } from '../../../shared/paths.ts'
import { listEdits } from '../edit-items.ts'
import { moderators, others, defineNotice, type NoFacts } from '../define-notice.ts'

export const editWaiting = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.edit_waiting', label: 'Edit waiting for review', only: 'site' },
    isForActive: true,
    holds: async ({ launch }, read) => (await read.get('revisions', launch.id))?.state === 'waiting',
  },
  audience: others(moderators),
  words: ({ launch }) => `An edit to ${launch.name} was sent for review.`,
  path: () => paths.editQueue(),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Edits',
    path: paths.editQueue(),
    noun: ['edit', 'edits'],
    alone: (name) => `An edit is waiting for review: ${name}`,
    read: (read) => listEdits(read, 'waiting'),
  },
})
