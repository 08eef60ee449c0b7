import type { ComponentChildren } from 'preact'

type Props = {
  /** What the button shows. */
  button: ComponentChildren
  /** What screen readers call it. */
  label: string
  children: ComponentChildren
}

/** A button that opens a short list. browser/menus.ts closes it with Escape or a click elsewhere. */
export const Menu = ({ button, label, children }: Props) => (
  <details class="menu anchor">
    <summary class="folds line center">
      <span class="sw-hidden">{label}</span>
      {button}
    </summary>
    <div class="menu__list card small">{children}</div>
  </details>
)
