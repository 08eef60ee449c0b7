import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Store } from '../../../../api/ports/store.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { faultyDisk, type Faults } from './journal/faulty-disk.ts'

export async function makeStoreFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export type ToldStore = { store: Store; notes: string[]; failures: unknown[] }

/** A store on a folder, with what it tells the log; `faults` may change while it is open. Closed when the test ends. */
export async function openStore(folder: string, faults: Faults = {}): Promise<ToldStore> {
  const notes: string[] = []
  const failures: unknown[] = []
  const store = await createLowdbStore({
    folder,
    disk: faultyDisk(faults),
    onNote: (note) => notes.push(note),
    onFailure: (error) => failures.push(error),
  })
  onTestFinished(() => store.close().catch(() => undefined))
  return { store, notes, failures }
}
