import type { Launch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'
import { fieldWords, listEdits } from '../edit-items.ts'
import type { Part } from '../../domain/moderation/records.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { moderators, others, defineNotice, type Reader } from '../define-notice.ts'

/** The parts of a launch that changed, or something that a person shows about themselves; `subjectId` is that person. */
type Edited = { changed: readonly Part[]; written?: undefined } | { written: Written; subjectId: string }
type Written = { what: 'maker page' | 'profile picture'; text: string; path: string }

/** To moderators, about what a member changed without a review. */
export const editPublic = defineNotice<Edited, null, Launch | null>({
  event: {
    webhook: { type: 'launch.edited', label: 'Live listing edited', only: 'site', data: ({ facts }) => facts },
    isForActive: true,
    holds: async ({ launch, facts }, read) => facts.written !== undefined || (await read.get('revisions', launch?.id ?? '')) !== null,
  },
  audience: others(moderators),
  replaces: ({ written }, earlier) => written !== undefined && written.what === earlier.written?.what,
  words: ({ launch, by, facts }) =>
    facts.written === undefined
      ? `${by} edited ${launch?.name ?? ''}: ${fieldWords(facts.changed)}.`
      : `${by} changed their ${facts.written.what}.`,
  quote: ({ facts }) => facts.written?.text || null,
  path: ({ launch, facts }) => facts.written?.path ?? paths.editQueue({}, `edit-${launch?.id ?? ''}`),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Public edits',
    path: paths.editQueue(),
    noun: ['public edit', 'public edits'],
    alone: (name) => `Public edit: ${name}`,
    read: async (read, told) => [...(await listEdits(read, 'changed')), ...(await listWritten(read, told))],
  },
})

/** Changes to what people show about themselves, one item each. */
async function listWritten({ get }: Reader, told: readonly Notice[]) {
  const found = told.map(async ({ by, at, facts }) => {
    const { written } = facts as Partial<Edited>
    if (written === undefined || by === null) return []
    const name = `The ${written.what} of ${(await get('profiles', by))?.name ?? 'Someone'}`
    return [{ id: by, name, since: at, quote: written.text || undefined, path: written.path }]
  })
  return (await Promise.all(found)).flat()
}
