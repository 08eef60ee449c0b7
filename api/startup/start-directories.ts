import type { Logger } from 'pino'
import { mergeDirectories } from '../actions/directories/merge-directories.ts'
import { readShipped } from '../directories/shipped.ts'
import type { World } from '../ports/world.ts'

/** Adds what this release knows about launch directories to the stored ones. */
export async function startDirectories(world: World, logger: Logger): Promise<void> {
  const changed = await mergeDirectories(world, await readShipped())
  if (changed > 0) logger.info({ changed }, 'updated the launch directories')
}
