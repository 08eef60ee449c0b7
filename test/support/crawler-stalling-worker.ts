import { runChecks as runChecksOn, readHtml as read } from '../../api/workers/parse-worker.ts'

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

/** A parse worker that meets its match: a page of `stall` never ends, one of `wait` waits longer than a task may compute, one of `exhaust` eats all memory, anything else is read. So are its checks, by the title. */
export function readHtml(task: Parameters<typeof read>[0]) {
  const html = new TextDecoder().decode(task.bytes)
  if (html === 'stall') for (;;);
  if (html === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  if (html === 'exhaust') for (const all: string[][] = []; ;) all.push(Array.from({ length: 1e5 }, (_, n) => `${n}`))
  if (html === 'defect') throw new TypeError('x is not a function')
  return read(task)
}

export function runChecks(facts: Parameters<typeof runChecksOn>[0]) {
  if (facts.page.title === 'stall') for (;;);
  return runChecksOn(facts)
}
