import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import { agoWords } from '../../shared/ui/day-words.ts'
import { paths } from '../../shared/paths.ts'
import { pluralForm } from '../../shared/plural.ts'

/** How many are listed; the site lists them all. */
const listed = 3
/** The server sends no more than this. */
const maxNotices = 50

/** What has happened to the account’s launches and wasn’t read on the site yet. `site` is the server’s origin. */
export function UnreadEvents({ notices, site, now }: { notices: readonly OwnNotice[]; site: string; now: number }) {
  const unread = notices.filter((notice) => notice.unread)
  if (unread.length === 0) return null
  const count = unread.length >= maxNotices ? `${maxNotices}+` : String(unread.length)
  return (
    <section class="events grid gap-2 pad-3-4 card" aria-labelledby="events-title">
      <h2 class="flat" id="events-title">
        {count} unread {pluralForm(unread.length, 'notification')}
      </h2>
      <ul class="list stack gap-2">
        {unread.slice(0, listed).map(({ id, text, url, at }) => (
          <li key={id} class="line baseline between gap-3">
            <a class="wraps tiny" href={url} target="_blank" rel="noreferrer" dir="auto">
              {text}
            </a>
            <span class="rigid flat soft tiny">{agoWords(at, now)}</span>
          </li>
        ))}
      </ul>
      <a class="self-left tiny bold" href={`${site}${paths.notifications()}`} target="_blank" rel="noreferrer">
        View all<span class="sw-hidden"> notifications</span>
      </a>
    </section>
  )
}
