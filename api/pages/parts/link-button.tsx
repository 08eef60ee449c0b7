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
