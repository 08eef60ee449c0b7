import type { Context } from 'koa'
import type { Endpoint } from '../../../shared/contract.ts'
import type { Connection } from '../../domain/records.ts'
import { spendDraft, type DraftLimit } from './limit-drafts.ts'
import { spend, type TakeQuota } from './limit-rate.ts'

/**
 * Units an endpoint takes, over REST and through a tool alike. `reads` counts by address, `tokenReads` by connection, `requests` calls for an
 * audit or a draft, valid or not; `pairings` the links handed out to who has no connection.
 */
export type Quotas = DraftLimit & Record<Endpoint['limit'] | 'tokenReads' | 'requests' | 'pairings', TakeQuota>

/** What every call takes, before anything of it is looked at. Throws Failure TOO_MANY_REQUESTS. */
export async function takeCall(quotas: Quotas, limit: Endpoint['limit'], ctx: Context, connection: Connection | null): Promise<void> {
  if (limit !== 'reads') await quotas.requests(ctx, connection?.id)
  else await (connection === null ? quotas.reads(ctx) : quotas.tokenReads(ctx, connection.id))
}

/**
 * Runs a valid call on the endpoint's own limit, by account where there is one: an audit or a draft is given back where nothing was visited, or
 * no draft was made. Throws Failure TOO_MANY_REQUESTS, and what `act` throws.
 */
export function spendCall<T>(
  quotas: Quotas,
  limit: Endpoint['limit'],
  ctx: Context,
  act: () => Promise<T>,
  connection: Connection | null,
): Promise<T> {
  if (limit === 'reads') return act()
  if (limit === 'audits') return spend(quotas.audits, ctx, act, connection?.accountId)
  return spendDraft(quotas, ctx, act, connection?.accountId)
}
