import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { countWaiting, type Waiting } from '../../actions/moderation/count-waiting.ts'
import type { World } from '../../ports/world.ts'
import type { FormFaults } from '../parts/form-answer.ts'
import { FaultSummary } from '../parts/form-field.tsx'
import { renderPage } from '../parts/layout.tsx'
import { addStylesheet } from '../site/assets.ts'
import { DecisionNotice, readDecisionNotice } from './decision-notice.tsx'
import { paths } from '../../../shared/paths.ts'

const stylesheet = addStylesheet('moderation', 'moderation-reports', 'moderation-people', 'moderation-votes', 'moderation-directories')

const sections = [
  { id: 'queue', label: 'Queue', path: paths.moderation() },
  { id: 'reports', label: 'Reports', path: paths.reports() },
  { id: 'people', label: 'People', path: paths.people() },
  { id: 'votes', label: 'Votes', path: paths.voteReviews() },
  { id: 'directories', label: 'Directories', path: paths.editDirectories() },
  { id: 'blocks', label: 'Blocks', path: paths.blocks() },
  { id: 'log', label: 'Log', path: paths.log() },
  { id: 'webhooks', label: 'Webhooks', path: paths.siteWebhooks() },
] as const

type PageOptions = {
  /** The tab that is marked as the current one. */
  section: (typeof sections)[number]['id']
  heading: ComponentChildren
  lead?: ComponentChildren
  /** The document’s title, if it isn’t the heading. */
  title: string
  /** What was just done, if not the decision that `?decided=` or `?undone=` names. */
  notice?: string | undefined
  /** Why nothing was done. */
  alert?: string | undefined
  /** A rejected form’s errors, by the ids of its fields without `field-`. */
  refused?: ({ title: string } & FormFaults) | undefined
}

/** Answers with a page for moderators: the heading, the tabs with what is waiting, and what was just done, with a button to undo it. */
export async function sendModerationPage(world: World, ctx: Context, options: PageOptions, content: ComponentChildren): Promise<void> {
  const waiting = await countWaiting(world)
  const notice = options.notice === undefined ? await readDecisionNotice(world, ctx) : { text: options.notice }
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = renderPage(
    {
      title: `${options.refused === undefined ? '' : `${options.refused.title}: `}${options.title} · Slipway`,
      description: 'For moderators: launches in review, reports, people, votes, and a log of all decisions.',
      canonical: null,
      extra: <link rel="stylesheet" href={stylesheet} />,
    },
    <div class="wrap moderation">
      <Tabs current={options.section} waiting={waiting} />
      <header class="page-head moderation__head">
        <h1>{options.heading}</h1>
        {options.lead !== undefined && <p>{options.lead}</p>}
      </header>
      {notice !== undefined && <DecisionNotice notice={notice} back={ctx.path} />}
      {options.alert !== undefined && (
        <p class="fault-summary" role="alert" tabIndex={-1} autofocus>
          {options.alert}
        </p>
      )}
      {options.refused !== undefined && <FaultSummary {...options.refused} />}
      {content}
    </div>,
  )
}

function Tabs({ current, waiting }: { current: string; waiting: Waiting }) {
  const counts: Record<string, number> = waiting
  return (
    <nav class="moderation-tabs above-4 underlined" aria-label="Moderation">
      <ul class="line snug">
        {sections.map(({ id, label, path }) => (
          <li key={id}>
            <a class="line center small medium unbroken no-line" href={path} aria-current={id === current ? 'page' : undefined}>
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
