import type { FieldKey } from '../../../shared/fields/listing-fields.ts'
import { paths } from '../../../shared/paths.ts'
import { fieldWords, listEdits } from '../edit-items.ts'
import { moderators, others, defineNotice } from '../define-notice.ts'

/** To moderators, about a live listing that its maker changed without a review. */
export const editPublic = defineNotice<{ changed: readonly FieldKey[] }>({
  event: {
    webhook: { type: 'launch.edited', label: 'Live listing edited', only: 'site', data: ({ facts }) => facts },
    isForActive: true,
    holds: async ({ launch }, read) => (await read.get('revisions', launch.id))?.state === 'changed',
  },
  audience: others(moderators),
  words: ({ launch, by, facts }) => `${by} edited ${launch.name}: ${fieldWords(facts.changed)}.`,
  path: ({ launch }) => paths.editQueue({}, `edit-${launch.id}`),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Public edits',
    path: paths.editQueue(),
    noun: ['public edit', 'public edits'],
    alone: (name) => `Public edit: ${name}`,
    read: (read) => listEdits(read, 'changed'),
  },
})
