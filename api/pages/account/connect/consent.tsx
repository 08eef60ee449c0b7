import type { Context } from 'koa'
import { approveAuthorization, declineAuthorization } from '../../../actions/oauth/decide-authorization.ts'
import { readAuthorizationRequest } from '../../../actions/oauth/read-authorization-request.ts'
import { Failure } from '../../../domain/failure.ts'
import { isMetadataUrl } from '../../../domain/oauth/client-metadata.ts'
import type { AuthorizationRequest } from '../../../domain/oauth/request.ts'
import { callerOf } from '../../../http/caller.ts'
import type { Limits } from '../../../http/limits/limit-rate.ts'
import type { World } from '../../../ports/world.ts'
import { formFaults, type FormFaults } from '../../forms/form-answer.ts'
import { sendConnectPage, startTitle } from './connect-page.tsx'
import { maxReturnLength, returnPath, withReturn } from '../../session/return-path.ts'
import { accountOf, redirect, requireAccount } from '../../session/session.ts'
import { ConsentForm, describedAs } from './consent-form.tsx'
import { sendBack, sendDeadEnd, sendUnreachable } from './consent-ends.tsx'
import { paths } from '../../../../shared/paths.ts'

/** Counts the requests that can’t be shown. */
export type ConsentLimit = Pick<Limits, 'faultyRequests'>

/** Whether a query or a form is an authorization request (RFC 6749 section 4.1.1) rather than about a pairing code. */
export const isAuthorization = (params: URLSearchParams): boolean => params.has('client_id') || params.has('response_type')

/** Shows what a client asks for. Nothing is stored before the person approves. */
export async function askConsent(world: World, limits: ConsentLimit, ctx: Context, params: URLSearchParams): Promise<void> {
  if (ctx.url.length > maxReturnLength)
    return sendDeadEnd(ctx, `The link is longer than ${maxReturnLength.toLocaleString('en-US')} characters.`)
  // Nobody signs in for a request that leads nowhere. For people who are signed out, no site that a client names is visited.
  if (accountOf(ctx) === null && !isMetadataUrl(params.get('client_id') ?? '')) {
    const reading = await readAuthorizationRequest(world, params)
    if (reading.kind === 'dead-end') return sendDeadEnd(ctx, reading.message)
  }
  requireAccount(ctx)
  takeOwn(params)
  const request = await readRequest(world, limits, ctx, params)
  if (request !== null) show(ctx, params, request)
}

/** Approves or declines. The form carries the whole request, which is checked again. */
export async function decideConsent(world: World, limits: ConsentLimit, ctx: Context, form: URLSearchParams): Promise<void> {
  const { decision, shownTo, shownAs } = takeOwn(form)
  const account = accountOf(ctx)
  // Signed out meanwhile. The form’s own page may have no request in its URL to come back to.
  if (account === null) return redirect(ctx, withReturn(paths.signIn(), returnPath(paths.connect(form))))
  const request = await readRequest(world, limits, ctx, form)
  if (request === null) return
  // Somebody else signed in to this browser while the page was open.
  if ((shownTo ?? account.id) !== account.id) return show(ctx, form, request, formFaults(ctx, otherAccount()))
  if (decision === 'decline') return sendBack(ctx, request, { outcome: 'declined', url: declineAuthorization(world, request) })
  if (decision !== 'approve') return show(ctx, form, request)
  // The client’s document is read again, and its site may have changed it.
  if ((shownAs ?? describedAs(request)) !== describedAs(request)) return show(ctx, form, request, formFaults(ctx, otherDescription()))
  try {
    const url = await approveAuthorization(world, { request }, { ...callerOf(ctx), account })
    sendBack(ctx, request, { outcome: 'approved', url })
  } catch (error) {
    show(ctx, form, request, formFaults(ctx, error))
  }
}

/** Takes the page’s own fields out of a request: a link that brought them could press a button. */
function takeOwn(params: URLSearchParams) {
  const own = { decision: params.get('decision'), shownTo: params.get('account'), shownAs: params.get('described') }
  for (const name of ['decision', 'account', 'described']) params.delete(name)
  return own
}

const otherAccount = () =>
  new Failure('CONFLICT', 'You’ve switched accounts since you opened this page. Check the account, then approve or decline.')

const otherDescription = () =>
  new Failure('CONFLICT', 'The tool changed its description after you opened this page. Check it, then approve or decline.')

/** The request, if it can be shown; otherwise the page that says why not has been sent. */
async function readRequest(
  world: World,
  limits: ConsentLimit,
  ctx: Context,
  params: URLSearchParams,
): Promise<AuthorizationRequest | null> {
  const giveBack = await limits.faultyRequests(ctx, requireAccount(ctx).id)
  const reading = await readAuthorizationRequest(world, params)
  if (reading.kind === 'ask') {
    await giveBack()
    return reading.request
  }
  if (reading.kind === 'dead-end') sendDeadEnd(ctx, reading.message)
  else if (reading.kind === 'unreachable') sendUnreachable(ctx, reading, world.siteUrl)
  else sendBack(ctx, null, { outcome: 'faulty', url: reading.url })
  return null
}

function show(ctx: Context, params: URLSearchParams, request: AuthorizationRequest, faults?: FormFaults): void {
  const account = requireAccount(ctx)
  const form = <ConsentForm request={request} params={params} account={account} faults={faults} />
  sendConnectPage(ctx, { title: faults ? 'Not connected' : startTitle, heading: startTitle, children: form })
}
