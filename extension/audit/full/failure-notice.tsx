import { openOptions } from '../../service/open-tab.ts'
import type { ProductSite } from '../../service/product-site.ts'
import { Notice } from '../../parts/notice.tsx'
import type { AuditFailure } from './audit-outcome.ts'

/** Why there is no full report. The button at the bottom of the popup tries again. */
export function FailureNotice({ failure, site, now }: { failure: AuditFailure; site: ProductSite; now: number }) {
  switch (failure.kind) {
    case 'service':
      return (
        <Notice tone="fail" title="Can’t reach Slipway">
          <p>{failure.message}</p>
          <p>
            <button type="button" class="link bare edgeless pressable" onClick={openOptions}>
              Check the server URL in Options
            </button>
          </p>
        </Notice>
      )
    case 'rate-limited':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="Hourly audit limit reached">
          <p>You can run another when the timer ends.</p>
        </Notice>
      )
    case 'busy':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="Slipway is busy">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'site':
      return (
        <Notice tone="fail" title={`Couldn’t load ${site.host}`}>
          <p>{failure.message}</p>
        </Notice>
      )
    case 'interrupted':
      return (
        <Notice tone="warn" title="Audit failed">
          <p>{failure.message}</p>
        </Notice>
      )
  }
}
