import type { FieldKey } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'
import { fieldWords, listEdits } from '../edit-items.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { moderators, others, defineNotice, type Reader } from '../define-notice.ts'

/** Fields of a listing, or what isn’t one: the URL of a launch, and what people show of themselves. A profile picture is of no launch; `subjectId` is whose it is. */
type Edited = { changed: readonly FieldKey[]; written?: undefined } | { written: Written; subjectId?: string }
type Written = { what: 'URL' | 'maker page' | 'profile picture'; text: string; path: string }

/** To moderators, about what a member changed without a review. */
export const editPublic = defineNotice<Edited, null, Launch | null>({
  event: {
    webhook: { type: 'launch.edited', label: 'Live listing edited', only: 'site', data: ({ facts }) => facts },
    isForActive: true,
    holds: async ({ launch, facts }, read) =>
      facts.written !== undefined || (await read.get('revisions', launch?.id ?? ''))?.state === 'changed',
  },
  audience: others(moderators),
  replaces: ({ written }, earlier) => written !== undefined && written.what === earlier.written?.what,
  words: ({ launch, by, facts }) =>
    facts.written === undefined
      ? `${by} edited ${launch?.name ?? ''}: ${fieldWords(facts.changed)}.`
      : `${by} changed ${facts.written.what === 'URL' ? `the URL of ${launch?.name ?? ''}` : `their ${facts.written.what}`}.`,
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

/** What isn’t part of a listing is in no queue: it’s told once. */
async function listWritten({ get }: Reader, told: readonly Notice[]) {
  const found = told.map(async ({ launchId, by, at, facts }) => {
    const { written } = facts as Partial<Edited>
    if (written === undefined || by === null) return []
    const person = (await get('profiles', by))?.name ?? 'Someone'
    const name = (launch: string) => `The ${written.what} of ${written.what === 'URL' ? launch : person}`
    const item = { since: at, quote: written.text || undefined, path: written.path }
    return [launchId === null ? { ...item, id: by, name: name('') } : { ...item, launchId, name }]
  })
  return (await Promise.all(found)).flat()
}
