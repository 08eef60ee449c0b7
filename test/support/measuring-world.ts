import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDirectoryVisitor } from '../../api/measuring/visitor.ts'
import type { DirectoryEntry } from '../../api/domain/directories/records.ts'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import type { PageReader } from '../../api/workers/page-reader.ts'
import { readDirectoryPage, readRules } from '../../api/workers/parse-worker.ts'
import { createSimulatedTime, startFakeWeb, type Behaviour } from './fake-directories.ts'
import { literalEntry, putDirectories } from './literal-directory.ts'

/** Reads pages on this thread: the fake web’s are harmless. */
const reader = {
  readRules: (task: Parameters<typeof readRules>[0]) => Promise.resolve(readRules(task)),
  readDirectoryPage: (task: Parameters<typeof readDirectoryPage>[0]) => Promise.resolve(readDirectoryPage(task)),
} as unknown as PageReader

/** A world with the real store and the real visitor, a fake web, and simulated time. `entries` get the web’s URLs. */
export async function openMeasuringWorld(
  directories: Record<string, (at: number) => Behaviour>,
  entries: (url: (slug: string, path?: string) => string) => DirectoryEntry[] = (url) =>
    Object.keys(directories).map((slug) => literalEntry(slug, {}, { url: url(slug) })),
  requestMs = 5000,
) {
  const time = createSimulatedTime('2026-03-02T03:00:00Z')
  const web = await startFakeWeb(time.now, directories)
  const folder = await mkdtemp(join(tmpdir(), 'slipway-measuring-'))
  const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
  const { clock, wait } = time
  const visitor = createDirectoryVisitor({
    allow: web.allow,
    userAgent: 'Slipway/1.0 (+https://slipway.example/audit/)',
    reader,
    clock,
    wait,
    requestMs,
  })
  const world = { store, clock, random: (bytes: number) => randomBytes(bytes), visitor }
  await putDirectories(world, entries(web.url))
  const entry = async (slug: string) => {
    const found = await store.get('directoryEntries', slug)
    if (found === null) throw new Error(`No ${slug}.`)
    return found
  }
  const close = async () => {
    await visitor.close()
    web.close()
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { world, web, time, entry, close }
}
