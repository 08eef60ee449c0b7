import type { ComponentChildren } from 'preact'
import { agoWords, instantWords } from '../../../../shared/ui/day-words.ts'
import { countWords } from '../../../../shared/plural.ts'
import type { Suspension } from '../../../domain/moderation/records.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import type { Profile } from '../../../domain/records.ts'

type SectionProps = {
  id: string
  title: string
  total: number
  /** How many there are to list, if some of the total can’t be shown. */
  listed?: number
  summary?: string
  none: string
  /** Records, of which the oldest are folded, or another list. */
  children: ComponentChildren
}

export const Section = ({ id, title, total, listed = total, summary = '', none, children }: SectionProps) => (
  <section class="person-section" aria-labelledby={`${id}-title`}>
    <h2 class="large headed" id={`${id}-title`}>
      {title}
      {total > 0 && <span class="person-section__count soft"> {countWords(total)}</span>}
    </h2>
    {summary !== '' && total > 0 && <p class="soft small light">{summary}</p>}
    {total === 0 && <p class="soft small light">{none}</p>}
    {total > 0 && (Array.isArray(children) ? <RecordList total={listed}>{children}</RecordList> : children)}
  </section>
)

/** Entries beyond this many are folded. */
const unfolded = 5

function RecordList({ total, children }: { total: number; children: ComponentChildren[] }) {
  const folded = children.length - unfolded
  return (
    <>
      <ul class="record-list">{children.slice(0, unfolded)}</ul>
      {folded > 0 && (
        <details class="person__more">
          <summary class="soft small snug pressable">Show {folded} more</summary>
          <ul class="record-list">{children.slice(unfolded)}</ul>
        </details>
      )}
      {total > children.length && (
        <p class="person__more soft small light">
          Showing the newest {children.length} of {countWords(total)}.
        </p>
      )}
    </>
  )
}

export const Ago = ({ at, now }: { at: string; now: Date }) => (
  <time class="soft small light" dateTime={at} title={instantWords(at)}>
    {agoWords(at, now)}
  </time>
)

export function PersonMarks({
  person,
  isModerator,
  now,
  brief = false,
}: {
  person: Profile
  isModerator: boolean
  now: Date
  brief?: boolean
}) {
  const { suspension } = person
  return (
    <>
      {isModerator && <span class="mark tone-pass">Moderator</span>}
      {suspension !== undefined && isSuspended(person, now) && (
        <span class="mark tone-fail">
          {person.everythingRemoved ? 'Removed' : brief ? 'Suspended' : `Suspended ${untilWords(suspension)}`}
        </span>
      )}
      {person.emailProven !== true && <span class="mark sunken soft">Email not verified</span>}
      {person.deletion !== undefined && <span class="mark sunken soft">Deletion pending</span>}
    </>
  )
}

export const untilWords = ({ until }: Pick<Suspension, 'until'>): string =>
  until === null ? 'until lifted' : `until ${instantWords(until)}`
