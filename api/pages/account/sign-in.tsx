import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { returnPath, withReturn } from './return-path.ts'
import { accountOf, redirect, sendCookies } from './session.ts'
import { SocialLinks } from './social-sign-in.tsx'

type State = { returnTo: string; email?: string; faults?: FormFaults; notice?: string | undefined }

/** Who is signed in already goes on at once. */
export async function signInForm(world: World, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(asked.get('return'))
  if (accountOf(ctx) !== null) return redirect(ctx, returnTo)
  const failed = asked.has('error')
  const faults = {
    faults: {},
    message: socialFaults.get(asked.get('error') ?? '') ?? 'Signing in there did not work. Try again, or use your password.',
  }
  show(world, ctx, {
    returnTo,
    ...(failed && { faults }),
    notice: asked.has('reset') ? 'Your new password is set. Sign in with it.' : undefined,
  })
}

export async function signIn(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const returnTo = returnPath(form.get('return'))
  const email = form.get('email') ?? ''
  try {
    const { cookies } = await world.accounts.signIn({ email, password: form.get('password') ?? '' }, visitorOf(ctx))
    sendCookies(ctx, cookies)
    redirect(ctx, returnTo)
  } catch (error) {
    show(world, ctx, { returnTo, email, faults: formFaults(ctx, error) })
  }
}

/** What the sign-in library says when another site's sign-in fails. */
const socialFaults = new Map(
  Object.entries({
    account_not_linked:
      'There is a Slipway account with that e-mail address already. Sign in with its password. (If you set a new password by mail once, the two can be joined.)',
    email_not_found: 'That account shares no e-mail address with us, so we cannot tell who you are.',
    access_denied: 'You did not allow it there, so nothing was done.',
  }),
)

function show({ accounts }: World, ctx: Context, { returnTo, email, faults, notice }: State): void {
  sendAccountPage(ctx, {
    title: faults ? 'Not signed in' : 'Sign in',
    heading: 'Sign in',
    lead: 'To open drafts, finish them, and see how your launches do.',
    children: (
      <>
        {faults && <FaultSummary title="You are not signed in yet" {...faults} />}
        {notice !== undefined && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        <form class="form" action="/sign-in/" method="post" novalidate>
          <input type="hidden" name="return" value={returnTo} />
          <FormField
            name="email"
            label="E-mail address"
            type="email"
            autocomplete="username"
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
            <a href="/reset/">Forgot your password?</a>
          </div>
        </form>
        <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} />
        <p class="account__other">
          New here? <a href={withReturn('/sign-up/', returnTo)}>Create an account</a>
        </p>
      </>
    ),
  })
}

/** Ends this session only. Signed out already is as good. */
export async function signOut(world: World, ctx: Context): Promise<void> {
  sendCookies(ctx, await world.accounts.signOut(ctx.get('Cookie'), { everywhere: false }))
  redirect(ctx, '/')
}
