import type { Context } from 'koa'
import type { QuotaName } from '../../domain/quotas.ts'
import { spendDraft } from './limit-drafts.ts'
import { spend, type Limits } from './limit-rate.ts'

/** Whose quota it is: an account’s id, or without one the client’s network. */
type Holder = { ctx: Context; key: string | undefined }

/**
 * Runs an action within its quota. A unit is given back if no site was visited, or no draft was created. Throws TOO_MANY_REQUESTS, and whatever `act` throws.
 */
export function withinQuota<T>(limits: Limits, quota: QuotaName | null, { ctx, key }: Holder, act: () => Promise<T>): Promise<T> {
  if (quota === null) return act()
  return quota === 'drafts' ? spendDraft(limits, ctx, act, key) : spend(limits[quota], ctx, act, key)
}
