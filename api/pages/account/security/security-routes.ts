import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { addPasskey, addPasskeyForm } from './add-passkey.tsx'
import { changeSecurity, security } from './security.tsx'
import { changeTwoFactor, twoFactor } from './two-factor.tsx'

/** How a person’s own account is protected. */
export function routeSecurity(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/profile/security/', (ctx) => security(world, ctx))
  router.post('/profile/security/', limitReads, (ctx) => changeSecurity(world, ctx))
  router.get('/profile/security/two-factor/', (ctx) => twoFactor(world, ctx))
  router.post('/profile/security/two-factor/', limitReads, (ctx) => changeTwoFactor(world, ctx))
  router.get('/profile/security/passkey/', (ctx) => addPasskeyForm(world, ctx))
  router.post('/profile/security/passkey/', limitReads, (ctx) => addPasskey(world, ctx))
}
