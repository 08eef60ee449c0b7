import { approvePairing, declinePairing } from '../../../actions/connections/start-pairing.ts'
import {
  findAsked,
  guessPairing,
  labelOfConnection,
  type AskedPairing,
  type PairingLookup,
  type RequestLookup,
} from '../../../actions/connections/find-connection.ts'
import { Mistake, Failure } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import { isSameNetwork } from '../../../net/network-hash.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { defineForm, type Sheet, definePage } from '../../page/define-page.ts'
import { withReturn, OtherPageFirst, requireAccount } from '../../session/session.ts'
import { ApprovalForm, nothingConnected } from './connect-approval.tsx'
import { CodeForm, DeadEnd, deadEndTitles, connectSheet, startTitle } from './connect-dead-end.tsx'
import { Connected } from './connect-done.tsx'
import { paths } from '../../../../shared/paths.ts'
import { consentForms, consentSheet, readConsent } from './consent.tsx'

type Lookup = RequestLookup | PairingLookup

/** The person asked and the request in question; null for none. */
type Asked = { account: Profile; lookup: Lookup | null; label?: string | null }

/** Reads the request that a link or a form names. Each unknown code counts as a guess; one from a form has already been counted. */
async function readPairing({ world, ctx, rejected, count }: PageRequest<'anyone'>, params: URLSearchParams): Promise<Asked> {
  const account = requireAccount(ctx)
  const asked = askedIn(params)
  if (asked.request === undefined && (asked.code ?? '').trim() === '') return { account, lookup: null }
  const isCounted = rejected?.error instanceof Mistake
  const lookup = await (isCounted ? findAsked(world, asked) : count('codes', () => guessPairing(world, asked)).catch(unlessUnknown))
  // The person has to enter the code from their tool, so it mustn’t be in the URL either.
  if (rejected === null && asked.request === undefined && lookup.state === 'waiting' && !isSameNetwork(lookup.pairing.ip, ctx.ip))
    throw new OtherPageFirst(paths.connect({ request: lookup.pairing.id }))
  return { account, lookup, label: 'pairing' in lookup ? await labelOfConnection(world, lookup.pairing, account.id) : null }
}

function askedIn(params: URLSearchParams): AskedPairing {
  const [code, request] = [params.get('code'), params.get('request')]
  return { ...(code !== null && { code }), ...(request !== null && { request }) }
}

function unlessUnknown(error: unknown): Lookup {
  if (error instanceof Mistake) return { state: 'unknown' }
  throw error
}

const decision = {
  fields: askedIn,
  rejected: nothingConnected,
  shows: ['NOT_FOUND'],
  // Leaves out the code that was entered, which must not appear in the URL.
  signedOut: (_request: unknown, form: URLSearchParams) => {
    const { request, code } = askedIn(form)
    return withReturn(paths.signIn(), paths.connect(request === undefined ? { code } : { request }))
  },
} as const

/** Approving takes the code, which the person has to enter on a different network. */
const pairingForms = {
  'approve-code': defineForm(approvePairing, {
    ...decision,
    next(approval, { world: { siteUrl } }) {
      if (!approval.approved) return deadEnd(approval.state)
      return connectSheet({ title: 'Connected', children: <Connected {...approval} siteUrl={siteUrl} /> })
    },
  }),
  'decline-code': defineForm(declinePairing, {
    ...decision,
    next: ({ state }) => deadEnd(state === 'waiting' ? 'declined' : state),
  }),
}

function pairingSheet({ account, lookup, label = null }: Asked, { ctx: { ip }, now }: PageRequest<'anyone'>): Sheet {
  if (lookup === null) return connectSheet({ title: startTitle, children: <CodeForm /> })
  if (lookup.state !== 'waiting') return deadEnd(lookup.state)
  const code = 'code' in lookup && isSameNetwork(lookup.pairing.ip, ip) ? lookup.code : null
  const children = <ApprovalForm code={code} pairing={lookup.pairing} label={label} account={account} ownIp={ip} now={now} />
  return connectSheet({ title: startTitle, children })
}

const deadEnd = (state: Exclude<Lookup['state'], 'waiting'>): Sheet =>
  connectSheet({
    title: deadEndTitles[state],
    status: state === 'unknown' ? 404 : 410,
    ownTitle: true,
    children: <DeadEnd state={state} />,
  })

/**
 * The request behind a code, or of a client that uses OAuth; without either, it asks for a code. A GET never approves anything. Visitors sign in first,
 * unless the request is invalid.
 */
export const connectPage = definePage({
  path: paths.connect,
  access: 'anyone',
  async load(request) {
    // Reading the request again would count again.
    if (isTooMany(request.rejected?.error)) throw request.rejected?.error
    const asked = new URLSearchParams(request.rejected?.sent ?? request.query)
    return isAuthorization(asked) ? { consent: await readConsent(request, asked) } : { pairing: await readPairing(request, asked) }
  },
  forms: { ...pairingForms, ...consentForms },
  view: ({ consent, pairing }, request) => (consent === undefined ? pairingSheet(pairing, request) : consentSheet(consent, request)),
})

const isTooMany = (error: unknown): boolean => error instanceof Failure && error.code === 'TOO_MANY_REQUESTS'

/** Whether a query or a form is an authorization request (RFC 6749 section 4.1.1) rather than about a pairing code. */
const isAuthorization = (params: URLSearchParams): boolean => params.has('client_id') || params.has('response_type')
