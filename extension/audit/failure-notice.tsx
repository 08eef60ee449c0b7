import type { AuditFailure } from './audit-outcome.ts'
import { openOptions } from '../browser/open-tab.ts'
import type { ProductSite } from '../browser/product-site.ts'
import { Notice } from '../popup/notice.tsx'

/** Why the full audit brought no report. The way on is the button below it. */
export function FailureNotice({ failure, site, now }: { failure: AuditFailure; site: ProductSite; now: number }) {
  switch (failure.kind) {
    case 'service':
      return (
        <Notice tone="fail" title="The audit service did not answer">
          <p>{failure.message}</p>
          <p>
            Is it running, and is its address right?{' '}
            <button type="button" class="link" onClick={openOptions}>
              Check it in the options
            </button>
          </p>
        </Notice>
      )
    case 'rate-limited':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="That was the last audit for now">
          <p>The service takes a limited number of audits an hour. The button below counts down and then works again.</p>
        </Notice>
      )
    case 'busy':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="The service is busy">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'site':
      return (
        <Notice tone="fail" title={`The service could not read ${site.host}`}>
          <p>{failure.message}</p>
        </Notice>
      )
    case 'interrupted':
      return (
        <Notice tone="warn" title="The audit did not finish">
          <p>{failure.message}</p>
        </Notice>
      )
  }
}
