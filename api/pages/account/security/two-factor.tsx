import type { Context } from 'koa'
import type { World } from '../../../ports/world.ts'
import { invalidRequest } from '../../../domain/failure.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary, FormField } from '../../parts/form-field.tsx'
import { redirect, requireAccount, sendCookies } from '../session.ts'
import { OwnerField } from './owner-field.tsx'
import { showRecoveryCodes } from './recovery-codes.tsx'
import { sendSecurityPage } from './security-page.tsx'
import { showSetUp } from './set-up.tsx'
import { paths } from '../../../../shared/paths.ts'
import { pluralForm } from '../../../../shared/plural.ts'

type Failed = { step: string; faults: FormFaults }

/** Turns two-factor authentication on; once it’s on, replaces recovery codes and turns it off. */
export async function twoFactor(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  await show(world, ctx)
}

export async function changeTwoFactor(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  const { secondFactor } = world.accounts
  const form = await readForm(ctx)
  const [step, cookie, visitor] = [form.get('step') ?? '', ctx.get('Cookie'), visitorOf(ctx)]
  const [password, code] = [form.get('current') ?? '', form.get('code') ?? '']
  try {
    if (step === 'start') return showSetUp(ctx, { uri: await secondFactor.start(password, cookie, visitor) })
    if (step === 'renew') return showRecoveryCodes(ctx, await secondFactor.renewRecoveryCodes(password, cookie, visitor), 'renewed')
    if (step === 'confirm') {
      const { recoveryCodes, cookies } = await secondFactor.confirm(code, cookie, visitor)
      sendCookies(ctx, cookies)
      return showRecoveryCodes(ctx, recoveryCodes, 'new')
    }
    if (step !== 'off') throw invalidRequest('Unknown action. Reload the page and try again.', 'step')
    sendCookies(ctx, await secondFactor.turnOff({ password, code }, cookie, visitor))
    redirect(ctx, paths.security({ done: 'off' }))
  } catch (error) {
    const faults = formFaults(ctx, error)
    if (step === 'confirm' && ctx.status !== 409) showSetUp(ctx, { uri: form.get('uri') ?? '', faults })
    else await show(world, ctx, { step, faults })
  }
}

async function show({ accounts }: World, ctx: Context, failed?: Failed): Promise<void> {
  const { email } = requireAccount(ctx)
  const { hasPassword, recoveryCodesLeft } = await accounts.readSecurity(ctx.get('Cookie'))
  const faultOf = (step: string, field: string) => (failed?.step === step ? failed.faults.faults[field] : undefined)
  const isOn = recoveryCodesLeft !== null
  sendSecurityPage(ctx, {
    title: 'Two-factor authentication',
    lead: isOn
      ? `It’s on. You have ${recoveryCodesLeft} unused recovery ${pluralForm(recoveryCodesLeft, 'code')}.`
      : 'After your password, we’ll ask for a code from an app on your phone. A stolen password alone won’t open your account.',
    isStep: true,
    children: (
      <>
        {failed && <FaultSummary title="Not saved" {...failed.faults} />}
        {!isOn && (
          <form class="form" action={paths.twoFactor()} method="post" novalidate>
            <p>You need an authenticator app, such as the one in your password manager.</p>
            <OwnerField email={email} hasPassword={hasPassword} fault={faultOf('start', 'current')} />
            <div class="form__actions">
              <button class="sw-button sw-button--primary" type="submit" name="step" value="start">
                Set up two-factor authentication
              </button>
            </div>
          </form>
        )}
        {isOn && (
          <div class="profile__parts grid gap-6">
            <section>
              <h2>Recovery codes</h2>
              <p>Create new codes if you’re running out, or if somebody may have seen them. The old ones will stop working.</p>
              <form class="form" action={paths.twoFactor()} method="post" novalidate>
                <OwnerField email={email} hasPassword={hasPassword} fault={faultOf('renew', 'current')} />
                <div class="form__actions">
                  <button class="sw-button" type="submit" name="step" value="renew">
                    Create recovery codes
                  </button>
                </div>
              </form>
            </section>
            <section>
              <h2>Turn off</h2>
              <p>Your password alone will open your account again. Your other devices will be signed out.</p>
              <details class="confirm" open={failed?.step === 'off'}>
                <summary>Turn off two-factor authentication</summary>
                <form class="form" action={paths.twoFactor()} method="post" novalidate>
                  <OwnerField email={email} hasPassword={hasPassword} fault={faultOf('off', 'current')} />
                  <FormField
                    name="code"
                    label="6-digit code or recovery code"
                    autocomplete="one-time-code"
                    autocapitalize="none"
                    required
                    fault={faultOf('off', 'code')}
                  />
                  <button class="sw-button confirm__button" type="submit" name="step" value="off">
                    Turn off two-factor authentication
                  </button>
                </form>
              </details>
            </section>
          </div>
        )}
      </>
    ),
  })
}
