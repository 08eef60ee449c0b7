import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Quota, QuotaName, Quotas } from '../../domain/quotas.ts'
import type { CountedQuota, CreateLimiter, Limiters } from '../../ports/limits.ts'

/** Counts in this process only. */
export const countHere: CreateLimiter = (options) => new RateLimiterMemory(options)

/** Creates a limiter for each quota; `createShared` creates those counted across all processes. */
export function createLimiters(quotas: Quotas, createShared: CreateLimiter = countHere): Limiters {
  const count = (name: string, quota: Quota): CountedQuota => {
    const create = quota.shared ? createShared : countHere
    return { name: quota.header ?? name, quota, limiter: create({ keyPrefix: name, points: quota.points, duration: quota.seconds }) }
  }
  const entries = (Object.keys(quotas) as QuotaName[]).map((name) => [name, count(name, quotas[name])])
  return Object.fromEntries(entries) as Limiters
}
