/** Points down on a folded summary, up on an open one. */
export const Chevron = () => (
  <svg class="sw-chevron drawn rigid soft" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2.5 4.5 6 8l3.5-3.5" />
  </svg>
)
