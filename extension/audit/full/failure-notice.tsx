import { openOptions } from '../../service/open-tab.ts'
import type { ProductSite } from '../../service/product-site.ts'
import { Notice } from '../../parts/notice.tsx'
import { TextButton } from '../../parts/text-button.tsx'
import type { AuditFailure } from './audit-outcome.ts'
import { siteName } from '../../service/site-name.ts'

/** Why there is no full report. The button at the bottom of the popup tries again. */
export function FailureNotice({ failure, site, now }: { failure: AuditFailure; site: ProductSite; now: number }) {
  const { kind, message } = failure
  if ((kind === 'rate-limited' || kind === 'busy') && failure.until <= now) return null
  if (kind === 'rate-limited')
    return <Notice tone="warn" title="Hourly audit limit reached" says="You can run another when the timer ends." />
  if (kind === 'busy') return <Notice tone="warn" title={`${siteName} is busy`} says={message} />
  if (kind === 'site') return <Notice tone="fail" title={`Couldn’t load ${site.host}`} says={message} />
  if (kind === 'interrupted') return <Notice tone="warn" title="Audit failed" says={message} />
  return (
    <Notice tone="fail" title={`Can’t reach ${siteName}`} says={message}>
      <p>
        <TextButton words="Check the server URL in Options" onPress={openOptions} />
      </p>
    </Notice>
  )
}
