import { readFile } from 'node:fs/promises'
import type { DirectoryEntry } from '../domain/directories/records.ts'

/** The directories that this release ships. The tests check each entry. */
export const readShipped = async (): Promise<DirectoryEntry[]> =>
  JSON.parse(await readFile(new URL('./shipped.json', import.meta.url), 'utf8')) as DirectoryEntry[]

/** What a service stores when it starts. */
export const atStart = { readDirectories: readShipped }
