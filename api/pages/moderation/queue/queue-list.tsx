import type { ComponentChildren } from 'preact'
import { Button } from '../../parts/button.tsx'

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
