import { keepAccount } from '../../../actions/account-deletion/ask-deletion.ts'
import { deleteOwnAccount } from '../../../actions/account-deletion/delete-own-account.ts'
import { readOwnData, type OwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { addStylesheet } from '../../document/assets.ts'
import { withReturn } from '../../session/session.ts'
import { DeleteAccount } from './delete-account.tsx'
import { paths } from '../../../../shared/paths.ts'
import type { ComponentChildren } from 'preact'
import { daysReportKept } from '../../../domain/report.ts'

const styles = addStylesheet('own-data')

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
      canonical: null,
      title: 'Your data · Slipway',
      description: 'What we store about you, in plain words. Download it all as one file, or delete your account.',
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

type Kind = { name: string; count?: number; children: ComponentChildren }

function Stored({ name, count, children }: Kind) {
  return (
    <div class="grid underlined pad-y-3">
      <dt class="line baseline between gap-3 bold">
        {name}
        {count !== undefined && <span class="soft light figures">{count}</span>}
      </dt>
      <dd class="flat soft small">{children}</dd>
    </div>
  )
}

function StoredData({ data }: { data: OwnData }) {
  const { launches } = data
  return (
    <section class="own-data__part capped pad-top-4 stack top gap-4" aria-labelledby="stored-title">
      <h2 id="stored-title">What we store</h2>
      <p>We keep everything until you delete it or your account, unless it says otherwise below.</p>
      <dl class="own-data__list grid flat">
        <Stored name="Profile">
          Your name, handle and email, when you signed up, and a keyed hash of the network you signed up from, which can’t be turned back
          into an address.
        </Stored>
        <Stored name="Ways to sign in">
          Your password as a hash, your account ID at GitHub or Google, your passkeys and your authenticator app, whichever you use.
        </Stored>
        <Stored name="Sessions" count={data.sessions}>
          The browser, when you signed in and when you last came back. Kept until you sign out, or for 30 days after your last visit.
        </Stored>
        <Stored name="Connections" count={data.connections}>
          The tool’s name, what it can do and until when, and the IP addresses it was approved from and last used from.{' '}
          <a href={paths.connections()}>Manage connections</a>
        </Stored>
        <Stored name="Launches" count={launches.live + launches.upcoming + launches.other}>
          Listings, updates, the last audit of each page, a history of what happened, and how often a launch was viewed and clicked.{' '}
          <a href={paths.dashboard()}>Open dashboard</a>
        </Stored>
        <Stored name="Votes" count={data.votes}>
          Which launches you upvoted and when, and a keyed hash of the network you voted from.
        </Stored>
        <Stored name="Comments" count={data.comments}>
          The text, the time, and your name as it was then.
        </Stored>
        <Stored name="Audit reports" count={data.reports}>
          Kept for {daysReportKept} days. <a href={paths.audit()}>Your reports</a>
        </Stored>
        <Stored name="Reports of launches and comments" count={data.contentReports}>
          What you reported and why. Moderators can see it.
        </Stored>
        <Stored name="Invitations" count={data.invitations}>
          When you created each one, and how many people used it.
        </Stored>
        <Stored name="Decisions by moderators" count={data.decisions}>
          What moderators decided about you and your launches, and why. These stay in the moderation log without your name after you delete
          your account.
        </Stored>
        <Stored name="Emails">Only emails that are waiting to be sent to you. Each is deleted once it’s sent.</Stored>
      </dl>
    </section>
  )
}
