import { paths } from '../../../../shared/paths.ts'
import type { NamedDecision } from '../../../actions/moderation/log/read-log.ts'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import { actionWords, byWords, subjectParts } from './decision-words.ts'
import { logLink } from './log-filter.ts'
import { UndoForm } from './undo-form.tsx'
import { plural } from '../../../../shared/plural.ts'
import { instantWords, agoWords } from '../../../../shared/ui/day-words.ts'
import { Written } from '../../parts/written.tsx'
import { Section } from '../../parts/section.tsx'

/** `undoable` has for how many seconds decisions can be undone, by their ids. */
type Props = { entries: NamedDecision[]; undoable?: ReadonlyMap<string, number> }

export const LogList = ({ entries, undoable }: Props) => (
  <ol class="log">
    {entries.map((entry) => (
      <LogEntry key={entry.decision.id} entry={entry} seconds={undoable?.get(entry.decision.id)} />
    ))}
  </ol>
)

function LogEntry({ entry, seconds }: { entry: NamedDecision; seconds: number | undefined }) {
  const { decision, by } = entry
  const { id, at, action, reason, reports = 0, undone } = decision
  return (
    <li class={undone === undefined ? 'log__entry pad-y-3 grid wraps ruled' : 'log__entry pad-y-3 grid wraps ruled log__entry--undone'}>
      <time class="soft small" dateTime={at}>
        {instantWords(at)}
      </time>
      <div class="log__what">
        <p>
          <b>{actionWords[action]}</b>
          <Subject {...entry} />
          {reports > 0 && <span class="soft"> · {plural(reports, 'flag')}</span>}
        </p>
        {reason !== null && <Written class="soft lines small" text={reason} />}
        {undone !== undefined && (
          <p class="soft small">
            Undone by <bdi>{byWords(undone.by, entry.undoneBy)}</bdi>, {instantWords(undone.at)}
          </p>
        )}
        {seconds !== undefined && <UndoForm id={id} seconds={seconds} back={paths.log()} />}
      </div>
      <p class="soft small">
        <a href={logLink({ by: decision.by ?? 'shell' })}>
          <bdi>{byWords(decision.by, by)}</bdi>
        </a>
      </p>
    </li>
  )
}

/** What it was about: a launch, a comment on one, a person, or something named in the log itself. */
export const Subject = (entry: NamedDecision) => (
  <>
    {subjectParts(entry).map((part) => {
      if (typeof part === 'string') return part
      if ('launch' in part) return <LaunchLink name={part.launch} launch={entry.launch} />
      return <PersonLink id={entry.person === null ? null : entry.decision.accountId} name={part.person} />
    })}
  </>
)

/** `undoable` has for how many seconds decisions can be undone, by their ids. */
type LatestDecisionsProps = { decisions: NamedDecision[]; undoable: ReadonlyMap<string, number>; now: Date }

export const LatestDecisions = ({ decisions, undoable, now }: LatestDecisionsProps) => (
  <Section name="decisions" look="headed large" title="Recent decisions">
    {decisions.length === 0 ? (
      <p class="moderation__none soft">No decisions yet.</p>
    ) : (
      <>
        <ol class="brief-list">
          {decisions.map((entry) => (
            <LatestDecision key={entry.decision.id} entry={entry} seconds={undoable.get(entry.decision.id)} now={now} />
          ))}
        </ol>
        <p class="moderation__none soft">
          <a href={paths.log()}>All decisions</a>
        </p>
      </>
    )}
  </Section>
)

function LatestDecision({ entry, seconds, now }: { entry: NamedDecision; seconds: number | undefined; now: Date }) {
  const { id, action, at, by, reason, undone } = entry.decision
  return (
    <li class="wraps underlined pad-y-3">
      {actionWords[action]}
      <Subject {...entry} />
      <p>
        <bdi>{byWords(by, entry.by)}</bdi>, {agoWords(at, now)}
        {undone !== undefined && ' · undone'}
      </p>
      {reason !== null && <Written class="brief-list__reason above-1 lines" text={reason} />}
      {seconds !== undefined && <UndoForm id={id} seconds={seconds} back={paths.moderation()} />}
    </li>
  )
}
