import { Findings } from '../../shared/ui/finding-group.tsx'
import { ScoreSummary } from '../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../shared/ui/suggested-listing-card.tsx'
import type { PageState } from '../popup/popup-state.ts'
import { Notice } from '../popup/notice.tsx'

/** What was found in the tab itself. */
export function PageView({ page }: { page: PageState }) {
  switch (page.at) {
    case 'reading':
      return (
        <div class="skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )
    case 'refused':
      return (
        <Notice tone="info" title="This page could not be read here">
          <p>The browser keeps extensions out of some pages. The full audit visits it from the service instead.</p>
        </Notice>
      )
    case 'empty':
      return (
        <Notice tone="info" title="There is nothing on this page yet">
          <p>No title, no text, no image. If it is still loading, open this popup again in a moment.</p>
        </Notice>
      )
    case 'error':
      return (
        <Notice tone="warn" title={`The server answered ${page.status}`}>
          <p>This is an error page. Open the product’s own page to judge that.</p>
        </Notice>
      )
    case 'read': {
      const { score, checks, listing } = page.local
      return (
        <div class="sw-report">
          <ScoreSummary
            score={score}
            checks={checks}
            note="From this tab alone. The full audit adds headers, images, links and the catalog."
          />
          <Findings checks={checks} />
          <SuggestedListingCard listing={listing} categories={listing.categories} />
        </div>
      )
    }
    case 'not-web':
      return null
  }
}
