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
    case 'read':
    case 'not-web':
      return null
  }
}
