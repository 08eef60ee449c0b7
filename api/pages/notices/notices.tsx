import { paths } from '../../../shared/paths.ts'
import { listNotices, markAllRead, openNotice } from '../../actions/notices/list-notices.ts'
import type { ReadNotice } from '../../actions/notices/read-notice.ts'
import { signInFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { Flash } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { NoticeList } from './notice-list.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { addStylesheet } from '../document/assets.ts'
import { siteName } from '../../domain/settings/current-site.ts'

const stylesheet = addStylesheet('notifications')

export const notificationsPage = definePage({
  path: paths.notifications,
  access: 'member',
  load: ({ world, account }) => listNotices(world, account),
  forms: {
    read: defineForm(markAllRead, { signedOut: signInFirst, says: 'All notifications marked as read.' }),
    // A form and not a link, so that a browser that loads links in advance marks nothing.
    open: defineForm(openNotice, { path: paths.notification, signedOut: signInFirst, next: (path) => path ?? paths.notifications() }),
  },
  view: (listed, { now }) => ({
    headers: { 'Cache-Control': 'no-store' },
    head: {
      canonical: null,
      title: `Notifications · ${siteName()}`,
      description: 'What’s new with your launches, your comments and the launches you saved.',
      extra: <link rel="stylesheet" href={stylesheet} />,
    },
    content: (
      <div class="wrap notices">
        <header class="page-head notices__head gap-3-5 row center between">
          <h1>Notifications</h1>
          <MarkAll listed={listed} />
        </header>
        <Flash />
        {listed.length === 0 ? <Nothing /> : <NoticeList listed={listed} now={now} />}
        <p class="above-5 soft small">
          Notifications are kept for 90 days. <a href={paths.emailChoices()}>Change email preferences</a>
        </p>
      </div>
    ),
  }),
})

function MarkAll({ listed }: { listed: ReadNotice[] }) {
  const [newest] = listed
  if (newest === undefined || listed.every(({ notice }) => notice.unreadBy === null)) return null
  return (
    <Form name="read" class="">
      <input type="hidden" name="until" value={newest.notice.at} />
      <button class="sw-button">Mark all as read</button>
    </Form>
  )
}

const Nothing = () => (
  <Empty
    title="No notifications yet"
    says="Review decisions, votes, comments, replies and mentions will show up here, along with updates from launches you save."
  >
    <p class="row gap-3 above-5">
      <LinkButton href={paths.dashboard()} look="primary" words="Open dashboard" />
      <LinkButton href="/" words="Browse launches" />
    </p>
  </Empty>
)
