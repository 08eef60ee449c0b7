import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { passwordLength } from '../../domain/access/password.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { FormGuard, openedAt, refuseProgram } from '../parts/form-guard.tsx'
import { finishSignIn } from './intents.ts'
import { returnPath, withReturn } from './return-path.ts'
import { accountOf, redirect } from './session.ts'
import { reasonOf } from './sign-in-reason.ts'
import { SocialLinks } from './social-sign-in.tsx'
import { paths } from '../../../shared/paths.ts'

type State = { returnTo: string; opened: string; invite: string; name?: string; email?: string; faults?: FormFaults }

/** The sign-up page. Signed-in people are redirected. */
export async function signUpForm(world: World, ctx: Context): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(query.get('return'))
  if (accountOf(ctx) !== null) return redirect(ctx, returnTo)
  await show(world, ctx, { returnTo, opened: openedAt(world), invite: query.get('invite') ?? '' })
}

export async function signUp(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const returnTo = returnPath(form.get('return'))
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '', invite: form.get('invite') ?? '' }
  const opened = openedAt(world, form)
  if (world.accounts.signUps() === 'closed') return showClosed(ctx, returnTo)
  try {
    refuseProgram(world, form)
    const { cookies } = await world.accounts.signUp({ ...typed, password: form.get('password') ?? '' }, visitorOf(ctx))
    await finishSignIn(world, ctx, cookies, returnTo)
  } catch (error) {
    await show(world, ctx, { returnTo, opened, ...typed, faults: formFaults(ctx, error) })
  }
}

async function show(world: World, ctx: Context, { returnTo, opened, invite, name, email, faults }: State): Promise<void> {
  const { accounts } = world
  const mode = accounts.signUps()
  if (mode === 'closed') return showClosed(ctx, returnTo)
  const reason = await reasonOf(world, ctx, returnTo)
  const heading = reason.to === null ? 'Create an account' : `Create an account to ${reason.to}`
  sendAccountPage(ctx, {
    title: faults ? 'Account not created' : heading,
    heading,
    lead: mode === 'invite' ? 'You need an invitation to sign up. Ask a member for a code.' : reason.signUp,
    children: (
      <>
        {faults && <FaultSummary title="Couldn’t create your account" {...faults} />}
        <form class="form" action={paths.signUp()} method="post" novalidate>
          <input type="hidden" name="return" value={returnTo} />
          <FormGuard opened={opened} />
          {mode === 'invite' && (
            <FormField
              name="invite"
              label="Invitation code"
              hint="Four groups of four letters"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              required
              value={invite}
              fault={faults?.faults['invite']}
            />
          )}
          <FormField
            name="name"
            label="Your name"
            hint="Shown on your launches and comments"
            autocomplete="name"
            required
            value={name ?? ''}
            fault={faults?.faults['name']}
          />
          <FormField
            name="email"
            label="Email"
            hint="Never shown publicly"
            type="email"
            autocomplete="username"
            required
            value={email ?? ''}
            fault={faults?.faults['email']}
          />
          <FormField
            name="password"
            label="Password"
            hint={`At least ${passwordLength.min} characters. A few words make a good one.`}
            type="password"
            autocomplete="new-password"
            required
            fault={faults?.faults['password']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Create account
            </button>
          </div>
        </form>
        {mode === 'invite' && invite === '' ? null : (
          <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} invite={invite} />
        )}
        <p class="account__other above-5 soft">
          Already have an account? <a href={withReturn(paths.signIn(), returnTo)}>Sign in</a>
        </p>
      </>
    ),
  })
}

function showClosed(ctx: Context, returnTo: string): void {
  sendAccountPage(ctx, {
    title: 'Sign-ups are closed',
    heading: 'Sign-ups are closed',
    lead: 'We aren’t accepting new accounts right now. If you already have one, you can sign in.',
    children: (
      <div class="form__actions">
        <a class="sw-button sw-button--primary" href={withReturn(paths.signIn(), returnTo)}>
          Sign in
        </a>
        <a href="/">Browse the catalog</a>
      </div>
    ),
  })
}
