import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { writeSheet } from './send-sheet.ts'
import { accountSheet } from './account-sheet.tsx'
import { formErrors, visitorOf, type FormErrors } from '../forms/page-request.ts'
import { ErrorSummary, FormField } from '../forms/form-field.tsx'
import { accountOf, cookieHeaderOf, noteAccount, sendCookies } from '../session/session.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../parts/button.tsx'

const own = { email: 'resume-email', password: 'resume-password', code: 'resume-code', step: 'resume' }

/**
 * The account that sends a form. If its session has expired, answers with a sign-in page that keeps everything typed and submits it again
 * after sign-in, and returns null. `mayContinue` throws NOT_FOUND for an account that the form doesn't belong to.
 */
export async function resumedAccount(
  world: World,
  ctx: Context,
  form: URLSearchParams,
  mayContinue: (account: Profile) => Promise<unknown> = async () => {},
): Promise<Profile | null> {
  const current = accountOf(ctx)
  if (current !== null) return current
  const email = form.get(own.email) ?? ''
  if (form.get(own.step) === null) {
    ctx.status = 401
    show(ctx, form, { email })
    return null
  }
  const step = form.get(own.step)
  try {
    if (step !== 'sign-in' && step !== 'code') throw new Failure('UNAUTHORIZED', 'You’re not signed in yet.')
    const { accounts } = world
    const { account, cookies } =
      step === 'code'
        ? await accounts.secondFactor.prove(form.get(own.code) ?? '', ctx.get('Cookie'), visitorOf(ctx))
        : await accounts.signIn({ email, password: form.get(own.password) ?? '' }, visitorOf(ctx))
    if (account === null) {
      sendCookies(ctx, cookies)
      ctx.status = 401
      show(ctx, form, { email, asksCode: true })
      return null
    }
    await mayContinue(account).catch(async (error: unknown) => {
      await world.accounts.signOut(cookieHeaderOf(cookies), { everywhere: false })
      if (error instanceof Failure && error.code === 'NOT_FOUND')
        throw new Failure('UNAUTHORIZED', 'That account doesn’t own this launch. Sign in with the account you started with.')
      throw error
    })
    sendCookies(ctx, cookies)
    // What the form does finds the session in the request.
    ctx.req.headers.cookie = cookieHeaderOf(cookies)
    noteAccount(world, ctx, account)
    return account
  } catch (error) {
    const errors = formErrors(ctx, error)
    // Without a message of its own field, the code came too late: the password is asked for again.
    show(ctx, form, { email, errors, asksCode: step === 'code' && errors.message === undefined })
    return null
  }
}

function show(
  ctx: Context,
  form: URLSearchParams,
  { email, errors, asksCode = false }: { email: string; errors?: FormErrors; asksCode?: boolean },
): void {
  const ours = new Set(Object.values(own))
  const typed = [...form].filter(([name]) => !ours.has(name))
  const sheet = accountSheet({
    title: 'Sign in to continue',
    lead: 'Your session expired. Your changes are kept on this page and will be saved once you sign in.',
    children: (
      <>
        {errors && <ErrorSummary title="We couldn’t sign you in" message={errors.message} errors={byOwnName(errors.errors)} />}
        <form class="form stack gap-5" action={ctx.path} method="post" novalidate>
          {typed.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {asksCode ? <CodeFields error={errors?.errors['code']} /> : <PasswordFields email={email} errors={errors} />}
          <p class="account__other above-5 soft">
            Or sign in{' '}
            <a href={paths.signIn()} target="_blank" rel="noopener">
              in another tab
            </a>
            , then come back here:
          </p>
          <div class="row center gap-3-5">
            <Button name={own.step} value="signed-in" words="I’ve signed in, continue" />
          </div>
        </form>
      </>
    ),
  })
  writeSheet(ctx, sheet)
}

/** The errors by the names of this page’s fields. */
const byOwnName = (errors: FormErrors['errors']): FormErrors['errors'] =>
  Object.fromEntries(Object.entries(own).flatMap(([field, name]) => (errors[field] === undefined ? [] : [[name, errors[field]]])))

const PasswordFields = ({ email, errors }: { email: string; errors: FormErrors | undefined }) => (
  <>
    <FormField name={own.email} label="Email" type="email" autocomplete="username" required value={email} error={errors?.errors['email']} />
    <FormField
      name={own.password}
      label="Password"
      type="password"
      autocomplete="current-password"
      required
      error={errors?.errors['password']}
    />
    <div class="row center gap-3-5">
      <Button class="sw-button--primary" name={own.step} value="sign-in" words="Sign in and continue" />
    </div>
  </>
)

const CodeFields = ({ error }: { error: string | undefined }) => (
  <>
    <FormField
      name={own.code}
      label="6-digit code"
      hint="From your authenticator app, or one of your recovery codes."
      autocomplete="one-time-code"
      autocapitalize="none"
      required
      error={error}
    />
    <div class="row center gap-3-5">
      <Button class="sw-button--primary" name={own.step} value="code" words="Continue" />
    </div>
  </>
)
