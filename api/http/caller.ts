import type { Context } from 'koa'
import type { Caller } from '../actions/access/caller.ts'
import { disconnectionOf } from './drain-connections.ts'
import type { Visitor } from '../ports/visits.ts'

export const visitorOf = ({ req, state }: Context): Visitor => ({
  agent: req.headers['user-agent'] ?? '',
  connection: state['connection'] ?? null,
  account: state['account'] ?? null,
})

/** The caller of an action. Launches it shows are counted when the response is sent (middleware/count-shown.ts). */
export const callerOf = (ctx: Context): Caller => ({
  ip: ctx.ip,
  ...visitorOf(ctx),
  cookies: ctx.get('Cookie'),
  origin: ctx.get('Origin'),
  // Most actions never ask.
  get signal() {
    return disconnectionOf(ctx)
  },
  shows(launches) {
    ctx.state['shown'] = launches
  },
})
