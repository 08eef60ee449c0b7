import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { passwordLength } from '../../domain/password.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { redirect } from './session.ts'

const linkOver: FormFaults = { faults: {}, message: 'This link has been used or is older than 30 minutes. Ask for a new one.' }

/** Asks for the address, or with the link's `?token=` for a new password. A link that is over says so before anything is typed. */
export async function resetForm(world: World, ctx: Context): Promise<void> {
  const token = new URLSearchParams(ctx.querystring).get('token')
  if (token === null) showRequest(ctx, {})
  else if (await world.accounts.isResetOpen(token)) showNewPassword(ctx, { token })
  else {
    ctx.status = 400
    showRequest(ctx, { faults: linkOver })
  }
}

/** Says the same whether there is such an account or not. */
export async function reset(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const token = form.get('token')
  const visitor = visitorOf(ctx)
  if (token === null) {
    const email = form.get('email') ?? ''
    try {
      await world.accounts.requestReset(email, visitor)
      showSent(ctx)
    } catch (error) {
      showRequest(ctx, { email, faults: formFaults(ctx, error) })
    }
    return
  }
  try {
    await world.accounts.resetPassword({ token, password: form.get('password') ?? '' }, visitor)
    redirect(ctx, '/sign-in/?reset=done')
  } catch (error) {
    showNewPassword(ctx, { token, faults: formFaults(ctx, error) })
  }
}

function showRequest(ctx: Context, { email, faults }: { email?: string; faults?: FormFaults }): void {
  sendAccountPage(ctx, {
    title: faults ? 'No link was sent' : 'Set a new password',
    heading: 'Set a new password',
    lead: 'Type the address of your account. You get a link by mail that counts once, for 30 minutes.',
    children: (
      <>
        {faults && <FaultSummary title="No link was sent yet" {...faults} />}
        <form class="form" action="/reset/" method="post" novalidate>
          <FormField
            name="email"
            label="E-mail address"
            type="email"
            autocomplete="username"
            required
            value={email ?? ''}
            fault={faults?.faults['email']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Send the link
            </button>
            <a href="/sign-in/">Back to sign-in</a>
          </div>
        </form>
      </>
    ),
  })
}

function showSent(ctx: Context): void {
  sendAccountPage(ctx, {
    title: 'Look into your mail',
    heading: 'Look into your mail',
    lead: 'If there is an account with this address, a link to set a new password is on its way. It counts once, for 30 minutes.',
    children: (
      <p class="account__other">
        Nothing came? Look among the unwanted mail, or <a href="/reset/">try again</a>.
      </p>
    ),
  })
}

/** The token is in this page's address: no other site hears of it. */
function showNewPassword(ctx: Context, { token, faults }: { token: string; faults?: FormFaults }): void {
  ctx.set('Referrer-Policy', 'same-origin')
  sendAccountPage(ctx, {
    title: faults ? 'Your password is the old one' : 'Choose a new password',
    heading: 'Choose a new password',
    lead: 'You will be signed out everywhere, every connection ends, and you can sign in with it at once.',
    children: (
      <>
        {faults && <FaultSummary title="Your password is still the old one" {...faults} />}
        <form class="form" action="/reset/" method="post" novalidate>
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
              Set the password
            </button>
            <a href="/reset/">Ask for a new link</a>
          </div>
        </form>
      </>
    ),
  })
}
