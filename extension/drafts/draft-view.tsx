import type { AccountState } from '../account/account-state.ts'
import type { ProductSite } from '../browser/product-site.ts'
import type { Draft } from './use-draft.ts'
import { DraftForm } from './draft-form.tsx'
import { Notice } from '../popup/notice.tsx'
import { OwnFailureNotice } from '../account/own-failure-notice.tsx'
import { PairingCode } from '../account/pairing-code.tsx'
import { SiteTitle } from '../audit/site-title.tsx'

/** From the suggested listing to a draft in the account. */
export function DraftView({ site, draft, account, now }: { site: ProductSite; draft: Draft; account: AccountState; now: number }) {
  const { sending } = draft
  const wasRevoked = account.at === 'apart' && account.ended === 'revoked'
  const failure = account.at === 'apart' && account.failure !== null ? account.failure : sending.at === 'failed' ? sending.failure : null
  return (
    <>
      <SiteTitle site={site} isJudgedHere={false} />
      {account.at === 'waiting' && <PairingCode pairing={account.pairing} now={now} heading="h2" />}
      {wasRevoked && (
        <Notice tone="warn" title="The connection was ended">
          <p>What you typed is kept. Connect again to create the draft.</p>
        </Notice>
      )}
      {failure !== null && <OwnFailureNotice failure={failure} now={now} />}
      {sending.at === 'sent' ? <DraftSent {...sending.result} /> : <DraftForm draft={draft} />}
    </>
  )
}

function DraftSent({ existing, warnings }: { existing: boolean; warnings: readonly string[] }) {
  const title = existing ? 'You have a draft of it already' : 'The draft is created'
  return (
    <>
      <Notice tone={existing ? 'info' : 'pass'} title={title}>
        <p>
          {existing
            ? warnings.join(' ') || 'Nothing was changed: go on with it in the browser.'
            : 'Only you see it. Finish it in the browser, choose a week and submit it for review.'}
        </p>
      </Notice>
      {!existing && warnings.length > 0 && (
        <section class="sw-card warnings">
          <h2 class="sw-card__title">What to look at</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
