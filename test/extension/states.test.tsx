import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it, vi } from 'vitest'
import { ConnectInvitation } from '../../extension/account/connect-invitation.tsx'
import { ConnectionVerdict } from '../../extension/options/connection-verdict.tsx'
import { FailureNotice } from '../../extension/audit/failure-notice.tsx'
import { LaunchCard } from '../../extension/account/launch-card.tsx'
import { NotWebView } from '../../extension/popup/not-web-view.tsx'
import { OwnFailureNotice } from '../../extension/account/own-failure-notice.tsx'
import { PageView } from '../../extension/audit/page-view.tsx'
import { Progress } from '../../extension/audit/progress.tsx'
import { SiteTitle } from '../../extension/audit/site-title.tsx'
import { TextField } from '../../extension/drafts/text-field.tsx'
import type { ProductSite } from '../../extension/browser/product-site.ts'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'

// The one thing that is not there outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const local = { ...site, host: 'localhost:5173', isPrivate: true }
const tested = { at: 'tested', site: 'https://launches.example.org' } as const

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

describe('what people are told', () => {
  it.each<[when: string, node: VNode, words: string]>([
    ['on an empty tab', <NotWebView reason="blank" />, 'Open your product’s page'],
    ['on a file', <NotWebView reason="file" />, 'This is a file on your disk'],
    ['in an extension store', <NotWebView reason="store" />, 'This store keeps extensions out'],
    ['on a page closed to extensions', <PageView page={{ at: 'refused' }} />, 'The full audit visits it from the service instead'],
    [
      'on an error page, which is not judged',
      <PageView page={{ at: 'error', status: 404 }} />,
      'The server answered 404This is an error page. Open the product’s own page to judge that.',
    ],
    ['on a private address', <SiteTitle site={local} isJudgedHere={true} />, 'a service elsewhere cannot'],
    ['while it runs', <Progress startedAt={now - 7000} now={now} />, '7 s'],
    [
      'when the service is down',
      <FailureNotice failure={{ kind: 'service', message: 'No answer.' }} site={site} now={now} />,
      'Check it in the options',
    ],
    [
      'when the site is down',
      <FailureNotice failure={{ kind: 'site', message: 'No such name.' }} site={site} now={now} />,
      'No such name.',
    ],
    [
      'when the browser ended it',
      <FailureNotice failure={{ kind: 'interrupted', message: 'Stopped.' }} site={site} now={now} />,
      'did not finish',
    ],
    ['when no address was typed', <ConnectionVerdict verdict={{ at: 'invalid' }} />, 'not the address of a site'],
    [
      'when another site answers',
      <ConnectionVerdict verdict={{ ...tested, allowed: true, test: { ok: false, reason: 'not-slipway', status: 404 } }} />,
      'https://launches.example.org answered 404',
    ],
    [
      'when nothing answers',
      <ConnectionVerdict verdict={{ ...tested, allowed: true, test: { ok: false, reason: 'unreachable', status: null } }} />,
      'nothing answers there',
    ],
    [
      'when the product is listed already',
      <OwnFailureNotice failure={{ kind: 'conflict', message: 'Acme is already listed.', url: 'https://l.example/' }} now={now} />,
      'Acme is already listed.Open its page',
    ],
    [
      'when the service finds a fault outside the form',
      <OwnFailureNotice failure={{ kind: 'invalid', message: '', fieldErrors: { url: ['No such name.'], name: ['Long.'] } }} now={now} />,
      'The draft was not createdNo such name.',
    ],
    [
      'when every fault stands in the form',
      <OwnFailureNotice failure={{ kind: 'invalid', message: '', fieldErrors: { name: ['Long.'] } }} now={now} />,
      'beside the fields',
    ],
    ['before it is connected', <ConnectInvitation site="https://l.example" ended={null} />, 'never publish, choose a week, spend'],
    ['when it was revoked', <ConnectInvitation site="https://l.example" ended="revoked" />, 'what you typed is kept'],
    ['of a draft', <LaunchCard launch={launch} />, 'Finish it, choose a week and submit it.Badge: not checked yet'],
    [
      'of a live launch',
      <LaunchCard launch={{ ...launch, status: 'live', requestedLaunchDate: '2026-11-30', impressions: 12_840 }} />,
      'In the catalog since Mon, 30 Nov 2026.Impressions12,840',
    ],
    [
      'of what was turned down',
      <LaunchCard launch={{ ...launch, status: 'rejected', rejectionReason: 'Wrong pictures.' }} />,
      'Wrong pictures.',
    ],
    [
      'when access was not allowed',
      <ConnectionVerdict verdict={{ ...tested, allowed: false, test: { ok: true, ms: 34 } }} />,
      'You did not allow access',
    ],
  ])('%s', (_when, node, words) => {
    expect(texts(node)).toContain(words)
  })

  it('of a site that could not be read is the service’s reason alone', () => {
    const failure = { kind: 'site', message: 'localhost:5173 answers 404.' } as const
    expect(texts(<FailureNotice failure={failure} site={local} now={now} />)).toBe(
      'The service could not read localhost:5173localhost:5173 answers 404.',
    )
  })

  it('of names and words that run from right to left runs as they do', () => {
    const field = { field: 'tagline', label: 'Tagline', text: 'לומדים (בחינם)', fault: undefined, onInput: () => {} } as const
    for (const node of [<LaunchCard launch={{ ...launch, name: 'דליל' }} />, <TextField {...field} />, <TextField {...field} rows={3} />])
      expect(renderToString(node)).toMatch(/<bdi>דליל<|<(input|textarea)[^>]* dir="auto"/)
  })

  it.each([
    ['rate-limited', 'the last audit for now'],
    ['busy', 'Too many.'],
  ] as const)('%s ends with the wait that the service asked for', (kind, says) => {
    const failure = { kind, message: 'Too many.', until: now } as const
    expect(texts(<FailureNotice failure={failure} site={site} now={now - 1} />)).toContain(says)
    expect(texts(<FailureNotice failure={failure} site={site} now={now} />)).toBe('')
  })
})
