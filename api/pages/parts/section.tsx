import type { ComponentChildren } from 'preact'

type SectionProps = {
  /** What the id of its heading begins with. */
  name: string
  title: ComponentChildren
  /** The class of its heading. */
  look?: string
  class?: string
  id?: string
  children: ComponentChildren
}

/** A part of a page that is called what its heading says, for screen readers too. */
export const Section = ({ name, title, look, children, ...section }: SectionProps) => (
  <section aria-labelledby={`${name}-title`} {...section}>
    <h2 class={look} id={`${name}-title`}>
      {title}
    </h2>
    {children}
  </section>
)
