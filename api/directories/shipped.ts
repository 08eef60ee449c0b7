import { readFile } from 'node:fs/promises'
import type { Directory } from '../../shared/schemas/directory.ts'
import type { DirectoryEntry } from '../domain/directories/records.ts'

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as T

/** The directories that this release ships. The tests check each entry. */
export const readShipped = (): Promise<DirectoryEntry[]> => read('./shipped.json')

/** Every row that releases shipped before directories had evidence, the newest of a slug first. */
export const readFormerlyShipped = (): Promise<Directory[]> => read('./formerly-shipped.json')
