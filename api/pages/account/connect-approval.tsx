import { agoWords } from '../../../shared/ui/ago-words.ts'
import type { Pairing, Profile } from '../../domain/records.ts'

type ApprovalProps = { code: string; pairing: Pairing; account: Profile; ownIp: string; now: Date }

/** Everything a person needs to tell their own tool from a stranger's (design section 5). */
export function ApprovalForm({ code, pairing, account, ownIp, now }: ApprovalProps) {
  const asked = agoWords(pairing.createdAt, now)
  return (
    <div class="connect">
      <p class="connect__client">
        A tool that calls itself <strong>{pairing.client}</strong> asks to open drafts for <strong>{account.email}</strong>.
      </p>
      <dl class="connect__facts">
        <div>
          <dt>Its code</dt>
          <dd>
            <span class="connect__code">{code}</span> Compare it with what your tool shows.
          </dd>
        </div>
        <div>
          <dt>Asked for</dt>
          <dd>
            <time dateTime={pairing.createdAt}>{asked}</time> from <span class="address">{pairing.ip}</span>
            {pairing.ip === ownIp ? ', the address you are at now' : ', not the address you are at now'}
          </dd>
        </div>
      </dl>
      <div class="connect__scope">
        <section>
          <h2>It will be able to</h2>
          <ul>
            <li>read your own launches, drafts included</li>
            <li>open new drafts in your account</li>
          </ul>
        </section>
        <section>
          <h2>It never can</h2>
          <ul>
            <li>publish a launch, or choose its plan or week</li>
            <li>spend money or change your profile</li>
            <li>touch another maker’s products</li>
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
      <p class="connect__warning">If you did not start this, decline. You can end a connection at any time.</p>
    </div>
  )
}
