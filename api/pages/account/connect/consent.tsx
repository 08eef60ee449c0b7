import type { AuthorizationRequest } from '../../../domain/oauth/request.ts'
import type { Profile } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { DecisionForm, Question, Reach, nothingConnected } from './connect-approval.tsx'
import { PlaceWords, returnPlace } from './return-place.tsx'
import { paths } from '../../../../shared/paths.ts'
import { approveAuthorization, declineAuthorization } from '../../../actions/oauth/decide-authorization.ts'
import { readAuthorizationRequest, type RequestReading } from '../../../actions/oauth/read-authorization-request.ts'
import { Failure, Mistake } from '../../../domain/failure.ts'
import { isMetadataUrl } from '../../../domain/oauth/client-metadata.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { defineForm, type Sheet } from '../../page/define-page.ts'
import { maxReturnLength, returnPath, withReturn, requireAccount } from '../../session/session.ts'
import { connectSheet, startTitle } from './connect-dead-end.tsx'
import { backSheet, unusableSheet } from './consent-ends.tsx'
import { countWords } from '../../../../shared/plural.ts'

type ConsentProps = {
  request: AuthorizationRequest
  /** The request as it came, for the form to carry. */
  params: URLSearchParams
  account: Profile
}

/** What the form says about a client, to notice if that has changed when it’s sent. */
const describedAs = ({ client, refreshes }: AuthorizationRequest): string => `${refreshes ? 'stays' : 'ends'} ${client}`

/** Everything needed to tell your own tool from someone else’s. Only the hosts are certain, so the page shows them. */
function ConsentForm({ request, params, account }: ConsentProps) {
  const { client, clientHost, redirectUri, scopes, refreshes } = request
  const place = returnPlace(redirectUri)
  return (
    <div class="connect stack gap-5 wraps">
      <Question client={client} account={account} />
      <dl class="connect__facts card grid gap-3 pad-4">
        <div>
          <dt class="soft tiny">Tool</dt>
          <dd>
            {clientHost === null ? (
              <>
                <strong class="doubtful">Not verified.</strong> Tools choose their own names.
              </>
            ) : (
              <>
                Published by <strong class="address">{clientHost}</strong>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt class="soft tiny">After approval</dt>
          <dd>
            Your browser returns to <PlaceWords place={place} />.
          </dd>
        </div>
        <div>
          <dt class="soft tiny">Access lasts</dt>
          <dd>{refreshes ? 'Until you revoke it, or it goes unused for 30 days' : '30 days, unless you revoke it sooner'}</dd>
        </div>
      </dl>
      <Reach scopes={scopes} />
      <DecisionForm by="client">
        {[...params].map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="account" value={account.id} />
        <input type="hidden" name="described" value={describedAs(request)} />
      </DecisionForm>
      <Form name="sign-out" to={paths.signOut({ return: paths.connect(params) })} class="connect__switch soft">
        Not your account? <button class="connect__other edgeless bare pressable">Use a different account</button>
      </Form>
      <p class="soft">
        {place.kind !== 'site' && 'Any program on your computer could be using this name. '}
        If you didn’t just start this yourself, or someone sent you the link, decline. You can{' '}
        <a href={paths.connections()}>revoke access</a> anytime.
      </p>
    </div>
  )
}

/** A request that can’t be shown. Reading one may visit a site that the client names, so they are counted. */
class UnusableRequest extends Mistake {
  readonly reading: Unusable

  constructor(reading: Unusable) {
    super('BAD_REQUEST', nothingConnected)
    this.reading = reading
  }
}

export type Unusable = Exclude<RequestReading, { kind: 'ask' }>
type Consent = { request: AuthorizationRequest; params: URLSearchParams; account: Profile } | Unusable

/** Reads what a client asks for. Nothing is stored before the person approves. */
export async function readConsent(page: PageRequest<'anyone'>, asked: URLSearchParams): Promise<Consent> {
  const { world, ctx, account, rejected } = page
  if (rejected?.error instanceof UnusableRequest) return rejected.error.reading
  if (ctx.url.length > maxReturnLength)
    return { kind: 'dead-end', message: `The link is longer than ${countWords(maxReturnLength)} characters.` }
  const params = withoutOwn(asked)
  // An invalid request never asks for a sign-in. While signed out, no site that a client names is visited.
  if (account === null && !isMetadataUrl(params.get('client_id') ?? '')) {
    const reading = await readAuthorizationRequest(world, params)
    if (reading.kind === 'dead-end') return reading
  }
  requireAccount(ctx)
  try {
    return { request: await readUsable(page, params), params, account: requireAccount(ctx) }
  } catch (error) {
    if (error instanceof UnusableRequest) return error.reading
    throw error
  }
}

const readUsable = ({ world, count }: Pick<PageRequest, 'world' | 'count'>, params: URLSearchParams): Promise<AuthorizationRequest> =>
  count('invalidRequests', async () => {
    const reading = await readAuthorizationRequest(world, params)
    if (reading.kind !== 'ask') throw new UnusableRequest(reading)
    return reading.request
  })

/** A request without the page’s own fields: a link with those fields could press a button. */
function withoutOwn(asked: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(asked)
  for (const name of ['do', 'account', 'described']) params.delete(name)
  return params
}

/** The form carries the whole request, which is read again. */
const decision = {
  rejected: nothingConnected,
  async fields(form: URLSearchParams, page: PageRequest<'member'>) {
    const request = await readUsable(page, withoutOwn(form))
    // Somebody else signed in to this browser while the page was open.
    if ((form.get('account') ?? page.account.id) !== page.account.id) throw otherAccount()
    return { request }
  },
  // The form’s own page may have no request in its URL to come back to.
  signedOut: (_page: unknown, form: URLSearchParams) => withReturn(paths.signIn(), returnPath(paths.connect(withoutOwn(form)))),
}

export const consentForms = {
  'approve-client': defineForm(approveAuthorization, {
    ...decision,
    async fields(form, page) {
      const fields = await decision.fields(form, page)
      // The client’s document has been read again, and its site may have changed it.
      const now = describedAs(fields.request)
      if ((form.get('described') ?? now) !== now) throw otherDescription()
      return fields
    },
    next: (done) => backSheet({ outcome: 'approved', ...done }),
  }),
  'decline-client': defineForm(declineAuthorization, { ...decision, next: (done) => backSheet({ outcome: 'declined', ...done }) }),
}

const otherAccount = () =>
  new Failure('CONFLICT', 'You’ve switched accounts since you opened this page. Check the account, then approve or decline.')

const otherDescription = () =>
  new Failure('CONFLICT', 'The tool changed its description after you opened this page. Check it, then approve or decline.')

export const consentSheet = (consent: Consent, { world }: PageRequest<'anyone'>): Sheet =>
  'kind' in consent ? unusableSheet(consent, world.siteUrl) : connectSheet({ title: startTitle, children: <ConsentForm {...consent} /> })
