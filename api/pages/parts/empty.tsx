import type { ComponentChildren } from 'preact'
import { LinkButton } from './button.tsx'

type EmptyProps = {
  title: string
  says?: string | undefined
  /** A button that leads on, to a list that isn’t empty. */
  next?: { href: string; words: string } | undefined
  children?: ComponentChildren
}

/** Shown instead of a list that has no entries. */
export const Empty = ({ title, says, next, children }: EmptyProps) => (
  <div class="empty dashed rounded soft">
    <p class="empty__title below-2 ink">{title}</p>
    {says !== undefined && <p>{says}</p>}
    {children}
    {next !== undefined && (
      <p class="row gap-3 above-5">
        <LinkButton href={next.href} words={next.words} />
      </p>
    )}
  </div>
)
