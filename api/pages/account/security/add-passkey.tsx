import type { Context } from 'koa'
import type { World } from '../../../ports/world.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary, FormField } from '../../parts/form-field.tsx'
import { PasskeyForm } from '../passkey-forms.tsx'
import { redirect, requireAccount } from '../session.ts'
import { OwnerField } from './owner-field.tsx'
import { sendSecurityPage } from './security-page.tsx'
import { paths } from '../../../../shared/paths.ts'

const path = paths.addPasskey()

export async function addPasskeyForm(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  await showName(world, ctx, {})
}

/** First the name and the password; with `credential`, the new passkey itself. */
export async function addPasskey(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  const { passkeys } = world.accounts
  const form = await readForm(ctx)
  const name = form.get('name') ?? ''
  const credential = form.get('credential')
  try {
    if (credential !== null) {
      await passkeys.add({ name, credential }, ctx.get('Cookie'))
      return redirect(ctx, paths.security({ done: 'passkey-added' }))
    }
    const options = await passkeys.addOptions({ name, password: form.get('current') ?? '' }, ctx.get('Cookie'), visitorOf(ctx))
    showCreate(ctx, name, options)
  } catch (error) {
    await showName(world, ctx, { name, faults: formFaults(ctx, error) })
  }
}

async function showName({ accounts }: World, ctx: Context, { name = '', faults }: { name?: string; faults?: FormFaults }): Promise<void> {
  const { hasPassword } = await accounts.readSecurity(ctx.get('Cookie'))
  sendSecurityPage(ctx, {
    title: 'Add a passkey',
    lead: 'Sign in with your fingerprint, face or screen lock instead of your password. You won’t need a code from your authenticator app either.',
    isStep: true,
    children: (
      <>
        {faults && <FaultSummary title="Passkey not added" {...faults} />}
        <form class="form" action={path} method="post" novalidate>
          <FormField
            name="name"
            label="Name"
            hint="Where you keep it, such as “Work laptop”"
            autocomplete="off"
            value={name}
            required
            fault={faults?.faults['name']}
          />
          <OwnerField email={requireAccount(ctx).email} hasPassword={hasPassword} fault={faults?.faults['current']} />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit">
              Continue
            </button>
          </div>
          <noscript>
            <p>The next step needs JavaScript.</p>
          </noscript>
        </form>
      </>
    ),
  })
}

function showCreate(ctx: Context, name: string, options: string): void {
  sendSecurityPage(ctx, {
    title: 'Create your passkey',
    lead: 'Your browser will ask where to save it, then for your fingerprint, face or screen lock.',
    isStep: true,
    children: (
      <PasskeyForm kind="create" action={path} options={options} fields={{ name }}>
        <button class="sw-button sw-button--primary" type="submit">
          Create passkey
        </button>
      </PasskeyForm>
    ),
  })
}
