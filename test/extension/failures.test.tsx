import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it, vi } from 'vitest'
import { FailureNotice } from '../../extension/audit/full/failure-notice.tsx'
import { LaunchCard } from '../../extension/account/launches-view.tsx'
import { TextField } from '../../extension/drafts/draft-form.tsx'
import type { ProductSite } from '../../extension/service/product-site.ts'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const local = { ...site, url: 'http://localhost:5173/', host: 'localhost:5173', isPrivate: true }

const launch: OwnLaunch = {
  slug: 'acme',
  name: 'Acme',
  status: 'draft',
  launchPlan: null,
  requestedLaunchDate: null,
  freeWeekReservation: null,
  upvotes: 0,
  impressions: 0,
  clicks: 0,
  badgeStatus: 'unchecked',
  rejectionReason: null,
  dashboardUrl: 'https://l.example/dashboard/acme/',
  draftUrl: 'https://l.example/drafts/acme/',
}

const texts = (node: VNode) => renderToString(node).replaceAll(/<[^>]*>/g, '')

describe('the popup and the options say', () => {
  it('why a site couldn’t be loaded, and nothing else', () => {
    const failure = { kind: 'site', message: 'localhost:5173 returned 404.' } as const
    expect(texts(<FailureNotice failure={failure} site={local} now={now} />)).toBe(
      'Couldn’t load localhost:5173localhost:5173 returned 404.',
    )
  })

  it('right-to-left names and texts in their own direction', () => {
    const field = { field: 'tagline', label: 'Tagline', text: 'לומדים (בחינם)', error: undefined, onInput: () => {} } as const
    for (const node of [<LaunchCard launch={{ ...launch, name: 'דליל' }} />, <TextField {...field} />, <TextField {...field} rows={3} />])
      expect(renderToString(node)).toMatch(/<bdi>דליל<|<(input|textarea)[^>]* dir="auto"/)
  })

  it.each([
    ['rate-limited', 'Hourly audit limit reached'],
    ['busy', 'Too many.'],
  ] as const)('that the server is %s until the wait is over', (kind, says) => {
    const failure = { kind, message: 'Too many.', until: now } as const
    expect(texts(<FailureNotice failure={failure} site={site} now={now - 1} />)).toContain(says)
    expect(texts(<FailureNotice failure={failure} site={site} now={now} />)).toBe('')
  })
})
