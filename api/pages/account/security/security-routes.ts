import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { addPasskey, addPasskeyForm } from './add-passkey.tsx'
import { changeSecurity, security } from './security.tsx'
import { changeTwoFactor, twoFactor } from './two-factor.tsx'
import { paths } from '../../../../shared/paths.ts'

/** How a person’s own account is protected. */
export function routeSecurity(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.security.pattern, (ctx) => security(world, ctx))
  router.post(paths.security.pattern, limitReads, (ctx) => changeSecurity(world, ctx))
  router.get(paths.twoFactor.pattern, (ctx) => twoFactor(world, ctx))
  router.post(paths.twoFactor.pattern, limitReads, (ctx) => changeTwoFactor(world, ctx))
  router.get(paths.addPasskey.pattern, (ctx) => addPasskeyForm(world, ctx))
  router.post(paths.addPasskey.pattern, limitReads, (ctx) => addPasskey(world, ctx))
}
