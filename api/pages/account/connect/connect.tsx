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
import type { Profile, Pairing } from '../../../domain/records.ts'
import { isSameNetwork } from '../../../net/network-hash.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { defineForm, definePage, type Sheet } from '../../page/define-page.ts'
import { withReturn, OtherPageFirst, requireAccount } from '../../session/session.ts'
import { ApprovalForm, nothingConnected } from './connect-approval.tsx'
import { CodeForm, DeadEnd, deadEndTitles, connectSheet, startTitle } from './connect-dead-end.tsx'
import { paths } from '../../../../shared/paths.ts'
import { consentForms, consentSheet, readConsent } from './consent.tsx'
import type { ComponentChildren } from 'preact'
import { TokenSetup } from '../../agents/client-setup.tsx'
import { clientLabel, isOwnExtension } from '../../../domain/names/client-name.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { siteName } from '../../../domain/settings/current-site.ts'
import { Section } from '../../parts/section.tsx'

type Request = Pick<Pairing, 'client' | 'forOneCall' | 'replacesToken' | 'fromApi'>
type ConnectedProps = { request: Request; token: string | null; isSession: boolean; code: string; siteUrl: string }

/** The only page that shows a token; a connection that was extended keeps its own. */
export function Connected({ request, token, isSession, code, siteUrl }: ConnectedProps) {
  const { client, fromApi = false } = request
  const label = clientLabel(client)
  const isExtension = isOwnExtension(client)
  return (
    <div class="connect stack gap-5 wraps" data-connected>
      <p class="notice below-5 pad-3-4 medium rounded-small" role="status">
        <strong>
          <bdi>{label}</bdi>
        </strong>{' '}
        {token === null ? 'can read your submission plans.' : 'is connected.'}
      </p>
      {isExtension && <p class="large">Go back to the {siteName()} popup to continue.</p>}
      {isSession && <p class="large">You’re connected. Return to your tool and repeat your request.</p>}
      {token !== null && (
        <Token token={token} code={code} note={isSession ? <SessionNote /> : <TokenNote isExtension={isExtension} request={request} />} />
      )}
      {token !== null && !isExtension && <TokenSetup siteUrl={siteUrl} token={token} label={label} fromApi={fromApi} />}
      {token === null && !isExtension && <p class="large">Return to your tool and repeat your request.</p>}
      <p>
        Manage or revoke it under <a href={paths.connections()}>Connections</a>.
      </p>
    </div>
  )
}

/** A tool with a connected session works without it, so saving it is optional there. */
const Token = ({ token, code, note }: { token: string; code: string; note: ComponentChildren }) => (
  <Section name="token" class="connect__offer grid gap-3" look="large" title="Access token">
    <p class="connect__note">{note}</p>
    <div class="grid left gap-3" data-copy-scope>
      <output
        class="connect__token block pad-4 wraps whole sunken framed rounded-small"
        data-copy-text=""
        data-connect-token=""
        data-code={code}
      >
        {token}
      </output>
      <CopyButton words="Copy token" />
    </div>
  </Section>
)

const SessionNote = () => (
  <>
    Optional: save this token in the tool’s settings to skip approval next time. Don’t paste it into a chat.{' '}
    <strong>You won’t see it again.</strong>
  </>
)

const TokenNote = ({ isExtension, request: { replacesToken, forOneCall } }: { isExtension: boolean; request: Request }) => (
  <>
    <strong>Copy it now; you won’t see it again.</strong>{' '}
    {isExtension ? (
      'The extension picks it up automatically. If it doesn’t, paste the token in its options.'
    ) : replacesToken ? (
      <>
        Your tool sent a token that’s invalid or was revoked: replace the old token in its settings with this one
        {forOneCall ? '. Then return to it to continue.' : ', then repeat your request.'} Don’t paste it into a chat.
      </>
    ) : (
      <>
        In your tool, set the header <code>Authorization: Bearer &lt;token&gt;</code>. Don’t paste it into a chat.
      </>
    )}
  </>
)

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
