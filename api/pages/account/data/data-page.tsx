import type { Context } from 'koa'
import type { OwnData } from '../../../actions/account-deletion/read-own-data.ts'
import type { Profile } from '../../../domain/records.ts'
import type { FormFaults } from '../../parts/form-answer.ts'
import { renderPage } from '../../parts/layout.tsx'
import { addStylesheet } from '../../site/assets.ts'
import { DeleteAccount } from './delete-account.tsx'
import { StoredData } from './stored-data.tsx'
import { paths } from '../../../../shared/paths.ts'

const styles = addStylesheet('own-data')

/** A rejected form, with what was chosen in it. */
export type Refused = FormFaults & { launches: string }
type DataPage = { account: Profile; data: OwnData; refused: Refused | undefined; isKept: boolean }

export function sendDataPage(ctx: Context, { account, data, refused, isKept }: DataPage): void {
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: `${refused ? 'Account not deleted' : 'Your data'} · Slipway`,
      description: 'What we store about you, in plain words. Download it all as one file, or delete your account.',
      canonical: null,
      extra: <link rel="stylesheet" href={styles} />,
    },
    <div class="wrap own-data">
      <header class="page-head">
        <p class="own-data__back">
          <a href={paths.profile()}>Your profile</a>
        </p>
        <h1>Your data</h1>
        <p>What we store about you, and how to take it with you or delete it.</p>
      </header>
      {isKept && (
        <p class="notice" role="status">
          We’re keeping your account. Connect your tools again, and submit your drafts when they’re ready.
        </p>
      )}
      <StoredData data={data} />
      <section class="own-data__part capped pad-top-4 stack top gap-4" aria-labelledby="download-title">
        <h2 id="download-title">Download</h2>
        <p>One JSON file with all of the above. It contains no passwords, tokens or hashes, and nothing that other people wrote.</p>
        <p>
          <a class="sw-button sw-button--primary" href={paths.ownDataFile()} download>
            Download data
          </a>
        </p>
      </section>
      <DeleteAccount account={account} data={data} refused={refused} />
    </div>,
  )
}
