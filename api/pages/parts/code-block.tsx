import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { fixed } from './fixed.ts'

type CodeBlockProps = {
  title: string
  /** What the code is about, for those who don’t see where it stands. */
  of: string
  text: string
  /** Breaks long lines rather than scrolling; the rest of a line is indented, so that it doesn’t look like another. */
  wraps?: boolean
}

/** Code to copy. The button appears once copying works (shared/ui/copy-buttons.ts). */
export const CodeBlock = ({ title, of, text, wraps = false }: CodeBlockProps) => (
  <div class={`example framed rounded lit${wraps ? ' example--wraps' : ''}`} data-copy-scope>
    <p class="example__head line center between soft tiny bold underlined">
      <span>{title}</span>
      <CopyButton of={of} class="sw-button--small only-with-copy" />
    </p>
    <pre class="flat pad-3" tabIndex={0} role="region" aria-label={`${title}: ${of}`}>
      <code class={wraps ? 'wraps' : undefined} data-copy-text="">
        {wraps
          ? text.split(/(?<=\n)/).map((line, at) => (
              <span class="block" key={at}>
                {line}
              </span>
            ))
          : text}
      </code>
    </pre>
  </div>
)

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
