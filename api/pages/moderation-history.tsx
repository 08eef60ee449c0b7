import type { NamedEntry } from '../actions/read-review-queue.ts'
import { dayWords } from './launch-weeks.ts'
import { momentWords } from './moment-words.ts'

const did: Record<string, string> = {
  create: 'opened the draft',
  submit: 'sent it to its review',
  withdraw: 'took it back',
  approve: 'approved it',
  reject: 'turned it down',
  reopen: 'opened it again',
  publish: 'made it live',
  rename: 'gave it another address',
  mend: 'mended its listing',
}

const noted = ({ event, note }: NamedEntry) =>
  note === null ? '' : event === 'approve' || event === 'publish' ? ` for ${dayWords(note)}` : ''

/** An event as a sentence. */
export const entryWords = (entry: NamedEntry, now: Date): string =>
  `${entry.by ?? 'Slipway'} ${did[entry.event] ?? entry.event}${noted(entry)}, ${momentWords(entry.at, now)}.`

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
