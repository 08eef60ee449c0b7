import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Finished pictures by key, a hash in hex. Only a cache: a missing or damaged image is drawn again. */
export type KeptPictures = {
  find: (key: string) => Promise<Uint8Array | null>
  keep: (key: string, png: Uint8Array) => Promise<void>
}

const memoryBytes = 32 * 1024 * 1024

/** For processes that share a database and no disk. */
export function keepInMemory(): KeptPictures {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: memoryBytes, sizeCalculation: ({ byteLength }) => byteLength })
  return { find: async (key) => kept.get(key) ?? null, keep: async (key, png) => void kept.set(key, png) }
}

/** About 60 KB each. Above this, the least recently requested quarter is deleted. */
const maxFiles = 1000

/** A PNG begins with its signature and ends with an empty IEND chunk; a file left by a power cut may lack either. */
const isWhole = (png: Uint8Array) => png[0] === 0x89 && Buffer.from(png.subarray(-8, -4)).toString('latin1') === 'IEND'

/** Keeps images across restarts. If the disk can’t be written to, nothing is kept. */
export function keepInFolder(folder: string, max = maxFiles): KeptPictures {
  const pathOf = (key: string) => join(folder, `${key}.png`)

  const removeOldest = async () => {
    const names = await readdir(folder)
    if (names.length <= max) return
    const files = await Promise.all(names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })))
    const oldest = files.sort((a, b) => a.usedAt - b.usedAt).slice(0, names.length - Math.floor(max * 0.75))
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  }

  return {
    async find(key) {
      const png = await readFile(pathOf(key)).catch(() => null)
      if (png === null || !isWhole(png)) return null
      const now = new Date()
      await utimes(pathOf(key), now, now).catch(() => {})
      return png
    },
    async keep(key, png) {
      const unfinished = join(folder, `${key}.new`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, png)
        await rename(unfinished, pathOf(key))
        await removeOldest()
      } catch {
        await rm(unfinished, { force: true }).catch(() => {})
      }
    },
  }
}
