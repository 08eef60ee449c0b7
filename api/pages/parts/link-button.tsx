type LinkButtonProps = {
  href: string
  words: string
  look?: 'primary' | 'small'
  rel?: string
  target?: string
  download?: string | true
  'data-key'?: string
}

/** A link that looks like a button. */
export const LinkButton = ({ words, look, ...link }: LinkButtonProps) => (
  <a class={look === undefined ? 'sw-button' : `sw-button sw-button--${look}`} {...link}>
    {words}
  </a>
)
