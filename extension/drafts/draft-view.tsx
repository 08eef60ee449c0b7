import { AccountFailureNotice } from '../account/account-failure-notice.tsx'
import type { AccountState } from '../account/account-state.ts'
import { AccountName } from '../account/connection-line.tsx'
import { RevokedNotice } from '../account/connect-invitation.tsx'
import { PairingCode } from '../account/pairing-code.tsx'
import type { ProductSite } from '../service/product-site.ts'
import { Notice } from '../parts/notice.tsx'
import { SiteTitle } from '../parts/site-title.tsx'
import { DraftForm } from './draft-form.tsx'
import { TabPictures } from './tab-pictures.tsx'
import type { Draft } from './use-draft.ts'

type Props = { site: ProductSite; draft: Draft; account: AccountState; now: number; isPrivate: boolean }

export function DraftView({ site, draft, account, now, isPrivate }: Props) {
  const { sending } = draft
  const isRevoked = account.at === 'disconnected' && account.ended === 'revoked'
  const connectFailure = account.at === 'disconnected' ? account.failure : null
  const failure = connectFailure ?? (sending.at === 'failed' ? sending.failure : null)
  return (
    <>
      <SiteTitle site={site} />
      {account.at === 'waiting' && <PairingCode pairing={account.pairing} now={now} heading="h2" />}
      {isRevoked && <RevokedNotice />}
      {failure !== null && <AccountFailureNotice failure={failure} now={now} />}
      {account.at === 'connected' && account.launches?.account && (
        <p class="flat soft tiny">
          The draft is created
          <AccountName account={account.launches.account} />.
        </p>
      )}
      {sending.at === 'sent' ? <DraftSent {...sending.result} /> : <DraftForm draft={draft} />}
      {sending.at !== 'sent' && account.at === 'connected' && !isPrivate && <TabPictures siteKey={site.key} />}
    </>
  )
}

function DraftSent({ existing, warnings }: { existing: boolean; warnings: readonly string[] }) {
  if (existing) {
    return <Notice tone="info" title="Draft already exists" says={warnings.join(' ') || 'Continue editing in the browser.'} />
  }
  return (
    <>
      <Notice
        tone="pass"
        title="Draft created"
        says="Only you can see it. Finish it in the browser, pick a week and submit it for review."
      />
      {warnings.length > 0 && (
        <section class="card stack top gap-3 pad-4 warnings">
          <h2 class="sw-card__title">Before you submit</h2>
          <ul class="list grid gap-2 tiny">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
