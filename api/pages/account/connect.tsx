import type { Context } from 'koa'
import { approvePairing, declinePairing } from '../../actions/connections/decide-pairing.ts'
import { findPairing, type PairingLookup } from '../../actions/connections/find-pairing.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { sendAccountPage } from './account-page.tsx'
import type { CodeTries } from './code-tries.ts'
import { ApprovalForm } from './connect-approval.tsx'
import { Connected } from './connect-done.tsx'
import { CodeForm, DeadEnd } from './connect-dead-end.tsx'
import { readForm } from '../parts/form-answer.ts'
import { requireAccount } from './session.ts'

/** Opens a pairing. A GET looks and never approves; without a code it asks for one. */
export async function connect(world: World, tries: CodeTries, ctx: Context): Promise<void> {
  const code = new URLSearchParams(ctx.querystring).get('code') ?? ''
  const account = requireAccount(ctx)
  if (code.trim() === '') return sendConnectPage(ctx, 'Connect a tool', <CodeForm />)
  show(world, ctx, await lookUp(world, tries, ctx, code), account)
}

/** Approves or declines, by the pressed button; anything else is neither. */
export async function decideConnect(world: World, tries: CodeTries, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const code = form.get('code') ?? ''
  const lookup = await lookUp(world, tries, ctx, code)
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

async function lookUp(world: World, tries: CodeTries, ctx: Context, code: string): Promise<PairingLookup> {
  await tries.take(ctx.ip)
  const lookup = await findPairing(world, code)
  if (lookup.state !== 'unknown') await tries.giveBack(ctx.ip)
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
  unknown: 'No such code',
  expired: 'The code has expired',
  approved: 'The code was used',
  declined: 'Declined',
}

/** Never kept, never framed, and the address with the code goes along nowhere. */
function sendConnectPage(ctx: Context, title: string, children: preact.ComponentChildren): void {
  sendAccountPage(ctx, { title, heading: title, children })
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Referrer-Policy', 'no-referrer')
}
