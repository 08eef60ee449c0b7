type Props = {
  words?: string
  /** What is copied, for people who can’t see where the button is. */ of?: string | undefined
  class?: string
}

/** Copies the text of its scope (copy-buttons.ts), and tells screen readers so. */
export const CopyButton = ({ words = 'Copy', of, class: more = '' }: Props) => (
  <>
    <button type="button" class={`sw-button ${more}`} data-copy>
      <span data-copy-label>{words}</span>
      {of !== undefined && <span class="sw-hidden"> {of}</span>}
    </button>
    <span class="sw-hidden" role="status" data-copy-status></span>
  </>
)
