import type { ComponentChildren } from 'preact'
import { fixed } from './fixed.ts'

type Props = {
  /** What the button shows. */
  button: ComponentChildren
  /** What screen readers call it. */
  label: string
  children: ComponentChildren
}

/** A button that opens a short list. browser/site.ts closes it with Escape or a click elsewhere. */
export const Menu = ({ button, label, children }: Props) => (
  <details class="menu anchor">
    <summary class="folds line center">
      <span class="sw-hidden">{label}</span>
      {button}
    </summary>
    <div class="menu__list card small">{children}</div>
  </details>
)

/** Three dots, for a menu of what is rarely needed. */
export const dots = fixed(() => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
    <circle cx="3" cy="8" r="1.5" />
    <circle cx="8" cy="8" r="1.5" />
    <circle cx="13" cy="8" r="1.5" />
  </svg>
))
