import { keepAccount, deleteOwnAccount } from '../../../actions/account-deletion/ask-deletion.ts'
import { readOwnData, type OwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { addStylesheet } from '../../document/assets.ts'
import { signInFirst } from '../../session/session.ts'
import { DeleteAccount } from './delete-account.tsx'
import { paths } from '../../../../shared/paths.ts'
import { daysReportKept } from '../../../domain/report.ts'
import { LinkButton } from '../../parts/button.tsx'
import kinds from './stored.json' with { type: 'json' }
import { siteName } from '../../../domain/settings/current-site.ts'
import { Section } from '../../parts/section.tsx'

const styles = addStylesheet('own-data')

export const ownData = definePage({
  path: paths.ownData,
  access: 'member',
  load: ({ world, account }) => readOwnData(world, account),
  forms: {
    'delete-account': defineForm(deleteOwnAccount, {
      rejected: 'Account not deleted',
      signedOut: signInFirst,
    }),
    'keep-account': defineForm(keepAccount, {
      says: 'We’re keeping your account. Connect your tools again, and submit your drafts when they’re ready.',
    }),
  },
  view: (data, { account }) => ({
    head: {
      canonical: null,
      title: `Your data · ${siteName()}`,
      description: 'What we store about you, in plain words. Download it all as one file, or delete your account.',
      extra: <link rel="stylesheet" href={styles} />,
    },
    content: (
      <div class="wrap own-data grid gap-6">
        <header class="page-head">
          <h1>Your data</h1>
          <p>What we store about you, and how to take it with you or delete it.</p>
        </header>
        {account.deletion === undefined && <Flash />}
        <StoredData data={data} />
        <Section name="download" class="capped pad-top-4 stack top gap-4" title="Download">
          <p class="soft">
            One JSON file with all of the above. It contains no passwords, tokens or hashes, and nothing that other people wrote.
          </p>
          <p class="soft">
            <LinkButton href={paths.ownDataFile()} download look="primary" words="Download data" />
          </p>
        </Section>
        <DeleteAccount account={account} data={data} />
      </div>
    ),
  }),
})

type Counts = Omit<OwnData, 'hasPassword' | 'launches'> & { launches: number }
type Stored = {
  name: string
  count?: keyof Counts
  text: string
  page?: 'connections' | 'dashboard' | 'audit' | 'following' | 'mutedPeople'
  link?: string
}

const stored = kinds as Stored[]

function StoredData({ data }: { data: OwnData }) {
  const { live, upcoming, other, pass } = data.launches
  const counts: Counts = { ...data, launches: live + upcoming + other + pass }
  return (
    <Section name="stored" class="capped pad-top-4 stack top gap-4" title="What we store">
      <p class="soft">We keep everything until you delete it or your account, unless it says otherwise below.</p>
      <dl class="own-data__list grid flat">
        {stored.map(({ name, count, text, page, link }) => (
          <div class="grid underlined pad-y-3" key={name}>
            <dt class="line baseline between gap-3 bold">
              {name}
              {count !== undefined && <span class="soft light figures">{counts[count]}</span>}
            </dt>
            <dd class="flat soft small">
              {text.replace('{daysReportKept}', String(daysReportKept))}
              {page !== undefined && <a href={paths[page]()}>{link}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
