import type { LimitedThread } from '../../api/workers/limited-thread.ts'
import { threads } from '../../api/workers/page-reader.ts'

// A thread that reads pages takes a second of CPU time to start, and hundreds of crawlers start in a run: each gets idle ones of those that have closed.

const maxKept = 4
const { start, end } = threads
const kindOf = new WeakMap<LimitedThread, string>()
const kept: LimitedThread[] = []

threads.start = (bundle, ...limits) => {
  const kind = [bundle.path, ...limits].join()
  const at = kept.findIndex((one) => kindOf.get(one) === kind)
  const thread = kept.splice(at, at === -1 ? 0 : 1)[0] ?? start(bundle, ...limits)
  // Those that only a test runs are themselves what it looks at.
  if (bundle.path.endsWith('/parse-worker.cjs')) kindOf.set(thread, kind)
  return thread
}
threads.end = async (thread, isIdle) => {
  if (isIdle && kindOf.has(thread) && kept.length < maxKept) kept.push(thread)
  else await end(thread, isIdle)
}
