import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Makes a limiter. Where processes share a database, they share what it counts, and it throws Failure SERVICE_UNAVAILABLE while that is away. */
export type CreateLimiter = (options: Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>) => RateLimiterAbstract

/** Counts in this process alone. */
export const countHere: CreateLimiter = (options) => new RateLimiterMemory(options)
