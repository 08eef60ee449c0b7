import { keepAccount } from '../../../actions/account-deletion/ask-deletion.ts'
import { deleteOwnAccount } from '../../../actions/account-deletion/delete-own-account.ts'
import { readOwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { addStylesheet } from '../../document/assets.ts'
import { withReturn } from '../../session/return-path.ts'
import { DeleteAccount } from './delete-account.tsx'
import { StoredData } from './stored-data.tsx'
import { paths } from '../../../../shared/paths.ts'

const styles = addStylesheet('own-data')

/** What is stored about a person, with the ways to download and delete it. */
export const ownData = definePage({
  path: paths.ownData,
  access: 'member',
  load: ({ world, account }) => readOwnData(world, account),
  forms: {
    'delete-account': defineForm(deleteOwnAccount, {
      rejected: 'Account not deleted',
      // A page to sign in that keeps what was typed would hold the password.
      signedOut: () => withReturn(paths.signIn(), paths.ownData()),
    }),
    'keep-account': defineForm(keepAccount, {
      says: 'We’re keeping your account. Connect your tools again, and submit your drafts when they’re ready.',
    }),
  },
  view: (data, { account }) => ({
    head: {
      title: 'Your data · Slipway',
      description: 'What we store about you, in plain words. Download it all as one file, or delete your account.',
      canonical: null,
      extra: <link rel="stylesheet" href={styles} />,
    },
    content: (
      <div class="wrap own-data">
        <header class="page-head">
          <p class="own-data__back">
            <a href={paths.profile()}>Your profile</a>
          </p>
          <h1>Your data</h1>
          <p>What we store about you, and how to take it with you or delete it.</p>
        </header>
        {account.deletion === undefined && <Flash />}
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
        <DeleteAccount account={account} data={data} />
      </div>
    ),
  }),
})
