import { resolve } from 'node:path'
import { Low } from 'lowdb'
import type { Launch } from '../domain/launch.ts'
import { createDurableFile, removeLeftovers } from './durable-file.ts'

type Content = { format: 1; launches: Launch[] }

/** `launches` as they were when the file was opened; `write` resolves when the given ones are on disk in their place. */
export type CatalogFile = { launches: Launch[]; write: (launches: Launch[]) => Promise<void> }

/** Throws when the file is there but cannot be understood: it is the only copy, so it is never overwritten. */
export async function openCatalogFile(path: string): Promise<CatalogFile> {
  const db = new Low<Content>(createDurableFile(path), { format: 1, launches: [] })
  await removeLeftovers(path)
  try {
    await db.read()
    assertContent(db.data)
  } catch (cause) {
    throw new Error(
      `The catalog file ${resolve(path)} is damaged (${cause instanceof Error ? cause.message : String(cause)}). ` +
        'It was left as it is: restore it from a backup, or move it away to begin with an empty catalog.',
      { cause },
    )
  }
  return {
    launches: db.data.launches,
    write: async (launches) => {
      const before = db.data
      db.data = { format: 1, launches }
      try {
        await db.write()
      } catch (error) {
        db.data = before
        throw error
      }
    },
  }
}

function assertContent(content: Partial<Content>): asserts content is Content {
  if (content.format !== 1) throw new Error('it is not of format 1')
  if (!Array.isArray(content.launches)) throw new Error('it has no list of launches')
  const addresses = new Set<string>()
  for (const [index, launch] of content.launches.entries()) {
    const { slug, aliases } = (launch ?? {}) as Partial<Launch>
    if (typeof slug !== 'string' || !Array.isArray(aliases)) throw new Error(`launch ${index + 1} has no slug or aliases`)
    for (const address of new Set([slug, ...aliases])) {
      if (addresses.has(address)) throw new Error(`two launches answer at ${address}`)
      addresses.add(address)
    }
  }
}
