import { dayWords } from '../../../shared/ui/day-words.ts'
import type { ChangelogEntry } from '../../domain/records.ts'

type Props = {
  entries: ChangelogEntry[]
  /** The path of the page that shows it. */
  path: string
  /** Show every entry, not only the newest. */
  all: boolean
  /** Whether each entry has a form to delete it. */
  mayRemove: boolean
  /** Where the maker posts updates; null for everybody else. */
  postUrl: string | null
}

const shownAtFirst = 20

/** The maker's updates, newest first. Without updates, only the maker sees the section. */
export function Changelog({ entries, path, all, mayRemove, postUrl }: Props) {
  if (entries.length === 0 && postUrl === null) return null
  const shown = all ? entries : entries.slice(0, shownAtFirst)
  return (
    <section class="news" id="changelog" aria-labelledby="changelog-title">
      <h2 class="talk__title" id="changelog-title">
        Changelog {entries.length > 0 && <span class="talk__count">{entries.length}</span>}
      </h2>
      {entries.length === 0 && <p class="talk__none">No updates yet. Post one to bring visitors back.</p>}
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
      {postUrl !== null && (
        <p>
          <a href={postUrl}>Post an update</a>
        </p>
      )}
    </section>
  )
}

function Removal({ id, title, path }: { id: string; title: string; path: string }) {
  return (
    <details class="comment__remove">
      <summary>
        Delete<span class="sw-hidden"> “{title}”</span>
      </summary>
      <form action={path} method="post">
        <input type="hidden" name="entry" value={id} />
        <button class="sw-button sw-button--small" type="submit" name="do" value="retract">
          Delete permanently
        </button>
      </form>
    </details>
  )
}
