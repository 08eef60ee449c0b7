import { atStart, readShipped } from '../../api/directories/shipped.ts'
import type { DirectoryEntry } from '../../api/domain/directories/records.ts'

let first: Promise<DirectoryEntry[]> | undefined

/** The best-known of the directories that are shipped: storing thousands takes half a second of a folder’s start and five of PostgreSQL’s. */
const readFirst = () => (first ??= readShipped().then((all) => all.slice(0, 60)))

/** Services that start in this process store a few directories. test/start.test.ts starts both stores with all of them. */
export const startWithFewDirectories = (): unknown => Object.assign(atStart, { readDirectories: readFirst })
