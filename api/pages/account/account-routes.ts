import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { connect, decideConnect } from './connect.tsx'
import { changeConnections, connections } from './connections.tsx'
import { changeEmail, changeEmailPage } from './email/change-email.tsx'
import { verify, verifyPage } from './email/verify.tsx'
import { emailChoices, saveEmailChoices } from './emails/email-choices.tsx'
import { unsubscribe, unsubscribePage } from './emails/unsubscribe.tsx'
import { changeInvitations, invitations } from './invitations.tsx'
import { changeOwnData, downloadOwnData, ownData } from './data/own-data.ts'
import { mountPages } from '../page/mount-pages.ts'
import { profile } from './profile.tsx'
import { passkeySignIn, secondStep, secondStepForm } from './second-step.tsx'
import { routeSecurity } from './security/security-routes.ts'
import { reset, resetForm } from './reset.tsx'
import { signIn, signInForm, signOut } from './sign-in.tsx'
import { signUp, signUpForm } from './sign-up.tsx'
import { finishSocialSignIn, startSocialSignIn } from './social-sign-in.tsx'

/** Signing up and in, and a person’s own account. */
export function routeAccount(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/sign-in/', (ctx) => signInForm(world, ctx))
  router.post('/sign-in/', limitReads, (ctx) => signIn(world, ctx))
  router.get('/sign-in/second/', limitReads, (ctx) => secondStepForm(world, ctx))
  router.post('/sign-in/second/', limitReads, (ctx) => secondStep(world, ctx))
  router.post('/sign-in/passkey/', limitReads, (ctx) => passkeySignIn(world, ctx))
  routeSecurity(router, world, limits)
  router.get('/sign-in/with/:provider/', limitReads, (ctx) => startSocialSignIn(world, ctx))
  router.get('/sign-in/callback/:provider/', limitReads, (ctx) => finishSocialSignIn(world, ctx))
  router.get('/sign-up/', (ctx) => signUpForm(world, ctx))
  router.post('/sign-up/', limitReads, (ctx) => signUp(world, ctx))
  router.post('/sign-out/', (ctx) => signOut(world, ctx))
  router.get('/reset/', (ctx) => resetForm(world, ctx))
  router.post('/reset/', limitReads, (ctx) => reset(world, ctx))
  router.get('/verify/', limitReads, (ctx) => verifyPage(world, ctx))
  router.post('/verify/', limitReads, (ctx) => verify(world, ctx))
  router.get('/profile/email/', limitReads, (ctx) => changeEmailPage(world, ctx))
  router.post('/profile/email/', limitReads, (ctx) => changeEmail(world, ctx))
  router.get('/profile/emails/', limitReads, (ctx) => emailChoices(world, ctx))
  router.post('/profile/emails/', limitReads, (ctx) => saveEmailChoices(world, ctx))
  router.get('/unsubscribe/', limitReads, (ctx) => unsubscribePage(world, ctx))
  router.post('/unsubscribe/', limitReads, (ctx) => unsubscribe(world, ctx))
  router.get('/connect/', limitReads, (ctx) => connect(world, limits, ctx))
  router.post('/connect/', limitReads, (ctx) => decideConnect(world, limits, ctx))
  mountPages(router, { world, limits }, [profile])
  router.get('/profile/invitations/', limitReads, (ctx) => invitations(world, ctx))
  router.post('/profile/invitations/', limitReads, (ctx) => changeInvitations(world, ctx))
  router.get('/profile/data/', limitReads, (ctx) => ownData(world, ctx))
  router.post('/profile/data/', limitReads, (ctx) => changeOwnData(world, limits.deletionRequests, ctx))
  router.get('/profile/data/slipway-data.json', limitReads, (ctx) => downloadOwnData(world, limits.dataDownloads, ctx))
  router.get('/profile/connections/', (ctx) => connections(world, ctx))
  router.post('/profile/connections/', limitReads, (ctx) => changeConnections(world, ctx))
}
