import type { ComponentChildren, JSX } from 'preact'

type ButtonProps = JSX.IntrinsicElements['button'] & {
  words: ComponentChildren
  /** What tells it from similar buttons, for screen readers. */
  of?: string | undefined
  /** The classes of its look. */
  class?: string | undefined
}

export const Button = ({ words, of, class: look, ...attributes }: ButtonProps) => (
  <button class={look === undefined ? 'sw-button' : `sw-button ${look}`} {...attributes}>
    {words}
    {of !== undefined && <span class="sw-hidden">{of}</span>}
  </button>
)

type LinkButtonProps = {
  href: string
  words: string
  look?: 'primary' | 'small'
  rel?: string
  target?: string
  download?: string | true
  'data-key'?: string
}

export const LinkButton = ({ words, look, ...link }: LinkButtonProps) => (
  <a class={look === undefined ? 'sw-button' : `sw-button sw-button--${look}`} {...link}>
    {words}
  </a>
)
