import type { PlaceCounts } from '../../../domain/elsewhere/states.ts'
import { paths } from '../../../../shared/paths.ts'

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
