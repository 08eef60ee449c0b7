import type { ComponentChildren } from 'preact'
import { Button } from '../../parts/button.tsx'
import { paths } from '../../../../shared/paths.ts'

type Props = {
  label: string
  class: string
  /** What the keys beside J, K and U do, such as “A approve”. */
  keys: string
  /** A list item for each decision to make. The buttons for the keys have the letter as their `data-key`. */
  children: ComponentChildren
}

/** What waits for decisions, by mouse or by keys (browser/queue-keys.ts). */
export const QueueList = ({ label, class: look, keys, children }: Props) => (
  <div>
    <Button class="sw-button--small below-4" data-queue-start hidden words={`Keyboard shortcuts: J next, K previous, ${keys}, U undo`} />
    <ol class={look} aria-label={label} data-queue>
      {children}
    </ol>
  </div>
)

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
