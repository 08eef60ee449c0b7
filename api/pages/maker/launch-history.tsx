import { dayWords } from '../../../shared/ui/day-words.ts'
import { clientLabel } from '../../domain/names/client-name.ts'
import type { HistoryEntry, Profile } from '../../domain/records.ts'
import { isPlan } from '../../domain/launch/launch.ts'
import { planWords } from '../parts/plan-words.ts'
import makerWords from './words.json' with { type: 'json' }

const words: Record<string, string> = makerWords.history

const planned = new Set(['submit', 'approve', 'publish'])

/** Notes hold stored values; plans and dates are turned into words. */
function noteWords(event: string, note: string): string {
  if (event === 'create') return `From ${clientLabel(note)}`
  if (!planned.has(event)) return note
  return note
    .split(', ')
    .map((part) => (isPlan(part) ? planWords[part].label : dayWords(part)))
    .join(', ')
}

export function History({ entries, account }: { entries: HistoryEntry[]; account: Profile }) {
  if (entries.length === 0) return null
  return (
    <section class="board-part stack left gap-4" aria-labelledby="history-title">
      <h2 id="history-title">Activity</h2>
      <ol class="history stack">
        {entries.map(({ id, at, by, event, note }) => (
          <li class="anchor" key={id}>
            <time class="soft smaller figures" dateTime={at}>
              {dayWords(at.slice(0, 10))}, {at.slice(11, 16)} UTC
            </time>
            <p>
              <strong>{words[event] ?? event}</strong> {by === null ? '(scheduled)' : by === account.id ? 'by you' : 'by a moderator'}
            </p>
            {note !== null && event !== 'undo' && (
              <p class="soft small wraps lines" dir="auto">
                {noteWords(event, note)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
