import type { DirectoryEdit, DirectoryEntry, DirectoryQuestion, DirectorySample } from '../directories/records.ts'
import type { DirectorySubmission, ElsewherePlan } from '../elsewhere/records.ts'
import { defineCollection } from './define-collection.ts'

export const directories = {
  directoryEntries: defineCollection<DirectoryEntry>()({
    indexes: ['state'],
    isPublic: true,
    traces: { none: 'It describes a public site.' },
    exported: { not: 'It names no person.' },
  }),
  directoryEdits: defineCollection<DirectoryEdit>()({
    indexes: ['slug', 'by'],
    traces: { kept: [{ by: 'by', anonymous: true }] },
    exported: { not: 'It is the history of a directory, which moderators keep for the site.' },
  }),
  directoryQuestions: defineCollection<DirectoryQuestion>()({
    indexes: ['state', 'slug'],
    traces: { none: 'It quotes a public page.' },
    exported: { not: 'It names no person.' },
  }),
  directorySamples: defineCollection<DirectorySample>()({
    indexes: ['slug', 'day'],
    traces: { none: 'It measures a directory’s public pages.' },
    exported: { not: 'It names no person.' },
  }),
  elsewherePlans: defineCollection<ElsewherePlan>()({
    indexes: ['ownerId', 'reminders'],
    traces: { erased: { account: 'ownerId', launches: 'id' } },
    exported: 'launches',
  }),
  directorySubmissions: defineCollection<DirectorySubmission>()({
    indexes: ['launchId', 'ownerId', 'slug', 'checkOn'],
    traces: { erased: { account: 'ownerId', launches: 'launchId' } },
    exported: 'launches',
  }),
}
