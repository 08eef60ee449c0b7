import type { Context } from 'koa'
import type { Caller } from '../actions/action.ts'
import type { Visitor } from '../ports/visits.ts'

/**
 * Who sent a request. The connection is there where the bearer token belongs to one, the account on pages that know a session.
 */
export const visitorOf = ({ req, state }: Context): Visitor => ({
  agent: req.headers['user-agent'] ?? '',
  connection: state['connection'] ?? null,
  account: state['account'] ?? null,
})

/** Who calls an action. What it shows is counted when the answer is sent (middleware/count-shown.ts). */
export const callerOf = (ctx: Context): Caller => ({
  ip: ctx.ip,
  ...visitorOf(ctx),
  shows: (launches) => void (ctx.state['shown'] = launches),
})
