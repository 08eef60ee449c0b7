import type { Middleware } from 'koa'
import { refuseSuspended } from '../../domain/moderation/suspension.ts'
import type { World } from '../../ports/world.ts'
import { accountOf } from './session.ts'
import { paths } from '../../../shared/paths.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The only forms that a suspended person can send: sign out and in, choose emails, mark notifications as read, and delete their account. */
const allowed = new Set([
  paths.signOut(),
  paths.signIn(),
  paths.secondStep(),
  paths.passkeySignIn(),
  paths.ownData(),
  paths.emailChoices(),
  paths.unsubscribe(),
])

/**
 * Lets a suspended person read, but refuses every form except those above. Register this after loadAccount. The API and the tools need no such
 * check: a suspension revokes all connections, and a new one needs a form.
 */
export const holdSuspended =
  (world: Pick<World, 'clock'>): Middleware =>
  (ctx, next) => {
    const account = accountOf(ctx)
    if (account !== null && !reads.has(ctx.method) && !allowed.has(ctx.path) && !ctx.path.startsWith(paths.notifications()))
      refuseSuspended(account, world.clock())
    return next()
  }
