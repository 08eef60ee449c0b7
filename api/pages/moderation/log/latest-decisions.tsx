import { agoWords } from '../../../../shared/ui/ago-words.ts'
import type { NamedDecision } from '../../../actions/moderation/log/name-decisions.ts'
import { actionWords, byWords } from './decision-words.ts'
import { Subject } from './log-list.tsx'

/** The newest entries of the log, beside the queue. */
export function LatestDecisions({ decisions, now }: { decisions: NamedDecision[]; now: Date }) {
  return (
    <section aria-labelledby="decisions-title">
      <h2 class="moderation__title" id="decisions-title">
        Recent decisions
      </h2>
      {decisions.length === 0 ? (
        <p class="moderation__none">No decisions yet.</p>
      ) : (
        <>
          <ol class="brief-list">
            {decisions.map((entry) => (
              <LatestDecision key={entry.decision.id} entry={entry} now={now} />
            ))}
          </ol>
          <p class="moderation__none">
            <a href="/moderation/log/">All decisions</a>
          </p>
        </>
      )}
    </section>
  )
}

function LatestDecision({ entry, now }: { entry: NamedDecision; now: Date }) {
  const { action, at, by, reason, undone } = entry.decision
  return (
    <li>
      {actionWords[action]}
      <Subject {...entry} />
      <p>
        <bdi>{byWords(by, entry.by)}</bdi>, {agoWords(at, now)}
        {undone !== undefined && ' · undone'}
      </p>
      {reason !== null && (
        <p class="brief-list__reason" dir="auto">
          {reason}
        </p>
      )}
    </li>
  )
}
