import { splitFix } from '../audit/check.ts'
import { CopyButton } from './copy-button.tsx'

/** The copy button copies the element with `data-copy-text` next to it; it shows only once enableCopyButtons() has run. */
export function Fix({ fix, label, canCopy = true }: { fix: string; label: string; canCopy?: boolean }) {
  const { instruction, snippet } = splitFix(fix)
  return (
    <div class="sw-fix grid gap-2" data-copy-scope>
      <p class="flat wraps sw-fix__instruction" {...(snippet === null ? { 'data-copy-text': '' } : {})}>
        {instruction}
      </p>
      {snippet !== null && (
        <pre
          class="sw-fix__snippet flat wraps sunken framed rounded-small"
          tabIndex={0}
          role="region"
          aria-label={`Code for ${label}`}
          data-copy-text=""
        >
          <code>{snippet}</code>
        </pre>
      )}
      {canCopy && (
        <p class="sw-fix__actions flat">
          <CopyButton words="Copy fix" of={`for ${label}`} class="sw-button--small" />
        </p>
      )}
    </div>
  )
}
