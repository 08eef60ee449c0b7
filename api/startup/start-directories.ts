import type { Logger } from 'pino'
import { mergeDirectories } from '../actions/directories/merge-directories.ts'
import { readFormerlyShipped, readShipped } from '../directories/shipped.ts'
import type { World } from '../ports/world.ts'
import type { Storage } from '../store/open-storage.ts'

/** Adds what this release knows about launch directories to the stored ones, and takes over the operator’s list of an earlier release once. */
export async function startDirectories(world: World, { formerDirectories }: Storage, logger: Logger): Promise<void> {
  const readFormer = async () => {
    const rows = await formerDirectories.read()
    return rows === null ? null : { rows, shipped: await readFormerlyShipped() }
  }
  const changed = await mergeDirectories(world, { shipped: await readShipped(), readFormer })
  if (changed > 0) logger.info({ changed }, 'updated the launch directories')
  if (!(await formerDirectories.retire()))
    logger.warn('directories.json isn’t read any more: edit directories at /moderation/directories/ and delete the file.')
}
