import { runChecks as runChecksOn, readHtml as read } from '../../api/workers/parse-worker.ts'
import { sufferFrom } from './stalling-text.ts'

export {
  allowedPaths,
  measureImage,
  readFeed,
  readFont,
  readManifest,
  readPicture,
  readRobots,
  readScript,
  readSitemap,
  readSitePage,
  readStyles,
  warmUp,
} from '../../api/workers/parse-worker.ts'

/** A parse worker that meets its match in some pages (stalling-text.ts), and reads all others. It never ends checking one that is titled `stall`. */
export function readHtml(task: Parameters<typeof read>[0]) {
  sufferFrom(new TextDecoder().decode(task.bytes))
  return read(task)
}

export function runChecks(facts: Parameters<typeof runChecksOn>[0]) {
  sufferFrom(facts.page.title ?? '')
  return runChecksOn(facts)
}
