import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Launch } from '../domain/launch.ts'
import type { Store } from '../actions/world.ts'
import { Catalog } from './catalog.ts'
import { openCatalogFile, type CatalogFile } from './catalog-file.ts'
import { readDirectories } from './directories.ts'
import { lockFolder } from './folder-lock.ts'
import { createWriteQueue } from './write-queue.ts'

/**
 * The embedded store: everything in memory, every change durable before anybody sees it. `folder` is created when missing and is
 * held until `close`. Throws, and changes nothing, when the folder is in use or a file in it is damaged.
 */
export async function createLowdbStore({ folder }: { folder: string }): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const directories = await readDirectories(join(folder, 'directories.json'))
    const file = await openCatalogFile(join(folder, 'catalog.json'))
    return open(folder, file, directories, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function open(folder: string, file: CatalogFile, directories: Awaited<ReturnType<Store['listDirectories']>>, unlock: () => void): Store {
  const catalog = new Catalog()
  for (const launch of file.launches) catalog.put(frozen(launch))
  const queue = createWriteQueue(catalog, file.write)

  return {
    findLiveLaunches: async (filter) => catalog.findLive(filter),
    findLaunch: async (slugOrAlias) => catalog.find(slugOrAlias),
    findLaunchesByUrl: async (urlKey) => catalog.findByUrl(urlKey),
    findLaunchesByName: async (nameKey) => catalog.findByName(nameKey),
    countReservations: async (year, week) => catalog.countReservations(year, week),
    countLaunches: async () => catalog.size,
    putLaunch: async (launch) => queue.put(frozen(structuredClone(launch))),
    listDirectories: async (limit) => directories.slice(0, limit),
    ping: async () => {
      if (queue.closed) throw new Error('The store is closed.')
      await access(folder, constants.R_OK | constants.W_OK)
    },
    close: async () => {
      await queue.close()
      unlock()
    },
  }
}

/** What is in memory is what is on disk: nobody who reads a launch can change it. */
function frozen(launch: Launch): Launch {
  for (const part of Object.values(launch)) if (typeof part === 'object' && part !== null) Object.freeze(part)
  return Object.freeze(launch)
}
