import { setTimeout } from 'node:timers/promises'

export { readHtml } from '../../api/workers/parse-worker.ts'

/** This worker’s threads are never ready for their first task. */
export const warmUp = () => setTimeout(1_000_000)
