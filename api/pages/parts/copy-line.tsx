import { fixed } from './fixed.ts'

const copyButton = fixed((label: string) => (
  <>
    <button type="button" class="sw-button sw-button--small only-with-copy" data-copy>
      <span data-copy-label>{label}</span>
    </button>
    <span class="sw-hidden" role="status" data-copy-status></span>
  </>
))

type Props = { text: string; label: string; button: string }

/** A text to copy: with its button, or by selecting it, which takes one click. */
export function CopyLine({ text, label, button }: Props) {
  return (
    <div class="first-wide grid center gap-2" data-copy-scope>
      <pre class="copy-line__text flat sunken framed rounded-small" tabIndex={0} role="region" aria-label={label} data-copy-text="">
        <code>{text}</code>
      </pre>
      {copyButton(button)}
    </div>
  )
}
