import { dayWords } from '../../../shared/ui/day-words.ts'
import type { HistoryEntry, Profile } from '../../domain/records.ts'
import { isPlan } from '../../domain/launch-plan.ts'
import { planWords } from './plan-words.ts'

const words: Record<string, string> = {
  create: 'Draft opened',
  submit: 'Submitted for review',
  withdraw: 'Taken back',
  approve: 'Approved',
  reject: 'Turned down',
  take_down: 'Taken down',
  reopen: 'Reopened',
  publish: 'Went live',
  rename: 'Address changed',
  mend: 'Listing mended',
}

/** Notes are written for machines too: plans and days are told as people say them. */
function noteWords(event: string, note: string): string {
  if (event === 'create') return `With ${note}`
  if (event === 'reject' || event === 'take_down' || event === 'rename' || event === 'mend') return note
  return note
    .split(', ')
    .map((part) => (isPlan(part) ? planWords[part].label : dayWords(part)))
    .join(', ')
}

/** What happened, newest first. Whoever else had a hand in it stays unnamed. */
export function History({ entries, account }: { entries: HistoryEntry[]; account: Profile }) {
  if (entries.length === 0) return null
  return (
    <section class="board-part" aria-labelledby="history-title">
      <h2 id="history-title">What happened</h2>
      <ol class="history">
        {entries.map(({ id, at, by, event, note }) => (
          <li key={id}>
            <time dateTime={at}>
              {dayWords(at.slice(0, 10))}, {at.slice(11, 16)} UTC
            </time>
            <p>
              <strong>{words[event] ?? event}</strong> {by === null ? 'by the calendar' : by === account.id ? 'by you' : 'by a moderator'}
            </p>
            {note !== null && (
              <p class="soft history__note" dir="auto">
                {noteWords(event, note)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
