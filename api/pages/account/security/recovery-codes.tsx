import { securitySheet } from './security-page.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'

/** Shows recovery codes, which is only done once. */
export function recoveryCodesSheet(codes: readonly string[], why: 'new' | 'renewed') {
  const file = `Slipway recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  return securitySheet({
    title: 'Your recovery codes',
    lead: 'If you lose your phone, each code signs you in once. Save them now: we won’t show them again.',
    isStep: true,
    children: (
      <>
        <p class="notice" role="status">
          {why === 'new'
            ? 'Two-factor authentication is on. Your other devices are signed out.'
            : 'New recovery codes created. The old ones no longer work.'}
        </p>
        <div class="recovery-codes grid left gap-3" data-copy-scope>
          <pre data-copy-text>{codes.join('\n')}</pre>
          <p class="recovery-codes__actions row gap-3">
            <a class="sw-button" href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="slipway-recovery-codes.txt">
              Download codes
            </a>
            <span>
              <CopyButton words="Copy codes" />
            </span>
          </p>
          <p>Or print this page. Keep the codes separate from your password.</p>
        </div>
      </>
    ),
  })
}
