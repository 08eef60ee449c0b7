import type { PageState } from '../tab-state.ts'
import { Notice } from '../../parts/notice.tsx'

/** Why the page in the tab can’t be read, or that it’s still being read; nothing once it has been. */
export function PageView({ page }: { page: PageState }) {
  switch (page.at) {
    case 'reading':
      return (
        <div class="skeleton grid gap-4" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )
    case 'refused':
      return <Notice tone="info" title="Can’t read this page" says="Browsers block extensions on some pages. Run the full audit instead." />
    case 'empty':
      return <Notice tone="info" title="This page is empty" says="If it’s still loading, reopen this popup in a moment." />
    case 'error':
      return <Notice tone="warn" title={`This page returned ${page.status}`} says="Open your product’s page to audit it." />
    case 'read':
    case 'not-web':
      return null
  }
}
