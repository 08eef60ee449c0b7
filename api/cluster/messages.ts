import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The metrics of one process as it sends them to another. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** What workers and the first process tell each other. The libraries send messages of their own on the same channel. */
export type Message =
  /** A worker serves now. */
  | { slipway: 'ready' }
  /** It should finish and exit. */
  | { slipway: 'stop' }
  /** A worker asks for the metrics of the others; the first process asks each; each answers. */
  | { slipway: 'collect' | 'give'; id: number }
  | { slipway: 'metrics'; id: number; metrics: Metrics }
  | { slipway: 'collected'; id: number; metrics: Metrics[] }

export const isOurs = (message: unknown): message is Message => typeof message === 'object' && message !== null && 'slipway' in message
