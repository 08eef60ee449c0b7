import { dayWords } from '../../../shared/ui/day-words.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { Form } from '../forms/form.tsx'
import { dots, Menu } from '../parts/menu.tsx'
import { textLang, Written } from '../parts/written.tsx'
import { plural } from '../../../shared/plural.ts'

type Props = {
  entries: ChangelogEntry[]
  /** The path of the page that shows it. */
  path: string
  /** Show every entry, not only the newest. */
  all: boolean
  /** Whether each entry has a form to delete it. */
  mayRemove: boolean
  /** The path of their feed, where people can follow them. */
  feed?: string
  /** Where an entry can be flagged. */
  reportPath?: (id: string) => string
  /** Where the maker posts updates; null for everybody else. */
  postUrl: string | null
}

/** The newest are shown, some more are collapsed, and a link shows all. */
const unfolded = 5
const shownAtFirst = 20

/** The maker's updates, newest first. Without updates, only the maker sees the section. */
export function Changelog({ entries, path, all, mayRemove, feed, reportPath, postUrl }: Props) {
  if (entries.length === 0 && postUrl === null) return null
  const shown = all ? entries : entries.slice(0, shownAtFirst)
  const open = all ? shown : shown.slice(0, unfolded)
  const older = shown.slice(open.length)
  const list = (some: ChangelogEntry[]) => (
    <ol class="news__list">
      {some.map((entry) => (
        <Update key={entry.id} entry={entry} mayRemove={mayRemove} reportPath={reportPath?.(entry.id)} />
      ))}
    </ol>
  )
  return (
    <section class="news stack gap-4" id="changelog" aria-labelledby="changelog-title">
      <h2 class="talk__title headed large" id="changelog-title">
        Updates {entries.length > 0 && <span class="talk__count soft">{entries.length}</span>}
        {entries.length > 0 && feed !== undefined && (
          <a class="quiet-link smaller self-left soft news__feed" href={feed} type="application/atom+xml">
            Updates feed
          </a>
        )}
      </h2>
      {entries.length === 0 && <p class="soft">No updates yet. Post one to bring visitors back.</p>}
      {open.length > 0 && list(open)}
      {older.length > 0 && (
        <details class="news__older">
          <summary class="snug pad-y-2 bold pressable">Show {plural(older.length, 'older update')}</summary>
          {list(older)}
        </details>
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

type UpdateProps = { entry: ChangelogEntry; mayRemove: boolean; reportPath: string | undefined }

/** Its date is its permalink. */
const Update = ({ entry: { id, title, text, at, exclusion }, mayRemove, reportPath }: UpdateProps) => (
  <li class="underlined" id={`news-${id}`}>
    <a class="soft smaller line-on-hover" href={`#news-${encodeURIComponent(id)}`}>
      <time dateTime={at}>{dayWords(at.slice(0, 10))}</time>
    </a>
    <h3 lang={textLang(title)} dir="auto">
      {title}
    </h3>
    <Written class="comment__text above-1 wraps lines" lang={textLang(text)} text={text} />
    {exclusion !== undefined && <p class="small soft">Waiting for a moderator. Only the launch’s makers can see it.</p>}
    {reportPath !== undefined && (
      <Menu button={dots()} label={`More about “${title}”`}>
        <a href={reportPath} rel="nofollow">
          Flag<span class="sw-hidden"> “{title}”</span>
        </a>
      </Menu>
    )}
    {mayRemove && <Removal id={id} title={title} />}
  </li>
)

const Removal = ({ id, title }: { id: string; title: string }) => (
  <details class="above-1 smaller">
    <summary class="snug pressable soft">
      Delete<span class="sw-hidden"> “{title}”</span>
    </summary>
    <Form name="retract" about={{ id }} class="above-2">
      <button class="sw-button sw-button--small">Delete permanently</button>
    </Form>
  </details>
)
