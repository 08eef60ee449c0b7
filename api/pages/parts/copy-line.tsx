import { fixed } from './fixed.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'

const copyButton = fixed((words: string) => <CopyButton words={words} class="sw-button--small only-with-copy" />)

/** A text to copy: with its button, or by selecting it, which takes one click. */
export const CopyLine = ({ text, label, button }: { text: string; label: string; button: string }) => (
  <div class="first-wide grid center gap-2" data-copy-scope>
    <pre class="copy-line__text flat sunken framed rounded-small" tabIndex={0} role="region" aria-label={label} data-copy-text="">
      <code>{text}</code>
    </pre>
    {copyButton(button)}
  </div>
)
