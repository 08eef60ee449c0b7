import type { JSX } from 'preact'

/** A picture that is loaded when it comes near the screen, without telling its site which page it’s on. */
export const LazyImage = (props: JSX.IntrinsicElements['img']) => (
  <img {...props} loading="lazy" decoding="async" referrerpolicy="no-referrer" />
)
