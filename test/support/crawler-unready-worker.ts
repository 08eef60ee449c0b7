import { setTimeout } from 'node:timers/promises'

export { readHtml } from './crawler-bare-worker.ts'

/** This worker’s threads are never ready for their first task. */
export const warmUp = () => setTimeout(1_000_000)
