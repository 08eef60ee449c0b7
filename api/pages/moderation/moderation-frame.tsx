import { plural } from '../../../shared/plural.ts'
import type { ComponentChildren } from 'preact'
import { countWaiting, type Waiting } from '../../actions/moderation/count-waiting.ts'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { PageHead } from '../document/layout.tsx'
import { definePage, type Page, type Sheet } from '../page/define-page.ts'
import { Flash, Rejection, type Said, withFlash } from '../forms/flash.tsx'
import type { PageRequest } from '../forms/page-request.ts'
import { addStylesheet } from '../document/assets.ts'
import { paths } from '../../../shared/paths.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { readDecision, readLog, readUndoable } from '../../actions/moderation/log/read-log.ts'
import type { Profile } from '../../domain/records.ts'
import type { Decision, DecisionAction } from '../../domain/moderation/records.ts'
import { UndoForm } from './log/undo-form.tsx'
import { decidedWords, nameOf, undoneWords } from './log/decision-words.ts'
import { siteName } from '../../domain/settings/current-site.ts'

const stylesheet = addStylesheet('moderation', 'moderation-reports', 'moderation-people', 'moderation-votes', 'moderation-directories')

const sections = [
  { id: 'queue', label: 'Queue', path: paths.moderation() },
  { id: 'comments', label: 'Comments', path: paths.commentQueue() },
  { id: 'reports', label: 'Flags', path: paths.reports() },
  { id: 'appeals', label: 'Appeals', path: paths.appeals() },
  { id: 'people', label: 'People', path: paths.people() },
  { id: 'votes', label: 'Votes', path: paths.voteReviews() },
  { id: 'directories', label: 'Directories', path: paths.editDirectories() },
  { id: 'blocks', label: 'Blocks', path: paths.blocks() },
  { id: 'log', label: 'Log', path: paths.log() },
  { id: 'numbers', label: 'Numbers', path: paths.numbers() },
  { id: 'webhooks', label: 'Webhooks', path: paths.siteWebhooks() },
] as const

type Section = (typeof sections)[number]['id']

type View = Pick<PageHead, 'extra'> & {
  title: string
  /** What its heading shows, if it isn’t the title. */
  heading?: ComponentChildren
  lead?: ComponentChildren
  /** Why nothing was done, if the rejected form isn’t on the page any more. */
  alert?: string | undefined
  content: ComponentChildren
}

type ModeratorPage<P extends AnyPath, D> = Omit<Page<'moderator', P, D>, 'access' | 'view'> & {
  view: (data: D, request: PageRequest<'moderator', P>) => View
}

export const defineModeratorPage = <P extends AnyPath, D>(section: Section, { view, ...page }: ModeratorPage<P, D>) =>
  definePage<'moderator', P, D>({
    ...page,
    access: 'moderator',
    view: (data, request) => moderationSheet(request, section, view(data, request)),
  })

/** A page for moderators: the heading, the tabs with what is waiting, and what was just done, with a button to undo it. */
export async function moderationSheet(
  { world }: Pick<PageRequest, 'world'>,
  section: Section,
  { title, heading = title, lead, alert, extra, content }: View,
): Promise<Sheet> {
  const waiting = await countWaiting(world)
  return {
    head: {
      canonical: null,
      title: `${title} · ${siteName()}`,
      description: 'For moderators: launches in review, flags, people, votes, and a log of all decisions.',
      extra: (
        <>
          <link rel="stylesheet" href={stylesheet} />
          {extra}
        </>
      ),
    },
    content: (
      <div class="wrap moderation">
        <a class="skip-link pad-3-4 rounded-small" href="#section">
          Skip to {title}
        </a>
        <Tabs current={section} waiting={waiting} />
        <header class="page-head moderation__head" id="section">
          <h1>{heading}</h1>
          {lead !== undefined && lead !== '' && <p>{lead}</p>}
        </header>
        <Flash />
        <Rejection message={alert} />
        {content}
      </div>
    ),
  }
}

function Tabs({ current, waiting }: { current: string; waiting: Waiting }) {
  const counts: Record<string, number> = waiting
  return (
    <nav class="moderation-tabs above-4 underlined" aria-label="Moderation">
      <ul class="line snug">
        {sections.map(({ id, label, path }) => (
          <li key={id}>
            <a class="quiet line center small medium unbroken no-line" href={path} aria-current={id === current ? 'page' : undefined}>
              {label}
              {(counts[id] ?? 0) > 0 && (
                <>
                  {' '}
                  <span class="moderation-tabs__count pill smallest figures middle">
                    {counts[id]}
                    <span class="sw-hidden"> waiting</span>
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const onPosts: readonly DecisionAction[] = ['approve_comment', 'delete_comment', 'approve_update', 'delete_update']
/** What is decided in each queue. There, a key undoes it; nothing that was decided elsewhere, and nothing about people. */
const decidedIn: Record<string, readonly DecisionAction[]> = {
  [paths.moderation()]: ['approve', 'reject'],
  [paths.editQueue()]: ['accept_edit', 'restore_edit', 'reject_edit', 'accept_page', 'restore_page'],
  [paths.commentQueue()]: onPosts,
  [paths.reports()]: ['dismiss_flags', ...onPosts, 'take_down', 'withhold_report'],
}

/** What was decided in the comment queue on what nobody had flagged is no decision on flags. */
const isOfQueue = (path: string, { action, reports }: Decision): boolean =>
  decidedIn[path]?.includes(action) === true && (path !== paths.reports() || reports !== undefined)

/** What a moderator has decided, with a button to undo it; nothing for everybody else. */
export async function decided({ world, ctx, account }: PageRequest, id: string): Promise<Said | undefined> {
  if (account === null || !isModerator(world, account)) return undefined
  const found = await readDecision(world, id)
  if (found === null) return undefined
  const { named, undoableFor } = found
  if (named.decision.undone !== undefined) return { text: undoneWords(named), action: await undoNext({ world, ctx, account }) }
  const text = decidedWords(named)
  const byKey = isOfQueue(ctx.path, named.decision)
  return undoableFor > 0 ? { text, action: <UndoForm id={id} seconds={undoableFor} back={ctx.path} byKey={byKey} /> } : { text }
}

/** For the moderator’s latest decision in this queue that can still be undone. */
async function undoNext({ world, ctx, account }: Pick<PageRequest, 'world' | 'ctx'> & { account: Profile }): Promise<ComponentChildren> {
  const { entries } = await readLog(world, { by: account.id }, { limit: 20 })
  const undoable = await readUndoable(world, entries)
  const entry = entries.find(({ decision }) => undoable.has(decision.id) && isOfQueue(ctx.path, decision))
  if (entry === undefined) return null
  const { id } = entry.decision
  return <UndoForm id={id} seconds={undoable.get(id) ?? 0} back={ctx.path} words={`Undo ${nameOf(entry)}`} byKey />
}

/** A path whose page says what was decided. */
export const withDecision = (path: string, { id }: Pick<Decision, 'id'>): string => withFlash(path, 'decided', id)

/** How many are waiting, and how many of them are shown if not all. */
export const leadWords = (total: number, shown: readonly unknown[], none: string, one: string, many: string): string =>
  total === 0 ? none : `${plural(total, one, many)}${shown.length < total ? ` Showing the first ${shown.length}.` : ''}`
