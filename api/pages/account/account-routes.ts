import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { mountPages } from '../page/mount-pages.ts'
import { accountPages } from './account-pages.ts'
import { connect, decideConnect } from './connect/connect.tsx'
import { downloadOwnData } from './data/download-own-data.ts'
import { unsubscribe } from './emails/unsubscribe.tsx'
import { finishSocialSignIn, startSocialSignIn } from './sign-in/social-sign-in.tsx'
import { paths } from '../../../shared/paths.ts'

/** Signing up and in, and a person’s own account. */
export function routeAccount(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  mountPages(router, { world, limits }, accountPages)
  router.get(paths.socialSignIn.pattern, limitReads, (ctx) => startSocialSignIn(world, ctx))
  router.get(paths.socialCallback.pattern, limitReads, (ctx) => finishSocialSignIn(world, ctx))
  router.post(paths.unsubscribe.pattern, limitReads, (ctx) => unsubscribe(world, ctx))
  router.get(paths.connect.pattern, limitReads, (ctx) => connect(world, limits, ctx))
  router.post(paths.connect.pattern, limitReads, (ctx) => decideConnect(world, limits, ctx))
  router.get(paths.ownDataFile.pattern, limitReads, (ctx) => downloadOwnData(world, limits.dataDownloads, ctx))
}
