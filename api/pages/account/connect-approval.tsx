import { agoWords } from '../../../shared/ui/ago-words.ts'
import { clientLabel } from '../../domain/client-name.ts'
import type { Pairing, Profile } from '../../domain/records.ts'

type ApprovalProps = { code: string; pairing: Pairing; account: Profile; ownIp: string; now: Date }

/** Everything needed to tell your own tool from someone else’s (design section 5). */
export function ApprovalForm({ code, pairing, account, ownIp, now }: ApprovalProps) {
  const requested = agoWords(pairing.createdAt, now)
  return (
    <div class="connect">
      <p class="connect__client">
        <strong>{clientLabel(pairing.client)}</strong> wants to connect to your account (<strong>{account.email}</strong>).
      </p>
      <dl class="connect__facts">
        <div>
          <dt>Code</dt>
          <dd>
            <span class="connect__code">{code}</span> Make sure it matches the code in your tool.
          </dd>
        </div>
        <div>
          <dt>Requested</dt>
          <dd>
            <time dateTime={pairing.createdAt}>{requested}</time> from <span class="address">{pairing.ip}</span>{' '}
            {pairing.ip === ownIp ? '(your current IP)' : <strong class="connect__foreign">⚠ different from your current IP</strong>}
          </dd>
        </div>
      </dl>
      <div class="connect__scope">
        <section>
          <h2>This tool can</h2>
          <ul>
            <li>read your launches and drafts</li>
            <li>create drafts in your account</li>
          </ul>
        </section>
        <section>
          <h2>This tool can’t</h2>
          <ul>
            <li>publish, or choose a plan or week</li>
            <li>spend money or change your profile</li>
            <li>access other makers’ products</li>
          </ul>
        </section>
      </div>
      <form action="/connect/" method="post" class="connect__decision">
        <input type="hidden" name="code" value={code} />
        <button class="sw-button sw-button--primary" type="submit" name="decision" value="approve">
          Approve
        </button>
        <button class="sw-button connect__decline" type="submit" name="decision" value="decline">
          Decline
        </button>
      </form>
      <p class="connect__warning">If you didn’t request this, decline. You can revoke access anytime.</p>
    </div>
  )
}
