import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { NamedDecision } from '../../../actions/moderation/log/name-decisions.ts'
import { actionWords, byWords } from './decision-words.ts'
import { Subject } from './log-list.tsx'
import { UndoForm } from './undo-form.tsx'
import { Section } from '../../parts/section.tsx'
import { Written } from '../../parts/written.tsx'

/** `undoable` has for how many seconds decisions can be undone, by their ids. */
type Props = { decisions: NamedDecision[]; undoable: ReadonlyMap<string, number>; now: Date }

export const LatestDecisions = ({ decisions, undoable, now }: Props) => (
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
