import { dayWords } from '../../../shared/ui/day-words.ts'
import type { ChangelogEntry } from '../../domain/records.ts'

type Props = {
  entries: ChangelogEntry[]
  /** Of the page that it stands on. */
  path: string
  /** Every entry, however many there are. */
  all: boolean
  /** Whether each can be taken back here, by a form to this page. */
  mayRemove: boolean
  ownAddress: string | null
}

const shownAtFirst = 20

/** What the maker told since the launch, newest first; nothing while there is nothing, except to its owner. */
export function Changelog({ entries, path, all, mayRemove, ownAddress }: Props) {
  if (entries.length === 0 && ownAddress === null) return null
  const shown = all ? entries : entries.slice(0, shownAtFirst)
  return (
    <section class="news" id="changelog" aria-labelledby="changelog-title">
      <h2 class="talk__title" id="changelog-title">
        What is new {entries.length > 0 && <span class="talk__count">{entries.length}</span>}
      </h2>
      {entries.length === 0 && <p class="talk__none">You have told no news yet. An update is a reason to come back.</p>}
      {entries.length > 0 && (
        <ol class="news__list">
          {shown.map(({ id, title, text, at }) => (
            <li key={id} id={`news-${id}`}>
              <time dateTime={at}>{dayWords(at.slice(0, 10))}</time>
              <h3 dir="auto">{title}</h3>
              <p class="comment__text" dir="auto">
                {text}
              </p>
              {mayRemove && <Removal id={id} title={title} path={path} />}
            </li>
          ))}
        </ol>
      )}
      {shown.length < entries.length && (
        <p>
          <a href={`${path}?news=all#changelog`}>Show all {entries.length} updates</a>
        </p>
      )}
      {ownAddress !== null && (
        <p>
          <a href={ownAddress}>Tell what is new</a>
        </p>
      )}
    </section>
  )
}

function Removal({ id, title, path }: { id: string; title: string; path: string }) {
  return (
    <details class="comment__remove">
      <summary>
        Remove<span class="sw-hidden"> “{title}”</span>
      </summary>
      <form action={path} method="post">
        <input type="hidden" name="entry" value={id} />
        <button class="sw-button sw-button--small" type="submit" name="do" value="retract">
          Remove for good
        </button>
      </form>
    </details>
  )
}
