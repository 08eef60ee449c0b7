import { Findings } from '../../shared/ui/finding-group.tsx'
import { ScoreSummary } from '../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../shared/ui/suggested-listing-card.tsx'
import type { PageState } from '../popup/popup-state.ts'
import { Notice } from '../popup/notice.tsx'

/** The quick check of the page in the tab. */
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
        <Notice tone="info" title="Can’t read this page">
          <p>Browsers block extensions on some pages. Run the full audit instead.</p>
        </Notice>
      )
    case 'empty':
      return (
        <Notice tone="info" title="This page is empty">
          <p>If it’s still loading, reopen this popup in a moment.</p>
        </Notice>
      )
    case 'error':
      return (
        <Notice tone="warn" title={`This page returned ${page.status}`}>
          <p>Open your product’s page to audit it.</p>
        </Notice>
      )
    case 'read': {
      const { score, limit, checks, listing } = page.local
      return (
        <div class="sw-report">
          <ScoreSummary
            score={score}
            checks={checks}
            limit={limit}
            note="The page as it runs in this tab. The full audit also checks headers, the site’s other files, links and duplicates."
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
