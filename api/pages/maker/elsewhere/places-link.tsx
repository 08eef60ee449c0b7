import type { PlaceSummary } from '../../../actions/elsewhere/read-plan.ts'
import type { PlaceCounts } from '../../../domain/elsewhere/states.ts'
import { dueOn } from '../../../domain/elsewhere/week-ahead.ts'
import { paths } from '../../../../shared/paths.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'

type Props = { slug: string; counts: PlaceCounts; /** Before the counts. */ name?: string }

export function PlacesLink({ slug, counts: { todo, sent, live, over }, name = 'Directories: ' }: Props) {
  const parts = [
    [todo, 'planned'],
    [sent, 'submitted'],
    [live, 'live'],
    [over, 'rejected or lost'],
  ] as const
  const words = parts.flatMap(([figure, state]) => (figure === 0 ? [] : [`${figure} ${state}`]))
  return <a href={paths.submissionPlan({ slug })}>{words.length === 0 ? 'Plan submissions' : name + words.join(', ')}</a>
}

/** The next step of a plan, with its day. */
export function NextPlace({ slug, next }: { slug: string; next: PlaceSummary['next'] }) {
  if (next === null) return null
  const day = dueOn(next)
  return (
    <p class="soft small wraps">
      Next: <a href={paths.submission({ slug, directory: next.entry.id })}>{next.entry.name}</a>
      {day !== null && <time dateTime={day}>, due {dayWords(day, 'short')}</time>}. {next.next}
    </p>
  )
}
