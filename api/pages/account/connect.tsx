import type { Context } from 'koa'
import { approvePairing, declinePairing } from '../../actions/connections/decide-pairing.ts'
import { findPairing, type PairingLookup } from '../../actions/connections/find-pairing.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { sendAccountPage } from './account-page.tsx'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import { ApprovalForm } from './connect-approval.tsx'
import { Connected } from './connect-done.tsx'
import { readForm } from '../parts/form-answer.ts'
import { requireAccount } from './session.ts'

/** Shows the request behind a code, or asks for a code. A GET never approves anything. */
export async function connect(world: World, takeTry: TakeQuota, ctx: Context): Promise<void> {
  const code = new URLSearchParams(ctx.querystring).get('code') ?? ''
  const account = requireAccount(ctx)
  if (code.trim() === '') return sendConnectPage(ctx, 'Connect a tool', <CodeForm />)
  show(world, ctx, await lookUp(world, takeTry, ctx, code), account)
}

/** Approves or declines a request. */
export async function decideConnect(world: World, takeTry: TakeQuota, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const code = form.get('code') ?? ''
  const lookup = await lookUp(world, takeTry, ctx, code)
  const decision = form.get('decision')
  if (lookup.state !== 'waiting' || (decision !== 'approve' && decision !== 'decline')) return show(world, ctx, lookup, account)

  if (decision === 'decline') {
    const before = await declinePairing(world, { code })
    return show(world, ctx, before.state === 'waiting' ? { ...before, state: 'declined' } : before, account)
  }
  const approval = await approvePairing(world, { code, ip: ctx.ip }, account)
  if (!approval.approved) return show(world, ctx, approval.lookup, account)
  sendConnectPage(
    ctx,
    'Connected',
    <Connected client={approval.connection.label} token={approval.token} isSession={approval.isSession} code={lookup.code} />,
  )
}

async function lookUp(world: World, takeTry: TakeQuota, ctx: Context, code: string): Promise<PairingLookup> {
  const giveBack = await takeTry(ctx)
  const lookup = await findPairing(world, code)
  if (lookup.state !== 'unknown') await giveBack()
  return lookup
}

function show(world: World, ctx: Context, lookup: PairingLookup, account: Profile): void {
  if (lookup.state === 'waiting') {
    const { code, pairing } = lookup
    return sendConnectPage(
      ctx,
      'Connect a tool',
      <ApprovalForm code={code} pairing={pairing} account={account} ownIp={ctx.ip} now={world.clock()} />,
    )
  }
  ctx.status = lookup.state === 'unknown' ? 404 : 410
  sendConnectPage(ctx, titles[lookup.state], <DeadEnd state={lookup.state} />)
}

const titles = {
  unknown: 'Invalid code',
  expired: 'Code expired',
  approved: 'Code already used',
  declined: 'Request declined',
}

/** Never cached, and the URL with the code is never sent as a referrer. */
function sendConnectPage(ctx: Context, title: string, children: preact.ComponentChildren): void {
  sendAccountPage(ctx, { title, heading: title, children, drawing: false })
  ctx.set('Referrer-Policy', 'no-referrer')
}

const deadEnds = {
  unknown: 'We don’t recognize this code. Check it in your tool: 8 letters, no digits. Codes expire after 10 minutes.',
  expired: 'This code expired before it was approved.',
  approved: 'This code was already used. If you lost the token, revoke the connection and connect again.',
  declined: 'Nothing was connected. This code no longer works.',
}

/** Explains why a code doesn’t work and what to do instead. */
function DeadEnd({ state }: { state: keyof typeof deadEnds }) {
  return (
    <div class="connect">
      <p>{deadEnds[state]}</p>
      {state === 'unknown' ? (
        <CodeForm />
      ) : (
        <p>
          Start again from your tool to get a new link. <a href="/profile/connections/">See all connections</a>
        </p>
      )}
    </div>
  )
}

function CodeForm() {
  return (
    <form class="form" action="/connect/" method="get">
      <div class="form-field">
        <label for="field-code">Code from your tool</label>
        <input
          class="field connect__input"
          id="field-code"
          name="code"
          type="text"
          required
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="BCDF-GHJK"
        />
      </div>
      <div class="form__actions">
        <button class="sw-button sw-button--primary" type="submit">
          Continue
        </button>
      </div>
    </form>
  )
}
