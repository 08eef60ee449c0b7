import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { FaultSummary, FormField } from '../parts/form-field.tsx'
import { sendAccountPage } from './account-page.tsx'
import { finishSignIn } from './intents.ts'
import { PasskeySignIn, PasskeyScript } from './passkey-forms.tsx'
import { returnPath, withReturn } from './return-path.ts'
import { redirect } from './session.ts'
import { showSignIn } from './sign-in.tsx'
import { paths } from '../../../shared/paths.ts'

type State = { returnTo: string; isRecovery: boolean; faults?: FormFaults }

/** Asks for the code of the second factor, or with `?with=recovery` for a recovery code. */
export async function secondStepForm(world: World, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(asked.get('return'))
  if (!(await world.accounts.secondFactor.isAwaited(ctx.get('Cookie')))) return redirect(ctx, withReturn(paths.signIn(), returnTo))
  await show(world, ctx, { returnTo, isRecovery: asked.get('with') === 'recovery' })
}

export async function secondStep(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const returnTo = returnPath(form.get('return'))
  try {
    const { cookies } = await world.accounts.secondFactor.prove(form.get('code') ?? '', ctx.get('Cookie'), visitorOf(ctx))
    await finishSignIn(world, ctx, cookies, returnTo)
  } catch (error) {
    const faults = formFaults(ctx, error)
    if (ctx.status === 401) await showSignIn(world, ctx, { returnTo, faults })
    else await show(world, ctx, { returnTo, isRecovery: form.get('with') === 'recovery', faults })
  }
}

/** What a passkey form sends (passkey-forms.tsx). */
export async function passkeySignIn(world: World, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const returnTo = returnPath(form.get('return'))
  try {
    const { cookies } = await world.accounts.passkeys.signIn(form.get('credential') ?? '', visitorOf(ctx))
    await finishSignIn(world, ctx, cookies, returnTo)
  } catch (error) {
    await showSignIn(world, ctx, { returnTo, faults: formFaults(ctx, error) })
  }
}

async function show({ accounts }: World, ctx: Context, { returnTo, isRecovery, faults }: State): Promise<void> {
  const options = await accounts.passkeys.signInOptions()
  const here = withReturn(paths.secondStep(), returnTo)
  sendAccountPage(ctx, {
    title: faults ? 'Not signed in' : 'Enter your code',
    heading: isRecovery ? 'Use a recovery code' : 'Enter your code',
    lead: isRecovery ? 'Each recovery code works once.' : 'Open your authenticator app to get the code.',
    extra: <PasskeyScript />,
    children: (
      <>
        {faults && <FaultSummary title="We couldn’t sign you in" {...faults} />}
        <form class="form" action={paths.secondStep()} method="post" novalidate>
          <input type="hidden" name="return" value={returnTo} />
          <input type="hidden" name="with" value={isRecovery ? 'recovery' : 'app'} />
          {isRecovery ? (
            <FormField
              name="code"
              label="Recovery code"
              hint="Ten letters and numbers, such as k3m9p-xw7ra"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              required
              fault={faults?.faults['code']}
              look="code-field"
            />
          ) : (
            <FormField
              name="code"
              label="6-digit code"
              autocomplete="one-time-code"
              inputmode="numeric"
              required
              fault={faults?.faults['code']}
              look="code-field"
            />
          )}
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Sign in
            </button>
            {isRecovery ? (
              <a href={here}>Use your authenticator app</a>
            ) : (
              <a href={`${here}${here.includes('?') ? '&' : '?'}with=recovery`}>Use a recovery code</a>
            )}
          </div>
        </form>
        <PasskeySignIn options={options} returnTo={returnTo} />
      </>
    ),
  })
}
