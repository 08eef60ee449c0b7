import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'
import { keepPagePictures } from './page-pictures.ts'

/** Takes pictures of the audited page if a browser is set up. Waits at most `maxMs`; later pictures appear when the report is reloaded. */
export async function pictureReport(world: World, { id, url }: Report, maxMs: number): Promise<void> {
  const { photograph } = world
  if (photograph === undefined) return
  // A report without pictures is still a report.
  const pictured = photograph(url)
    .then((shots) => keepPagePictures(world, id, shots))
    .catch(() => undefined)
  const left = new AbortController()
  await Promise.race([pictured, wait(maxMs, null, { signal: left.signal }).catch(() => null)])
  left.abort()
}
