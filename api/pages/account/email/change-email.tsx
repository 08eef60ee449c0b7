import type { Context } from 'koa'
import { Failure } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary, FormField } from '../../parts/form-field.tsx'
import { sendAccountPage } from '../account-page.tsx'
import { redirect, requireAccount } from '../session.ts'
import { showOther } from './verify.tsx'
import { paths } from '../../../../shared/paths.ts'

/** Where a person changes their email. With the `?token=` of the link sent to the new one, it asks to confirm; opening it changes nothing. */
export async function changeEmailPage(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const query = new URLSearchParams(ctx.querystring)
  const token = query.get('token')
  if (token === null) return show(world, ctx, account, { notice: notices.get(query.get('done') ?? '') })
  const link = await world.accounts.findEmailChange(token)
  ctx.set('Referrer-Policy', 'same-origin')
  if (link === null) {
    ctx.status = 400
    return show(world, ctx, account, { faults: { faults: {}, message: linkOver } })
  }
  if (link.accountId !== account.id) return showOther(ctx, account)
  showButton(ctx, account, link.email, token)
}

const linkOver = 'This link has expired or was already used.'

const notices = new Map(
  Object.entries({
    asked: 'We’ve sent a link to the new email. Your email changes once you open the link and confirm.',
    cancelled: 'Email change cancelled.',
    changed: 'Email changed. Your other devices are signed out.',
  }),
)

/** Asks for a change, confirms it with the link’s token, or cancels it. */
export async function changeEmail(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const token = form.get('token')
  const email = form.get('email') ?? ''
  try {
    if (token !== null) {
      await world.accounts.changeEmail(token, ctx.get('Cookie'))
      return redirect(ctx, paths.changeEmail({ done: 'changed' }))
    }
    if (form.get('form') === 'cancel') {
      await world.accounts.cancelEmailChange(account.id)
      return redirect(ctx, paths.changeEmail({ done: 'cancelled' }))
    }
    await world.accounts.requestEmailChange({ email, password: form.get('current') ?? '' }, ctx.get('Cookie'), visitorOf(ctx))
    redirect(ctx, paths.changeEmail({ done: 'asked' }))
  } catch (error) {
    if (error instanceof Failure && error.code === 'FORBIDDEN') return showOther(ctx, account)
    await show(world, ctx, account, { email, faults: formFaults(ctx, error) })
  }
}

type State = { email?: string; faults?: FormFaults; notice?: string | undefined }

async function show(world: World, ctx: Context, account: Profile, { email = '', faults, notice }: State): Promise<void> {
  const pending = await world.accounts.findPendingEmail(account.id)
  sendAccountPage(ctx, {
    title: faults ? 'Email not changed' : 'Change your email',
    heading: 'Change your email',
    lead: (
      <>
        Your email is <strong>{account.email}</strong>. It won’t change until you confirm the new one.
      </>
    ),
    drawing: false,
    children: (
      <>
        {faults && <FaultSummary title="Email not changed" {...faults} />}
        {notice !== undefined && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        {pending !== null && (
          <form class="grid left gap-3 below-5 pad-4 framed rounded-small" action={paths.changeEmail()} method="post">
            <p>
              Waiting for you to confirm <strong>{pending}</strong>. The link in the email expires in 48 hours.
            </p>
            <button class="sw-button sw-button--small" type="submit" name="form" value="cancel">
              Cancel change
            </button>
          </form>
        )}
        <form class="form" action={paths.changeEmail()} method="post" novalidate>
          <FormField
            name="email"
            label="New email"
            hint="We’ll send a link to it, and a note to your current email."
            type="email"
            autocomplete="email"
            required
            value={email}
            fault={faults?.faults['email']}
          />
          <FormField
            name="current"
            label="Current password"
            hint="Leave this empty if you only sign in with GitHub or Google."
            type="password"
            autocomplete="current-password"
            fault={faults?.faults['current']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Send link
            </button>
            <a href={paths.profile()}>Back to profile</a>
          </div>
        </form>
      </>
    ),
  })
}

function showButton(ctx: Context, { email: old }: Profile, email: string, token: string): void {
  sendAccountPage(ctx, {
    title: 'Confirm your new email',
    heading: 'Confirm your new email',
    lead: (
      <>
        <strong>{email}</strong> will replace <strong>{old}</strong>. This signs out your other devices.
      </>
    ),
    drawing: false,
    children: (
      <form class="form" action={paths.changeEmail()} method="post">
        <input type="hidden" name="token" value={token} />
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Change email
          </button>
          <a href={paths.changeEmail()}>Not now</a>
        </div>
      </form>
    ),
  })
}
