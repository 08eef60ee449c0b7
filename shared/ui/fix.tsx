import { splitFix } from '../audit/check.ts'

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
          <button type="button" class="sw-button sw-button--small" data-copy>
            <span data-copy-label>Copy fix</span>
            <span class="sw-hidden"> for {label}</span>
          </button>
          <span class="sw-hidden" role="status" data-copy-status></span>
        </p>
      )}
    </div>
  )
}
