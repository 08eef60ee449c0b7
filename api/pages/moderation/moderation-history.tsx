import { agoWords } from '../../../shared/ui/ago-words.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { NamedEntry } from '../../actions/launches/read-review-queue.ts'
import { isPlan } from '../../domain/launch-plan.ts'
import { planWords } from '../maker/plan-words.ts'

const did: Record<string, string> = {
  create: 'opened the draft',
  submit: 'sent it to its review',
  withdraw: 'took it back',
  approve: 'approved it',
  reject: 'turned it down',
  take_down: 'took it down',
  reopen: 'opened it again',
  publish: 'made it live',
  rename: 'gave it another address',
  mend: 'mended its listing',
}

/** What a note adds to the sentence: a day, or what was asked for. Other notes stand below it, in their own words. */
function noted({ event, note }: NamedEntry): string {
  if (note === null) return ''
  if (event === 'approve' || event === 'publish') return ` for ${dayWords(note)}`
  const [plan = '', day = ''] = note.split(', ')
  return event === 'submit' && isPlan(plan) ? ` (${planWords[plan].label}, ${dayWords(day)})` : ''
}

/** An event as a sentence. */
export const entryWords = (entry: NamedEntry, now: Date): string =>
  `${entry.by ?? 'Slipway'} ${did[entry.event] ?? entry.event}${noted(entry)}, ${agoWords(entry.at, now)}.`

/** What happened to a launch, newest first. */
export function History({ entries, now }: { entries: NamedEntry[]; now: Date }) {
  return (
    <ol class="history">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at} title={entry.at}>
            {entryWords(entry, now)}
          </time>
          {entry.note !== null && noted(entry) === '' && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  )
}
