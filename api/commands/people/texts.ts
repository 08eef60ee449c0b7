import { agoWords, instantWords } from '../../../shared/ui/day-words.ts'
import type { PersonRow } from '../../actions/people/find-people.ts'
import type { PersonFacts } from '../../actions/people/read-person.ts'
import { removalUndoTime } from '../../actions/people/remove-everything.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { plural } from '../../../shared/plural.ts'

/** A line for each person. `next` is where the next page starts. */
export function listText(people: PersonRow[], next: string | null, now: Date): string {
  if (people.length === 0) return 'Nobody found.'
  const lines = people.map(({ person, launches, comments, votes }) => {
    const { email, createdAt } = person
    return `${email}  ${nameOf(person)}  joined ${agoWords(createdAt, now)}, ${plural(launches, 'launch', 'launches')}, ${plural(comments, 'comment')}, ${plural(votes, 'vote')}${stateWords(person, now)}`
  })
  return [...lines, ...(next === null ? [] : [`More: --after ${next}`])].join('\n')
}

export function personText(facts: PersonFacts, now: Date): string {
  const { person, isModerator, networks, launches, comments, votes, connections, reportsOf, reportsBy, decisions } = facts
  const lines = [
    `${nameOf(person)}${stateWords(person, now)}${isModerator ? '  moderator' : ''}`,
    `Id           ${person.id}`,
    `Email        ${person.email}, ${person.emailProven ? 'verified' : 'not verified'}`,
    `Joined       ${instantWords(person.createdAt)}`,
    ...(person.suspension === undefined ? [] : [`Reason       ${person.suspension.reason}`]),
    ...networks.map(({ hash, others }) => `Network      ${hash.slice(0, 8)}, ${plural(others, 'other account')} joined from it`),
    `Launches     ${launches.total}`,
    ...launches.shown.map(({ slug, status, name }) => `  ${slug}  ${status}  ${name}`),
    `Comments     ${comments.total}, ${comments.hidden} hidden`,
    `Votes        ${votes.total}, ${votes.counted} counted`,
    `Connections  ${connections.length}`,
    `Flags        ${reportsOf.received} about them (${reportsOf.open} open), ${reportsBy.total} by them`,
    `Decisions    ${decisions.total}`,
    ...decisions.shown.map(
      ({ decision: { id, at, action, reason } }) => `  ${id}  ${at}  ${action}${reason === null ? '' : `  ${reason}`}`,
    ),
  ]
  return lines.join('\n')
}

/** How to undo a decision. */
export function undoText({ id, action }: Decision): string {
  const time = action === 'remove_everything' ? `${removalUndoTime / 86_400} days` : 'a minute'
  return `You can undo this within ${time}: npm run people -- undo ${id}`
}

const nameOf = ({ name, handle }: Profile): string => (handle === null ? name : `${name} (@${handle})`)

function stateWords(person: Profile, now: Date): string {
  const { suspension } = person
  if (suspension === undefined || !isSuspended(person, now)) return ''
  if (person.everythingRemoved) return '  REMOVED'
  return `  SUSPENDED until ${suspension.until ?? 'lifted'}`
}
