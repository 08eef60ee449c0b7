import { agoWords, dayWords } from '../../../shared/ui/day-words.ts'
import type { NamedEntry } from '../../actions/launches/read-review-queue.ts'
import { clientLabel } from '../../domain/names/client-name.ts'
import { isPlan } from '../../domain/launch/launch.ts'
import type { DecisionAction } from '../../domain/moderation/records.ts'
import { actionWords } from './log/decision-words.ts'
import { planWords } from '../parts/plan-words.ts'
import words from './words.json' with { type: 'json' }
import { siteName } from '../../domain/settings/current-site.ts'
import { Written } from '../parts/written.tsx'

const did: Record<string, string> = words.did

/** What a note adds to the sentence: the date, or the requested plan. Other notes are shown below it. */
function noted({ event, note }: NamedEntry): string {
  if (note === null) return ''
  if (event === 'approve') return ` for ${dayWords(note)}`
  if (event === 'publish') return ` on ${dayWords(note)}`
  if (event === 'undo') return ` (${(actionWords[note as DecisionAction] ?? note).toLowerCase()})`
  const [plan = '', day = ''] = note.split(', ')
  return event === 'submit' && isPlan(plan) ? ` (${planWords[plan].label}, ${dayWords(day)})` : ''
}

export const entryWords = (entry: NamedEntry, now: Date): string =>
  `${entry.by ?? siteName()} ${did[entry.event] ?? entry.event}${noted(entry)}, ${agoWords(entry.at, now)}.`

export const History = ({ entries, now }: { entries: NamedEntry[]; now: Date }) => (
  <ol class="history above-2 small">
    {entries.map((entry) => (
      <li key={entry.id}>
        <time dateTime={entry.at} title={entry.at}>
          {entryWords(entry, now)}
        </time>
        <Note {...entry} />
      </li>
    ))}
  </ol>
)

/** A note that isn’t part of the sentence. A new draft’s note is the name of its connection, which the client or its owner chose. */
function Note(entry: NamedEntry) {
  if (entry.note === null || noted(entry) !== '') return null
  if (entry.event !== 'create') return <Written class="soft lines" text={entry.note} />
  return (
    <p class="soft lines">
      From <bdi>{clientLabel(entry.note)}</bdi>
    </p>
  )
}
