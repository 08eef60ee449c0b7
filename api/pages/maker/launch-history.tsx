import { dayWords } from '../../../shared/ui/day-words.ts'
import { clientLabel } from '../../domain/names/client-name.ts'
import type { HistoryEntry, Profile } from '../../domain/records.ts'
import { isPlan, type Launch } from '../../domain/launch/launch.ts'
import { planWords } from '../parts/plan-words.ts'
import makerWords from './words.json' with { type: 'json' }

const words: Record<string, string> = makerWords.history

const makerEvents = ['invite', 'offer', 'revoke_invite', 'decline', 'join', 'leave', 'remove_maker', 'transfer']
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

const byMakers = new Set([...makerWords.byMakers, ...makerEvents])

function whoWords(event: string, by: string | null, { ownerId, maker, coMakers = [] }: Launch, account: Profile): string {
  if (by === null) return event === 'publish' ? '(scheduled)' : 'by the operator'
  if (by === account.id) return 'by you'
  if (!byMakers.has(event)) return 'by a moderator'
  const person = [{ id: ownerId, ...maker }, ...coMakers].find(({ id }) => id === by)
  return `by ${person?.name ?? 'somebody else'}`
}

export function History({ entries, launch, account }: { entries: HistoryEntry[]; launch: Launch; account: Profile }) {
  if (entries.length === 0) return null
  return (
    <section class="board-part stack gap-4" aria-labelledby="history-title">
      <h2 id="history-title">Activity</h2>
      <ol class="history stack">
        {entries.map(({ id, at, by, event, note }) => (
          <li class="anchor" key={id}>
            <time class="soft smaller figures" dateTime={at}>
              {dayWords(at.slice(0, 10))}, {at.slice(11, 16)} UTC
            </time>
            <p>
              <strong>{words[event] ?? event}</strong> {whoWords(event, by, launch, account)}
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
