import type { Context } from 'koa'
import type { World } from '../../../ports/world.ts'
import { mustSetUpSecondFactor } from '../../../actions/access/launch-access.ts'
import { invalidRequest } from '../../../domain/failure.ts'
import { formFaults, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { redirect, requireAccount } from '../session.ts'
import { PasskeyList, SessionList } from './security-lists.tsx'
import { sendSecurityPage } from './security-page.tsx'
import { paths } from '../../../../shared/paths.ts'
import { pluralForm } from '../../../../shared/plural.ts'

const notices: Record<string, string> = {
  'passkey-added': 'Passkey added.',
  off: 'Two-factor authentication is off. Your other devices are signed out.',
  'rename-passkey': 'Renamed.',
  'delete-passkey': 'Passkey deleted. Your other devices are signed out.',
  'revoke-session': 'Session revoked.',
  'revoke-others': 'All other sessions revoked.',
}

type Failed = { id: string; name: string; faults: FormFaults }

/** How an account is protected, and where it’s signed in. */
export async function security(world: World, ctx: Context): Promise<void> {
  await show(world, ctx)
}

/** Handles the lists’ forms; the button’s value says which. */
export async function changeSecurity(world: World, ctx: Context): Promise<void> {
  requireAccount(ctx)
  const { passkeys, sessions } = world.accounts
  const form = await readForm(ctx)
  const [change, id, name, cookie] = [form.get('change') ?? '', form.get('id') ?? '', form.get('name') ?? '', ctx.get('Cookie')]
  try {
    if (change === 'rename-passkey') await passkeys.rename(id, name, cookie)
    else if (change === 'delete-passkey') await passkeys.remove(id, cookie)
    else if (change === 'revoke-session') await sessions.revoke(id, cookie)
    else if (change === 'revoke-others') await sessions.revokeOthers(cookie)
    else throw invalidRequest('Unknown action. Reload the page and try again.', 'change')
    redirect(ctx, paths.security({ done: change }))
  } catch (error) {
    const faults = formFaults(ctx, error)
    if (change !== 'rename-passkey') throw error
    await show(world, ctx, { id, name, faults })
  }
}

async function show(world: World, ctx: Context, failed?: Failed): Promise<void> {
  const account = requireAccount(ctx)
  const { recoveryCodesLeft, passkeys, sessions } = await world.accounts.readSecurity(ctx.get('Cookie'))
  const now = world.clock()
  const notice = failed === undefined ? notices[new URLSearchParams(ctx.querystring).get('done') ?? ''] : undefined
  const isOn = recoveryCodesLeft !== null
  sendSecurityPage(ctx, {
    title: 'Security',
    lead: (
      <>
        How <strong>{account.email}</strong> signs in, and where it’s signed in.
      </>
    ),
    children: (
      <>
        {notice !== undefined && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        {mustSetUpSecondFactor(world, account) && (
          <p class="security__needed below-5 pad-3-4 rounded-small" role="status">
            Moderators here need two-factor authentication. Turn it on to open the review queue.
          </p>
        )}
        <section class="stack left gap-4 above-6 capped pad-top-4">
          <h2>Two-factor authentication</h2>
          <p class="soft">
            {isOn
              ? `On. You have ${recoveryCodesLeft} unused recovery ${pluralForm(recoveryCodesLeft, 'code')}.`
              : 'Off. When it’s on, signing in takes your password and a code from an app on your phone.'}
          </p>
          <a class={isOn ? 'sw-button' : 'sw-button sw-button--primary'} href={paths.twoFactor()}>
            {isOn ? 'Manage two-factor authentication' : 'Set up two-factor authentication'}
          </a>
        </section>
        <section class="stack left gap-4 above-6 capped pad-top-4">
          <h2>Passkeys</h2>
          <p class="soft">Sign in with your fingerprint, face or screen lock instead of a password and code.</p>
          <PasskeyList passkeys={passkeys} now={now} failed={failed} />
          <a class="sw-button" href={paths.addPasskey()}>
            Add passkey
          </a>
        </section>
        <section class="stack left gap-4 above-6 capped pad-top-4">
          <h2>Sessions</h2>
          <p class="soft">Where you’re signed in. We store the browser’s name and these times, but not your IP address or location.</p>
          <SessionList sessions={sessions} now={now} />
        </section>
      </>
    ),
  })
}
