import type { Context } from 'koa'
import type { Caller } from '../actions/action.ts'

/**
 * Who sent a request. The connection is there where a middleware has found the one that the bearer token belongs to, the
 * account on pages that know a session.
 */
export const callerOf = (ctx: Context): Caller => ({
  ip: ctx.ip,
  agent: ctx.get('User-Agent'),
  connection: ctx.state['connection'] ?? null,
  account: ctx.state['account'] ?? null,
})
