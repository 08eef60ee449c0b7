import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { dropIntent, finishSignIn } from './intents.ts'
import { PasskeySignIn, PasskeyScript } from './passkey-forms.tsx'
import { returnPath, withReturn } from './return-path.ts'
import { accountOf, redirect, sendCookies } from './session.ts'
import { reasonOf } from './sign-in-reason.ts'
import { SocialLinks } from './social-sign-in.tsx'
import { paths } from '../../../shared/paths.ts'

type State = { returnTo: string; email?: string; faults?: FormFaults; notice?: string | undefined }

/** The sign-in page. Signed-in people are redirected. */
export async function signInForm(world: World, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(asked.get('return'))
  if (accountOf(ctx) !== null) return redirect(ctx, returnTo)
  const failed = asked.has('error')
  const faults = {
    faults: {},
    message: socialFaults.get(asked.get('error') ?? '') ?? 'Sign-in with that provider failed. Try again or use your password.',
  }
  await showSignIn(world, ctx, {
    returnTo,
    ...(failed && { faults }),
    notice: noticeOf(asked),
  })
}

export async function signIn(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const returnTo = returnPath(form.get('return'))
  const email = form.get('email') ?? ''
  try {
    const { account, cookies } = await world.accounts.signIn({ email, password: form.get('password') ?? '' }, visitorOf(ctx))
    if (account !== null) return await finishSignIn(world, ctx, cookies, returnTo)
    sendCookies(ctx, cookies)
    redirect(ctx, withReturn(paths.secondStep(), returnTo))
  } catch (error) {
    await showSignIn(world, ctx, { returnTo, email, faults: formFaults(ctx, error) })
  }
}

function noticeOf(asked: URLSearchParams): string | undefined {
  if (asked.has('reset')) return 'Password saved. Sign in with it.'
  if (!asked.has('verify')) return undefined
  return 'Sign in to verify your email. If you didn’t create the account or forgot the password, set a new password instead: that verifies your email too.'
}

/** The sign-in library's error codes for a failed sign-in with a provider. */
const socialFaults = new Map(
  Object.entries({
    account_not_linked:
      'An account with that email already exists. Sign in with your password. (Reset your password once to link the two.)',
    sign_up_blocked: 'We don’t accept sign-ups from this email provider or network.',
    email_not_verified: 'That provider hasn’t verified your email. Verify it there and try again, or sign in with your password.',
    email_not_found: 'That account doesn’t share an email address with us.',
    sign_ups_closed: 'There’s no account with that email yet, and sign-ups are closed.',
    invitation_needed:
      'There’s no account with that email yet. To create one, open your invitation link first, then continue with the provider from there.',
    access_denied: 'Sign-in was cancelled.',
  }),
)

export async function showSignIn(world: World, ctx: Context, { returnTo, email, faults, notice }: State): Promise<void> {
  const { accounts } = world
  const [options, reason] = await Promise.all([accounts.passkeys.signInOptions(), reasonOf(world, ctx, returnTo)])
  const heading = reason.to === null ? 'Sign in' : `Sign in to ${reason.to}`
  sendAccountPage(ctx, {
    extra: <PasskeyScript />,
    title: faults ? 'Not signed in' : heading,
    heading,
    lead: reason.signIn,
    children: (
      <>
        {faults && <FaultSummary title="We couldn’t sign you in" {...faults} />}
        {notice !== undefined && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        <form class="form" action={paths.signIn()} method="post" novalidate>
          <input type="hidden" name="return" value={returnTo} />
          <FormField
            name="email"
            label="Email"
            type="email"
            autocomplete="username webauthn"
            required
            value={email ?? ''}
            fault={faults?.faults['email']}
          />
          <FormField
            name="password"
            label="Password"
            type="password"
            autocomplete="current-password"
            required
            fault={faults?.faults['password']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Sign in
            </button>
            <a href={paths.reset()}>Forgot your password?</a>
          </div>
        </form>
        <PasskeySignIn options={options} returnTo={returnTo} />
        <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} />
        {accounts.signUps() !== 'closed' && (
          <p class="account__other above-5 soft">
            New here? <a href={withReturn(paths.signUp(), returnTo)}>Create an account</a>
          </p>
        )}
      </>
    ),
  })
}

/** Ends this session only. Does nothing for people who are already signed out. With a path to return to, somebody else signs in next. */
export async function signOut(world: World, ctx: Context): Promise<void> {
  dropIntent(world, ctx)
  sendCookies(ctx, await world.accounts.signOut(ctx.get('Cookie'), { everywhere: false }))
  const returnTo = new URLSearchParams(ctx.querystring).get('return')
  redirect(ctx, returnTo === null ? '/' : withReturn(paths.signIn(), returnPath(returnTo)))
}
