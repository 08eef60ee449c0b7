import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { passwordLength } from '../../domain/access/password.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { FormGuard, openedAt, refuseProgram } from '../parts/form-guard.tsx'
import { redirect } from './session.ts'
import { paths } from '../../../shared/paths.ts'

const linkOver: FormFaults = { faults: {}, message: 'This link has expired or was already used. Request a new one.' }

/** Asks for the email, or with the link's `?token=` for a new password. An expired link says so before anything is typed. */
export async function resetForm(world: World, ctx: Context): Promise<void> {
  const token = new URLSearchParams(ctx.querystring).get('token')
  if (token === null) showRequest(ctx, { opened: openedAt(world) })
  else if (await world.accounts.isResetOpen(token)) showNewPassword(ctx, { token })
  else {
    ctx.status = 400
    showRequest(ctx, { opened: openedAt(world), faults: linkOver })
  }
}

/** Answers the same whether the account exists or not. */
export async function reset(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const token = form.get('token')
  const visitor = visitorOf(ctx)
  if (token === null) {
    const email = form.get('email') ?? ''
    try {
      refuseProgram(world, form)
      await world.accounts.requestReset(email, visitor)
      showSent(ctx)
    } catch (error) {
      showRequest(ctx, { opened: openedAt(world, form), email, faults: formFaults(ctx, error) })
    }
    return
  }
  try {
    await world.accounts.resetPassword({ token, password: form.get('password') ?? '' }, visitor)
    redirect(ctx, paths.signIn({ reset: 'done' }))
  } catch (error) {
    showNewPassword(ctx, { token, faults: formFaults(ctx, error) })
  }
}

function showRequest(ctx: Context, { opened, email, faults }: { opened: string; email?: string; faults?: FormFaults }): void {
  sendAccountPage(ctx, {
    title: faults ? 'Link not sent' : 'Reset your password',
    heading: 'Reset your password',
    lead: 'Enter your email and we’ll send a reset link. It works once and expires in 30 minutes.',
    children: (
      <>
        {faults && <FaultSummary title="Link not sent" {...faults} />}
        <form class="form" action={paths.reset()} method="post" novalidate>
          <FormGuard opened={opened} />
          <FormField
            name="email"
            label="Email"
            type="email"
            autocomplete="username"
            required
            value={email ?? ''}
            fault={faults?.faults['email']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Send reset link
            </button>
            <a href={paths.signIn()}>Back to sign-in</a>
          </div>
        </form>
      </>
    ),
  })
}

function showSent(ctx: Context): void {
  sendAccountPage(ctx, {
    title: 'Check your email',
    heading: 'Check your email',
    lead: 'If there’s an account with this email, a reset link is on its way. It works once and expires in 30 minutes.',
    children: (
      <p class="account__other above-5 soft">
        Didn’t get it? Check your spam folder or <a href={paths.reset()}>try again</a>.
      </p>
    ),
  })
}

/** The token is in this page's URL, so the URL is never sent to other sites. */
function showNewPassword(ctx: Context, { token, faults }: { token: string; faults?: FormFaults }): void {
  ctx.set('Referrer-Policy', 'same-origin')
  sendAccountPage(ctx, {
    title: faults ? 'Password not changed' : 'Choose a new password',
    heading: 'Choose a new password',
    lead: 'This signs you out everywhere and revokes all connections.',
    children: (
      <>
        {faults && <FaultSummary title="Password not changed" {...faults} />}
        <form class="form" action={paths.reset()} method="post" novalidate>
          <input type="hidden" name="token" value={token} />
          <FormField
            name="password"
            label="New password"
            hint={`At least ${passwordLength.min} characters. A few words make a good one.`}
            type="password"
            autocomplete="new-password"
            required
            fault={faults?.faults['password']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Save password
            </button>
            <a href={paths.reset()}>Request a new link</a>
          </div>
        </form>
      </>
    ),
  })
}
