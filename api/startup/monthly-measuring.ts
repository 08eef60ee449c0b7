import type { Logger } from 'pino'
import { createMeasuring } from '../actions/directories/measure-schedule.ts'
import type { Config } from '../config/config.ts'
import { createDirectoryVisitor } from '../measuring/visitor.ts'
import type { World } from '../ports/world.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { mergeDirectories } from '../actions/directories/directories-file.ts'
import { atStart } from '../directories/shipped.ts'

type Options = {
  config: Pick<Config, 'measureDirectories' | 'crawlAllow'>
  userAgent: string
  reader: PageReader
  world: () => World
  logger: Logger
}

/** `measure` measures a day’s share of the directories, `close` ends visits that are under way. Null where none are measured. */
export function createMonthlyMeasuring({ config, userAgent, reader, world, logger }: Options) {
  if (!config.measureDirectories) return null
  const visitor = createDirectoryVisitor({ allow: config.crawlAllow, userAgent, reader, clock: () => world().clock() })
  const measure = createMeasuring(() => ({ ...world(), visitor }), {
    onRun: (run) => logger.info(run, 'measured a directory'),
    onError: (slug, error) => logger.error({ err: error, slug }, 'measuring a directory failed'),
  })
  return { measure, close: visitor.close }
}

/** Adds what this release knows about launch directories to the stored ones. */
export async function startDirectories(world: World, logger: Logger): Promise<void> {
  const changed = await mergeDirectories(world, await atStart.readDirectories())
  if (changed.length > 0) logger.info({ changed: changed.length }, 'updated the launch directories')
}
