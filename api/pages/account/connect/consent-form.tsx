import type { AuthorizationRequest } from '../../../domain/oauth/request.ts'
import type { Profile } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { DecisionForm, Question, Reach } from './connect-approval.tsx'
import { PlaceWords, returnPlace } from './return-place.tsx'
import { paths } from '../../../../shared/paths.ts'

type ConsentProps = {
  request: AuthorizationRequest
  /** The request as it came, for the form to carry. */
  params: URLSearchParams
  account: Profile
}

/** What the form says about a client, to notice if that has changed when it’s sent. */
export const describedAs = ({ client, refreshes }: AuthorizationRequest): string => `${refreshes ? 'stays' : 'ends'} ${client}`

/** Everything needed to tell your own tool from someone else’s. Only the hosts are certain, so the page shows them. */
export function ConsentForm({ request, params, account }: ConsentProps) {
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
