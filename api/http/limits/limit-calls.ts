import type { Context } from 'koa'
import type { Endpoint } from '../../../shared/contract.ts'
import type { Connection } from '../../domain/records.ts'
import { spendDraft } from './limit-drafts.ts'
import { spend, type Limits } from './limit-rate.ts'

type Limit = Endpoint['limit']

/** Consumes the quota that every call of an endpoint needs, over REST and MCP alike, before its input is read. Throws Failure TOO_MANY_REQUESTS. */
export async function takeCall(limits: Limits, limit: Limit, ctx: Context, connection: Connection | null): Promise<void> {
  if (limit !== 'reads') await limits.requests(ctx, connection?.accountId)
  else await (connection === null ? limits.reads(ctx) : limits.tokenReads(ctx, connection.accountId))
}

/** Counted by account if there is one, refunded if nothing was visited or drafted. Throws TOO_MANY_REQUESTS and what `act` throws. */
export function spendCall<T>(limits: Limits, limit: Limit, ctx: Context, act: () => Promise<T>, connection: Connection | null): Promise<T> {
  if (limit === 'reads') return act()
  if (limit === 'audits') return spend(limits, 'audits', ctx, act, connection?.accountId)
  return spendDraft(limits, ctx, act, connection?.accountId)
}
