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
import { paths } from '../../../shared/paths.ts'

/** Signing up and in, and a person’s own account. */
export function routeAccount(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.signIn.pattern, (ctx) => signInForm(world, ctx))
  router.post(paths.signIn.pattern, limitReads, (ctx) => signIn(world, ctx))
  router.get(paths.secondStep.pattern, limitReads, (ctx) => secondStepForm(world, ctx))
  router.post(paths.secondStep.pattern, limitReads, (ctx) => secondStep(world, ctx))
  router.post(paths.passkeySignIn.pattern, limitReads, (ctx) => passkeySignIn(world, ctx))
  routeSecurity(router, world, limits)
  router.get(paths.socialSignIn.pattern, limitReads, (ctx) => startSocialSignIn(world, ctx))
  router.get(paths.socialCallback.pattern, limitReads, (ctx) => finishSocialSignIn(world, ctx))
  router.get(paths.signUp.pattern, (ctx) => signUpForm(world, ctx))
  router.post(paths.signUp.pattern, limitReads, (ctx) => signUp(world, ctx))
  router.post(paths.signOut.pattern, (ctx) => signOut(world, ctx))
  router.get(paths.reset.pattern, (ctx) => resetForm(world, ctx))
  router.post(paths.reset.pattern, limitReads, (ctx) => reset(world, ctx))
  router.get(paths.verify.pattern, limitReads, (ctx) => verifyPage(world, ctx))
  router.post(paths.verify.pattern, limitReads, (ctx) => verify(world, ctx))
  router.get(paths.changeEmail.pattern, limitReads, (ctx) => changeEmailPage(world, ctx))
  router.post(paths.changeEmail.pattern, limitReads, (ctx) => changeEmail(world, ctx))
  router.get(paths.emailChoices.pattern, limitReads, (ctx) => emailChoices(world, ctx))
  router.post(paths.emailChoices.pattern, limitReads, (ctx) => saveEmailChoices(world, ctx))
  router.get(paths.unsubscribe.pattern, limitReads, (ctx) => unsubscribePage(world, ctx))
  router.post(paths.unsubscribe.pattern, limitReads, (ctx) => unsubscribe(world, ctx))
  router.get(paths.connect.pattern, limitReads, (ctx) => connect(world, limits, ctx))
  router.post(paths.connect.pattern, limitReads, (ctx) => decideConnect(world, limits, ctx))
  mountPages(router, { world, limits }, [profile])
  router.get(paths.invitations.pattern, limitReads, (ctx) => invitations(world, ctx))
  router.post(paths.invitations.pattern, limitReads, (ctx) => changeInvitations(world, ctx))
  router.get(paths.ownData.pattern, limitReads, (ctx) => ownData(world, ctx))
  router.post(paths.ownData.pattern, limitReads, (ctx) => changeOwnData(world, limits.deletionRequests, ctx))
  router.get(paths.ownDataFile.pattern, limitReads, (ctx) => downloadOwnData(world, limits.dataDownloads, ctx))
  router.get(paths.connections.pattern, (ctx) => connections(world, ctx))
  router.post(paths.connections.pattern, limitReads, (ctx) => changeConnections(world, ctx))
}
