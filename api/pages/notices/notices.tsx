import type { Context } from 'koa'
import { agoWords } from '../../../shared/ui/ago-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listNotices, markAllRead, openNotice, publicId } from '../../actions/notices/list-notices.ts'
import type { ReadNotice } from '../../actions/notices/read-notice.ts'
import type { World } from '../../ports/world.ts'
import { redirect, requireAccount } from '../account/session.ts'
import { readForm } from '../parts/form-answer.ts'
import { renderPage } from '../parts/layout.tsx'
import { addStylesheet } from '../site/assets.ts'

const stylesheet = addStylesheet('notifications')
const path = paths.notifications()

/** A person’s notifications, newest first. */
export async function notices(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const listed = await listNotices(world, account)
  const done = new URLSearchParams(ctx.querystring).get('done')
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = renderPage(
    {
      title: 'Notifications · Slipway',
      description: 'What’s new with your launches, your comments and the launches you saved.',
      canonical: null,
      extra: <link rel="stylesheet" href={stylesheet} />,
    },
    <div class="wrap notices">
      <header class="page-head notices__head gap-3-5 row center between">
        <h1>Notifications</h1>
        <MarkAll listed={listed} />
      </header>
      {done === 'read' && (
        <p class="notice" role="status">
          All notifications marked as read.
        </p>
      )}
      {listed.length === 0 ? (
        <Nothing />
      ) : (
        <ul class="card stack clip">
          {listed.map((each) => (
            <Row key={each.notice.id} {...each} now={world.clock()} />
          ))}
        </ul>
      )}
      <p class="above-5 soft small">
        Notifications are kept for 90 days. <a href={paths.emailChoices()}>Change email preferences</a>
      </p>
    </div>,
  )
}

/** Marks one as read and goes where it leads. A form and not a link, so that a browser that loads links in advance marks nothing. */
export async function open(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  redirect(ctx, (await openNotice(world, ctx.params['id'] ?? '', requireAccount(ctx))) ?? path)
}

/** Marks those that the page showed as read. */
export async function markRead(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const until = (await readForm(ctx)).get('until') ?? ''
  await markAllRead(world, until, account)
  redirect(ctx, `${path}?done=read`)
}

function MarkAll({ listed }: { listed: ReadNotice[] }) {
  const [newest] = listed
  if (newest === undefined || listed.every(({ notice }) => notice.unreadBy === null)) return null
  return (
    <form action={path} method="post">
      <input type="hidden" name="until" value={newest.notice.at} />
      <button class="sw-button" type="submit">
        Mark all as read
      </button>
    </form>
  )
}

function Row({ notice, text, quote, now }: ReadNotice & { now: Date }) {
  const isUnread = notice.unreadBy !== null
  return (
    <li class={isUnread ? 'news-item first-wide grid anchor news-item--unread' : 'news-item first-wide grid anchor'}>
      <form action={`${path}${publicId(notice)}/`} method="post">
        <button class="news-item__open edgeless bare soft wraps pressable" type="submit" dir="auto">
          {isUnread && <span class="sw-hidden">Unread: </span>}
          {text}
        </button>
      </form>
      {quote !== null && (
        <p class="news-item__quote soft small wraps clip" dir="auto">
          {quote}
        </p>
      )}
      <time class="news-item__time soft smaller unbroken" dateTime={notice.at}>
        {agoWords(notice.at, now)}
      </time>
    </li>
  )
}

function Nothing() {
  return (
    <div class="empty">
      <p class="empty__title">No notifications yet</p>
      <p>Review decisions, votes, comments, replies and mentions will show up here, along with updates from launches you save.</p>
      <p class="row gap-3 above-5">
        <a class="sw-button sw-button--primary" href={paths.dashboard()}>
          Open dashboard
        </a>
        <a class="sw-button" href="/">
          Browse launches
        </a>
      </p>
    </div>
  )
}
