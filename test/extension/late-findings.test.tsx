import { renderToString } from 'preact-render-to-string'
import { describe, expect, it, vi } from 'vitest'
import { AuditHead } from '../../extension/audit/audit-head.tsx'
import { AccessibilityLine } from '../../extension/audit/late-findings.tsx'
import type { SiteReport } from '../../extension/audit/site-report.ts'
import type { ProductSite } from '../../extension/service/product-site.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const site: ProductSite = { url: 'https://acme.dev/', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }

describe('a finding that waits in the line above the list', () => {
  const found = (id: string): SiteReport['checks'][number] => ({
    id,
    label: id,
    status: 'fail',
    detail: `${id}.`,
    fix: 'Fix it.',
    seenBy: 'tab',
    aside: null,
  })
  const [title, contrast, targets] = [found('title'), found('contrast'), found('target-size')]
  const report: SiteReport = {
    checks: [title, contrast, targets],
    score: 50,
    limit: { score: 50, reason: 'most of the text is unreadable' },
    caps: { contrast: 50 },
    listing: {
      suggestedListing: { name: 'Acme', tagline: null, description: null, categories: [], pricing: null },
      suggestedCategories: [],
    },
    comparison: null,
    history: null,
    trend: [],
    isCleared: false,
  }
  const head = (late: SiteReport['checks']) => renderToString(<AuditHead site={site} report={report} first={null} late={late} />)

  it('is counted there alone, and what it limits the score to is said', () => {
    expect(head([contrast, targets])).toMatch(/1 error(?!s)/)
    expect(head([contrast, targets])).toContain('Limited to 50: most of the text is unreadable.')
    expect(renderToString(<AccessibilityLine page={{ at: 'reading' } as never} late={[contrast, targets]} onShow={() => {}} />)).toContain(
      'Show 2 more',
    )
  })

  it('is counted in the head once it’s in the list, where its own note names the limit', () => {
    expect(head([])).toContain('3 errors')
    expect(head([])).not.toContain('Limited to')
  })
})
