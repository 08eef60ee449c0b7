import type { Context } from 'koa'
import { approvePairing, declinePairing } from '../../../actions/connections/decide-pairing.ts'
import { findPairing, findRequest, isCodeOf, type PairingLookup, type RequestLookup } from '../../../actions/connections/find-pairing.ts'
import { invalidField } from '../../../domain/failure.ts'
import { refuseSuspended } from '../../../domain/moderation/suspension.ts'
import type { Profile } from '../../../domain/records.ts'
import { callerOf } from '../../../http/caller.ts'
import { takeGuess, type GuessLimit } from '../../../http/limits/limit-guesses.ts'
import { isSameNetwork } from '../../../net/same-network.ts'
import type { World } from '../../../ports/world.ts'
import { formFaults, readForm, type FormFaults } from '../../forms/form-answer.ts'
import { ApprovalForm } from './connect-approval.tsx'
import { CodeForm, DeadEnd, deadEndTitles } from './connect-dead-end.tsx'
import { Connected } from './connect-done.tsx'
import { sendConnectPage, startTitle } from './connect-page.tsx'
import { askConsent, decideConsent, isAuthorization, type ConsentLimit } from './consent.tsx'
import { accountOf, redirect, requireAccount } from '../../session/session.ts'
import { paths } from '../../../../shared/paths.ts'

type ConnectLimit = GuessLimit & ConsentLimit
type Visit = { world: World; ctx: Context; account: Profile }

/** Shows the request behind a code, or of a client that uses OAuth, or asks for a code. A GET never approves anything. */
export async function connect(world: World, limits: ConnectLimit, ctx: Context): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring)
  if (isAuthorization(asked)) return askConsent(world, limits, ctx, asked)
  const visit = { world, ctx, account: requireAccount(ctx) }
  const [code, request] = [asked.get('code') ?? '', asked.get('request')]
  if (request === null && code.trim() === '') return sendConnectPage(ctx, { title: startTitle, children: <CodeForm /> })

  const giveBack = await takeGuess(limits, ctx, visit.account.id)
  const lookup = request === null ? await findPairing(world, code) : await findRequest(world, request)
  if (lookup.state !== 'unknown') await giveBack()
  // The person has to enter the code from their tool, so it mustn’t be in the URL either.
  if (request === null && lookup.state === 'waiting' && !isSameNetwork(lookup.pairing.ip, ctx.ip))
    return redirect(ctx, paths.connect({ request: lookup.pairing.id }))
  show(visit, lookup)
}

/** Approves or declines a request. Approving takes the code, which the person has to enter on a different network. */
export async function decideConnect(world: World, limits: ConnectLimit, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  refuseSuspended(accountOf(ctx) ?? {}, world.clock())
  if (isAuthorization(form)) return decideConsent(world, limits, ctx, form)
  const visit = { world, ctx, account: requireAccount(ctx) }
  const [code, request, decision] = [form.get('code') ?? '', form.get('request'), form.get('decision')]

  const giveBack = await takeGuess(limits, ctx, visit.account.id)
  const lookup = request === null ? await findPairing(world, code) : await findRequest(world, request)
  const isWrong = lookup.state === 'waiting' && decision === 'approve' && !isCodeOf(lookup.pairing, code)
  if (lookup.state !== 'unknown' && !isWrong) await giveBack()

  if (isWrong) return show(visit, lookup, formFaults(ctx, wrongCode(code)))
  if (lookup.state === 'waiting' && decision === 'approve')
    return approve(visit, code).catch((error: unknown) => show(visit, lookup, formFaults(ctx, error)))
  if (lookup.state === 'waiting' && decision === 'decline') {
    const before = await declinePairing(world, lookup.pairing.id)
    return show(visit, before.state === 'waiting' ? { ...before, state: 'declined' } : before)
  }
  show(visit, lookup)
}

const wrongCode = (code: string) =>
  code.trim() === ''
    ? invalidField('code', 'Enter the code from your tool.', 'minLength')
    : invalidField('code', 'Wrong code. Check it in your tool: 8 letters, no digits.', 'pattern')

async function approve({ world, ctx, account }: Visit, code: string): Promise<void> {
  const approval = await approvePairing(world, { code }, { ...callerOf(ctx), account })
  if (!approval.approved) return show({ world, ctx, account }, approval.lookup)
  const { request, token, isSession } = approval
  const done = { request, token, isSession, code: approval.code, siteUrl: world.siteUrl }
  sendConnectPage(ctx, { title: 'Connected', children: <Connected {...done} /> })
}

function show({ world, ctx, account }: Visit, lookup: RequestLookup | PairingLookup, faults?: FormFaults): void {
  if (lookup.state === 'waiting') {
    const { pairing } = lookup
    const code = 'code' in lookup && isSameNetwork(pairing.ip, ctx.ip) ? lookup.code : null
    const form = <ApprovalForm code={code} pairing={pairing} account={account} ownIp={ctx.ip} now={world.clock()} faults={faults} />
    return sendConnectPage(ctx, { title: faults ? 'Not connected' : startTitle, heading: startTitle, children: form })
  }
  ctx.status = lookup.state === 'unknown' ? 404 : 410
  sendConnectPage(ctx, { title: deadEndTitles[lookup.state], children: <DeadEnd state={lookup.state} /> })
}
