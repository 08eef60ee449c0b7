import { agoWords } from '../../../shared/ui/ago-words.ts'
import { paths } from '../../../shared/paths.ts'
import { publicId } from '../../actions/notices/list-notices.ts'
import type { ReadNotice } from '../../actions/notices/read-notice.ts'
import { Form } from '../forms/form.tsx'
import { Written } from '../parts/written.tsx'

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
