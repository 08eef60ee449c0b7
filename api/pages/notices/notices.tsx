import { paths } from '../../../shared/paths.ts'
import { listNotices, markAllRead, openNotice, publicId, type ReadNotice } from '../../actions/notices/list-notices.ts'
import { signInFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { Flash } from '../forms/flash.tsx'
import { Form } from '../forms/form.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/button.tsx'
import { addStylesheet } from '../document/assets.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { Written } from '../parts/written.tsx'

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
      <LinkButton href={paths.home()} words="Browse launches" />
    </p>
  </Empty>
)

/** Notifications, each a form that opens it and marks it as read. */
export const NoticeList = ({ listed, now }: { listed: ReadNotice[]; now: Date }) => (
  <ul class="card stack clip">
    {listed.map((each) => (
      <Row key={each.notice.id} {...each} now={now} />
    ))}
  </ul>
)

function Row({ notice, text, quote, now }: ReadNotice & { now: Date }) {
  const isUnread = notice.unreadBy !== null
  return (
    <li class={isUnread ? 'news-item first-wide grid anchor news-item--unread' : 'news-item first-wide grid anchor'}>
      <Form name="open" to={paths.notification({ id: publicId(notice) })} class="">
        <button class={`news-item__open edgeless bare wraps pressable ${isUnread ? 'ink' : 'soft'}`} dir="auto">
          {isUnread && <span class="sw-hidden">Unread: </span>}
          {text}
        </button>
      </Form>
      {quote !== null && <Written class="news-item__quote soft small wraps clip" text={quote} />}
      <time class="news-item__time soft smaller unbroken" dateTime={notice.at}>
        {agoWords(notice.at, now)}
      </time>
    </li>
  )
}
