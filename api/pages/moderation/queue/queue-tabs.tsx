import { paths } from '../../../../shared/paths.ts'
type Counts = { launches: number; edits: number }

export function QueueTabs({ current, counts }: { current: keyof Counts | 'reasons'; counts: Counts }) {
  const link = (id: keyof Counts | 'reasons', path: string, words: string) => (
    <li>
      <a class="line center small medium no-line pill edged" href={path} aria-current={id === current ? 'page' : undefined}>
        {words}
      </a>
    </li>
  )
  return (
    <nav class="queue-tabs below-5" aria-label="Queue">
      <ul class="row gap-2">
        {link('launches', paths.moderation(), `Launches (${counts.launches})`)}
        {link('edits', paths.editQueue(), `Edits (${counts.edits})`)}
        {link('reasons', paths.reasons(), 'Reasons')}
      </ul>
    </nav>
  )
}
