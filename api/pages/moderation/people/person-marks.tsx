import { instantWords } from '../../../../shared/ui/instant-words.ts'
import type { Suspension } from '../../../domain/moderation/records.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import type { Profile } from '../../../domain/records.ts'

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
