import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Quota, QuotaName } from '../domain/quotas.ts'

/** Creates a limiter. A shared one counts in the database and throws Failure SERVICE_UNAVAILABLE while that is down. */
export type CreateLimiter = (options: Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>) => RateLimiterAbstract

/** A quota of the table (domain/quotas.ts), its name in headers and errors, and what counts it. */
export type CountedQuota = { name: string; quota: Quota; limiter: RateLimiterAbstract }
export type Limiters = Record<QuotaName, CountedQuota>
