import type { Context } from 'koa'
import type { Endpoint } from '../../../shared/contract.ts'
import type { Connection } from '../../domain/records.ts'
import type { Limits } from './limit-rate.ts'
import { withinQuota } from './within-quota.ts'

type Limit = Endpoint['limit']

/** Consumes the quota that every call of an endpoint needs, over REST and MCP alike, before its input is read. Throws Failure TOO_MANY_REQUESTS. */
export async function takeCall(limits: Limits, limit: Limit, ctx: Context, connection: Connection | null): Promise<void> {
  if (limit !== 'reads') await limits.requests(ctx, connection?.accountId)
  else await (connection === null ? limits.reads(ctx) : limits.tokenReads(ctx, connection.accountId))
}

/** Counted by account if there is one, refunded if nothing was visited or drafted. Throws TOO_MANY_REQUESTS and what `act` throws. */
export const spendCall = <T>(
  limits: Limits,
  limit: Limit,
  ctx: Context,
  act: () => Promise<T>,
  connection: Connection | null,
): Promise<T> => withinQuota(limits, limit === 'reads' ? null : limit, { ctx, key: connection?.accountId }, act)
