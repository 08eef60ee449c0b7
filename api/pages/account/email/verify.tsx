import type { Context } from 'koa'
import { Failure } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary } from '../../parts/form-field.tsx'
import { currentViewer } from '../../parts/viewer.ts'
import { sendAccountPage } from '../account-page.tsx'
import { startPath } from '../return-path.ts'
import { accountOf, redirect, requireAccount } from '../session.ts'
import { paths } from '../../../../shared/paths.ts'

/**
 * The page that an emailed link leads to. Opening it verifies nothing, since mail servers open links too. Signed-out people sign in first: only the
 * account’s own password or session makes the link work (accounts/email/email-proof.ts).
 */
export async function verifyPage(world: World, ctx: Context): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const token = query.get('token')
  const account = accountOf(ctx)
  ctx.set('Referrer-Policy', 'same-origin')
  if (token === null) return showState(ctx, requireAccount(ctx), query.has('sent') ? sentNotice : undefined)
  const link = await world.accounts.findVerification(token)
  if (link === null) return showOver(ctx, account)
  if (account === null) return redirect(ctx, paths.signIn({ verify: 1, return: paths.verify({ token }) }))
  if (link.accountId !== account.id) return showOther(ctx, account)
  showButton(ctx, account, token)
}

/** Verifies the email with the link’s token, or sends another link. */
export async function verify(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const token = form.get('token')
  try {
    if (token === null) {
      await world.accounts.sendVerification(account.id, visitorOf(ctx))
      return redirect(ctx, paths.verify({ sent: 1 }))
    }
    await world.accounts.verifyEmail(token, account.id)
    redirect(ctx, paths.verify({ done: 1 }))
  } catch (error) {
    if (error instanceof Failure && error.code === 'FORBIDDEN') return showOther(ctx, account)
    showState(ctx, account, undefined, formFaults(ctx, error))
  }
}

const sentNotice = 'We’ve sent you another link. Check your spam folder if it doesn’t arrive within a few minutes.'

function showButton(ctx: Context, { email, name }: Profile, token: string): void {
  sendAccountPage(ctx, {
    title: 'Verify your email',
    heading: 'Verify your email',
    lead: (
      <>
        Confirm that <strong>{email}</strong> belongs to your account, <strong>{name}</strong>.
      </>
    ),
    asksProof: true,
    children: (
      <form class="form" action={paths.verify()} method="post">
        <input type="hidden" name="token" value={token} />
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Verify email
          </button>
        </div>
        <p class="account__other above-5 soft">
          Didn’t create this account? Don’t verify it. <a href={paths.reset()}>Set a password of your own</a> instead, so nobody else can
          use it.
        </p>
      </form>
    ),
  })
}

/** Whether the email is verified, and how to get another link if it isn’t. */
function showState(ctx: Context, { email, emailProven }: Profile, notice?: string, faults?: FormFaults): void {
  if (emailProven && faults === undefined)
    return sendAccountPage(ctx, {
      title: 'Email verified',
      heading: 'Your email is verified',
      lead: (
        <>
          Thanks for confirming <strong>{email}</strong>.
          {currentViewer()?.suspension === undefined && ' Your votes and comments count, and you can submit launches.'}
        </>
      ),
      children: (
        <div class="form__actions">
          <a class="sw-button sw-button--primary" href={startPath}>
            Open dashboard
          </a>
          <a href="/">Browse the catalog</a>
        </div>
      ),
    })
  sendAccountPage(ctx, {
    title: faults ? 'Email not verified' : 'Verify your email',
    heading: 'Verify your email',
    lead: (
      <>
        Open the link that we sent to <strong>{email}</strong>. It works once and expires in 48 hours.
      </>
    ),
    children: (
      <>
        {faults && <FaultSummary title="Something went wrong" {...faults} />}
        {notice !== undefined && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        <form class="form" action={paths.verify()} method="post">
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Send another link
            </button>
            <a href={paths.changeEmail()}>Change email</a>
          </div>
        </form>
      </>
    ),
  })
}

function showOver(ctx: Context, account: Profile | null): void {
  ctx.status = 400
  if (account !== null) return showState(ctx, account, undefined, account.emailProven ? undefined : { faults: {}, message: linkOver })
  sendAccountPage(ctx, {
    title: 'Link expired',
    heading: 'This link has expired or was already used',
    lead: 'Sign in to see whether your email is verified, or to get another link.',
    children: (
      <div class="form__actions">
        <a class="sw-button sw-button--primary" href={paths.signIn({ return: paths.verify() })}>
          Sign in
        </a>
      </div>
    ),
  })
}

const linkOver = 'This link has expired or was already used. Request a new one.'

/** Says nothing of the account that the link is for. */
export function showOther(ctx: Context, { email }: Profile): void {
  ctx.status = 403
  sendAccountPage(ctx, {
    title: 'Another account',
    heading: 'This link is for another account',
    lead: (
      <>
        You’re signed in as <strong>{email}</strong>. Sign out, open the link again, and sign in with the account it was sent for.
      </>
    ),
    children: (
      <form class="form" action={paths.signOut()} method="post">
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Sign out
          </button>
          <a href="/">Stay signed in</a>
        </div>
      </form>
    ),
  })
}
