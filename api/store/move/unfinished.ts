import { access } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a move out of a database gathers its files. It is made before anything of the catalog, and goes when all of that is in its place. */
export const unfinishedFolder = (folder: string): string => join(folder, 'move-unfinished')

export const isUnfinished = (folder: string): Promise<boolean> =>
  access(unfinishedFolder(folder)).then(
    () => true,
    () => false,
  )

/** Throws where a move into the folder was broken off. */
export async function refuseUnfinished(folder: string): Promise<void> {
  if (await isUnfinished(folder))
    throw new Error(`A move into ${folder} was broken off: run npm run move-store -- --from DATABASE_URL again, which finishes it.`)
}
