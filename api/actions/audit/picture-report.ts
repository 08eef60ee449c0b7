import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../../domain/report.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { keepPagePictures } from './page-pictures.ts'

/** Has the audited page pictured where a browser is set up. Waits for it no longer than `maxMs`; what comes later is on the report when it’s opened again. */
export async function pictureReport(world: World, { id, url }: Report, maxMs: number): Promise<void> {
  const { photograph } = world
  if (photograph === undefined) return
  const pictured = photograph(url).then((shots) => keepPagePictures(world, id, shots))
  const left = new AbortController()
  await Promise.race([pictured.catch(ignoreFailure), wait(maxMs, null, { signal: left.signal })])
  left.abort()
}

/** A report without pictures is still a report. Anything else is a defect. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error
}
