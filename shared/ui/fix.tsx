/** A fix is an instruction on its first line and, where there is something to paste, a snippet on the lines after it (audit/check.ts). */
export function splitFix(fix: string): { instruction: string; snippet: string | null } {
  const end = fix.indexOf('\n')
  if (end === -1) return { instruction: fix.trim(), snippet: null }
  const snippet = fix.slice(end + 1).replace(/^\n+|\s+$/g, '')
  return { instruction: fix.slice(0, end).trim(), snippet: snippet === '' ? null : snippet }
}

/** The copy button shows itself only where enableCopyButtons() runs; it copies what carries `data-copy-text` beside it. */
export function Fix({ fix, label }: { fix: string; label: string }) {
  const { instruction, snippet } = splitFix(fix)
  return (
    <div class="sw-fix" data-copy-scope>
      <p class="sw-fix__instruction" {...(snippet === null ? { 'data-copy-text': '' } : {})}>
        {instruction}
      </p>
      {snippet !== null && (
        <pre class="sw-fix__snippet" tabIndex={0} role="region" aria-label={`Snippet for ${label}`} data-copy-text="">
          <code>{snippet}</code>
        </pre>
      )}
      <p class="sw-fix__actions">
        <button type="button" class="sw-button sw-button--small" data-copy>
          <span data-copy-label>Copy fix</span>
          <span class="sw-hidden"> for {label}</span>
        </button>
        <span class="sw-hidden" role="status" data-copy-status></span>
      </p>
    </div>
  )
}
