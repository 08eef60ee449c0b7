import type { ComponentChildren } from 'preact'
import type { OwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { daysReportKept } from '../../../domain/report.ts'
import { paths } from '../../../../shared/paths.ts'

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

/** What is stored, and until when. */
export function StoredData({ data }: { data: OwnData }) {
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
