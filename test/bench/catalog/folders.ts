import { mkdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeDisk, publish, pathOf } from '../../../api/store/embedded/journal/disk.ts'
import { prepareJournal, writeSnapshot } from '../../../api/store/embedded/journal/snapshot.ts'
import { catalogLaunches } from './launches.ts'

/** Where a run keeps its catalogs; one of each size, made when first asked for. */
export type Folders = { folderOf: (size: number) => Promise<string>; scratch: (name: string) => string; remove: () => Promise<void> }

export async function makeFolders(): Promise<Folders> {
  const root = await mkdtemp(join(tmpdir(), 'slipway-bench-'))
  const made = new Map<number, Promise<string>>()
  let copies = 0
  return {
    folderOf: async (size) => {
      const master = made.get(size) ?? writeCatalog(join(root, `catalog-${size}`), size)
      made.set(size, master)
      const copy = join(root, `copy-${(copies += 1)}`)
      await cp(await master, copy, { recursive: true })
      return copy
    },
    scratch: (name) => join(root, name),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** A data folder as a compaction leaves it: a snapshot and an empty journal. */
async function writeCatalog(folder: string, size: number): Promise<string> {
  mkdirSync(folder, { mode: 0o700 })
  const launches = new Map<string, unknown>(catalogLaunches(size).map((launch) => [launch.id, launch]))
  await prepareJournal(nodeDisk, folder, 1)
  await publish(nodeDisk, folder, pathOf(folder, 'journal', 1))
  await writeSnapshot(nodeDisk, folder, 1, new Map([['launches', launches]]), new AbortController().signal)
  return folder
}
