import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { exportAccount } from '../../../actions/account-deletion/export/export-account.ts'
import { siteSlug } from '../../../domain/settings/current-site.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { requireAccount } from '../../session/session.ts'

/** Everything as one file, sent while it is put together. */
export async function downloadOwnData(world: World, takeDownload: TakeQuota, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  await takeDownload(ctx, account.id)
  const parts = await exportAccount(world, account.id)
  ctx.type = 'json'
  ctx.set('Cache-Control', 'no-store')
  ctx.attachment(`${siteSlug()}-data.json`)
  // The response is read when the request’s work is done, so that the site’s name wouldn’t be known any more.
  const next = AsyncLocalStorage.bind(() => parts.next())
  ctx.body = Readable.from({ [Symbol.asyncIterator]: () => ({ next }) })
}
