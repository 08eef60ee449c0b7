import { paths } from '../../../../shared/paths.ts'
import { signIn, signInWithPasskey, signOut } from '../../../actions/sessions/sign-in.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { askedReturn, finishedSignIn } from './finished-sign-in.ts'
import { dropPendingAction } from './pending-action-cookie.ts'
import { returnPath, withReturn, OtherPageFirst, sendCookies } from '../../session/session.ts'
import { loadSignIn, notSignedIn, signInSheet } from './sign-in-sheet.tsx'

/** Signed-in people are redirected. */
export const signInPage = definePage({
  path: paths.signIn,
  access: 'anyone',
  load(request) {
    if (request.account !== null && request.rejected === null) throw new OtherPageFirst(askedReturn(request))
    return loadSignIn(request)
  },
  forms: {
    'sign-in': defineForm(signIn, {
      rejected: notSignedIn,
      next(signedIn, request, form) {
        if (signedIn.account !== null) return finishedSignIn(signedIn, request, form)
        sendCookies(request.ctx, signedIn.cookies)
        return withReturn(paths.secondStep(), returnPath(form.get('return')))
      },
    }),
    passkey: defineForm(signInWithPasskey, { path: paths.passkeySignIn, rejected: notSignedIn, next: finishedSignIn }),
    // Only this session ends. With a path to return to, somebody else signs in next.
    'sign-out': defineForm(signOut, {
      path: paths.signOut,
      fields: () => ({ everywhere: false }),
      next(cookies, { world, ctx, query }) {
        dropPendingAction(world, ctx)
        sendCookies(ctx, cookies)
        const returnTo = query.get('return')
        return returnTo === null ? paths.home() : withReturn(paths.signIn(), returnPath(returnTo))
      },
    }),
  },
  view: signInSheet,
})
