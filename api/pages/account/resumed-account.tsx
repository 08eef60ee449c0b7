import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { sendAccountPage } from './account-page.tsx'
import { formFaults, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { accountOf, noteAccount, sendCookies } from './session.ts'

const own = { email: 'resume-email', password: 'resume-password', step: 'resume' }

/**
 * Who sends a form. When the session has ended meanwhile, the answer is a sign-in page that carries everything typed along and sends it
 * again to where it was going; null then. `mayGoOn` throws NOT_FOUND for an account whose form this is not.
 */
export async function resumedAccount(
  world: World,
  ctx: Context,
  form: URLSearchParams,
  mayGoOn: (account: Profile) => Promise<unknown> = async () => {},
): Promise<Profile | null> {
  const current = accountOf(ctx)
  if (current !== null) return current
  const email = form.get(own.email) ?? ''
  if (form.get(own.step) === null) {
    ctx.status = 401
    show(ctx, form, { email })
    return null
  }
  try {
    if (form.get(own.step) !== 'sign-in') throw new Failure('UNAUTHORIZED', 'You are not signed in yet.')
    const { account, cookies } = await world.accounts.signIn({ email, password: form.get(own.password) ?? '' }, visitorOf(ctx))
    await mayGoOn(account).catch(async (error: unknown) => {
      await world.accounts.signOut(cookies.map((cookie) => cookie.split(';')[0]).join('; '), { everywhere: false })
      if (error instanceof Failure && error.code === 'NOT_FOUND')
        throw new Failure('UNAUTHORIZED', 'That account does not own this launch. Sign in with the one you were writing with.')
      throw error
    })
    sendCookies(ctx, cookies)
    noteAccount(world, ctx, account)
    return account
  } catch (error) {
    show(ctx, form, { email, faults: formFaults(ctx, error) })
    return null
  }
}

function show(ctx: Context, form: URLSearchParams, { email, faults }: { email: string; faults?: FormFaults }): void {
  const ours = new Set(Object.values(own))
  const typed = [...form].filter(([name]) => !ours.has(name))
  sendAccountPage(ctx, {
    title: 'Sign in to go on',
    heading: 'Sign in to go on',
    lead: 'Your session has ended, but nothing you typed is lost: it is kept in this page and goes on as soon as you have signed in.',
    children: (
      <>
        {faults && <FaultSummary title="You are not signed in yet" {...faults} />}
        <form class="form" action={ctx.path} method="post" novalidate>
          {typed.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <FormField
            name={own.email}
            label="E-mail address"
            type="email"
            autocomplete="username"
            required
            value={email}
            fault={faults?.faults['email']}
          />
          <FormField
            name={own.password}
            label="Password"
            type="password"
            autocomplete="current-password"
            required
            fault={faults?.faults['password']}
          />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit" name={own.step} value="sign-in">
              Sign in and go on
            </button>
          </div>
          <p class="account__other">
            Or sign in{' '}
            <a href="/sign-in/" target="_blank" rel="noopener">
              in another tab
            </a>
            , then come back here:
          </p>
          <div class="form__actions">
            <button class="sw-button" type="submit" name={own.step} value="signed-in">
              I have signed in, go on
            </button>
          </div>
        </form>
      </>
    ),
  })
}
