import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it, vi } from 'vitest'
import { ConnectInvitation } from '../../extension/account/connect-invitation.tsx'
import { ConnectionLine } from '../../extension/account/connection-line.tsx'
import { ServerVerdict } from '../../extension/options/server-verdict.tsx'
import { FailureNotice } from '../../extension/audit/full/failure-notice.tsx'
import { FillResultNotice } from '../../extension/fill/fill-result-notice.tsx'
import { FillView } from '../../extension/fill/fill-view.tsx'
import type { FillPlan } from '../../extension/fill/fill-state.ts'
import type { ElsewhereItem } from '../../shared/schemas/elsewhere.ts'
import type { Fill } from '../../extension/fill/use-fill.ts'
import { LaunchCard, UnreadEvents } from '../../extension/account/launches-view.tsx'
import { NotWebView } from '../../extension/popup/not-web-view.tsx'
import { AccountFailureNotice } from '../../extension/account/account-failure-notice.tsx'
import { PageView } from '../../extension/audit/tab/page-view.tsx'
import { Progress } from '../../extension/audit/full/progress.tsx'
import { LocalNote } from '../../extension/audit/how-checked.tsx'
import type { ProductSite } from '../../extension/service/product-site.ts'
import type { OwnLaunch } from '../../shared/schemas/own-launch.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const local = { ...site, url: 'http://localhost:5173/', host: 'localhost:5173', isPrivate: true }
const tested = { at: 'tested', site: 'https://launches.example.org' } as const
const allowed = { isAllowed: true }
const unreachable = { ok: false, reason: 'unreachable', status: null } as const

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

const notice = (id: string, text: string, unread = true) =>
  ({
    id,
    kind: 'votes',
    text,
    launch: 'acme',
    at: new Date(now - 3_600_000).toISOString(),
    unread,
    url: `https://l.example/${id}`,
  }) as const
const unread = ['One.', 'Two.', 'Three.', 'Four.'].map((text, index) => notice(String(index), text))

const unloaded: Fill = {
  launches: null,
  launch: null,
  failure: null,
  plan: null,
  directories: [],
  isReading: true,
  form: null,
  unticked: new Set(),
  result: null,
  choose: () => {},
  tick: () => {},
  allow: () => {},
  read: () => {},
  fill: () => {},
  undo: () => {},
}

/** A page of a planned directory without fields. */
function onBoard(state: ElsewhereItem['state']): FillPlan {
  const directory = { slug: 'board', name: 'Board', url: 'https://board.example/', submitUrl: '', hosts: ['board.example'] }
  const form = { directory, automation: null, automationRule: null, texts: [], recipe: null }
  const planned: ElsewhereItem = { ...form, state, plannedFor: null, nextStep: '' }
  return { form, host: 'board.example', planned, isOwnHost: true, mode: { is: 'fill' }, toFill: [], byCopy: [], toCopy: [], byHand: [] }
}

const texts = (node: VNode) => renderToString(node).replaceAll(/<[^>]*>/g, '')

describe('the popup and the options say', () => {
  it.each<[when: string, node: VNode, words: string]>([
    ['on an empty tab', <NotWebView reason="blank" />, 'This tab is emptyGo to your product’s page'],
    ['on a local file', <NotWebView reason="local-file" />, 'This is a local file'],
    ['on a PDF', <NotWebView reason="pdf" />, 'This is a PDF'],
    ['in an extension store', <NotWebView reason="store" />, 'Extensions can’t run on this store'],
    ['on a page that is closed to extensions', <PageView page={{ at: 'refused' }} />, 'Run the full audit instead'],
    ['on an error page', <PageView page={{ at: 'error', status: 404 }} />, 'This page returned 404Open your product’s page to audit it.'],
    ['on a local address', <LocalNote url={local.url} server="https://l.example" />, 'tware:npm run audit -- http://localhost:5173/'],
    [
      'when it is connected',
      <ConnectionLine site="https://launches.example.org" account="Ada (@ada)" />,
      'Connected to launches.example.org as Ada (@ada).',
    ],
    [
      'when it is connected to an older server',
      <ConnectionLine site="https://launches.example.org" account={null} />,
      'Connected to launches.example.org. Disconnect',
    ],
    [
      'when something has happened',
      <UnreadEvents notices={[notice('n1', 'Bob commented on Acme.'), notice('n2', 'Read.', false)]} site="https://l.example" now={now} />,
      '1 unread notificationBob commented on Acme.1 hour agoView all notifications',
    ],
    [
      'when much has happened',
      <UnreadEvents notices={unread} site="https://l.example" now={now} />,
      '4 unread notificationsOne.1 hour agoTwo.1 hour agoThree.1 hour agoView all notifications',
    ],
    ['while an audit runs', <Progress step={null} startedAt={now - 7000} now={now} />, '7 s'],
    [
      'while a phone is shown',
      <Progress step="phone" startedAt={null} now={now} />,
      'This tab (done)Reloaded without cache and tried out (done)At phone width',
    ],
    [
      'when the server is down',
      <FailureNotice failure={{ kind: 'service', message: 'Couldn’t reach it.' }} site={site} now={now} />,
      'Can’t reach SlipwayCouldn’t reach it.Check the server URL in Options',
    ],
    [
      'when the site is down',
      <FailureNotice failure={{ kind: 'site', message: 'No such domain.' }} site={site} now={now} />,
      'Couldn’t load acme.devNo such domain.',
    ],
    [
      'when the browser interrupted the audit',
      <FailureNotice failure={{ kind: 'interrupted', message: 'Interrupted.' }} site={site} now={now} />,
      'Audit failedInterrupted.',
    ],
    ['when the server URL is invalid', <ServerVerdict verdict={{ at: 'invalid' }} />, 'Enter a valid URL'],
    [
      'when another site responds',
      <ServerVerdict verdict={{ ...tested, saved: allowed, test: { ok: false, reason: 'not-slipway', status: 404 } }} />,
      'Saved, but this isn’t a Slipway serverCheck the URL. (https://launches.example.org returned 404.)',
    ],
    [
      'when the saved server is down',
      <ServerVerdict verdict={{ ...tested, saved: allowed, test: unreachable }} />,
      'Saved, but the server is unreachable',
    ],
    [
      'when a server that isn’t saved yet is down',
      <ServerVerdict verdict={{ ...tested, saved: null, test: unreachable }} />,
      'Can’t reach this server',
    ],
    [
      'when a server that isn’t saved yet responds',
      <ServerVerdict verdict={{ ...tested, saved: null, test: { ok: true, ms: 34 } }} />,
      'Found a Slipway server at https://launches.example.orgSave to use it · 34 ms',
    ],
    [
      'when the saved server responds',
      <ServerVerdict verdict={{ ...tested, saved: allowed, test: { ok: true, ms: 34 } }} />,
      'Using https://launches.example.org34 ms',
    ],
    [
      'when permission was denied',
      <ServerVerdict verdict={{ ...tested, saved: { isAllowed: false }, test: { ok: true, ms: 34 } }} />,
      'Permission for https://launches.example.org denied.',
    ],
    [
      'when the product is already listed',
      <AccountFailureNotice failure={{ kind: 'conflict', message: 'Acme is already listed.', url: 'https://l.example/' }} now={now} />,
      'Already listedAcme is already listed.View launch',
    ],
    [
      'when the server rejects a value outside the form',
      <AccountFailureNotice
        failure={{ kind: 'invalid', message: '', fieldErrors: { url: ['No such domain.'], name: ['Too long.'] } }}
        now={now}
      />,
      'Couldn’t create draftNo such domain.',
    ],
    [
      'when the server rejects values in the form',
      <AccountFailureNotice failure={{ kind: 'invalid', message: '', fieldErrors: { name: ['Too long.'] } }} now={now} />,
      'Fix the highlighted fields.',
    ],
    [
      'when the response is unexpected',
      <AccountFailureNotice failure={{ kind: 'service', message: 'Unexpected response (502).' }} now={now} />,
      'Unexpected server responseUnexpected response (502).',
    ],
    [
      'when there is no response',
      <AccountFailureNotice failure={{ kind: 'no-response', message: 'The request timed out.' }} now={now} />,
      'No response from the serverThe request timed out.',
    ],
    ['before connecting', <ConnectInvitation site="https://l.example" ended={null} />, 'can’t publish, spend money or change your profile'],
    ['before filling forms', <ConnectInvitation site="https://l.example" ended={null} isForForms />, 'fills in the texts you prepared'],
    [
      'after a revocation',
      <ConnectInvitation site="https://l.example" ended="revoked" />,
      'Connection revokedConnect again to continue. Your text is saved.',
    ],
    ['about a draft', <LaunchCard launch={launch} />, 'Finish it, pick a week and submit it for review.Badge: not checked yet'],
    [
      'about a draft with a plan and a week',
      <LaunchCard launch={{ ...launch, launchPlan: 'premium_7', requestedLaunchDate: '2026-11-30' }} />,
      'Finish it and submit it for review. Launch date: Mon, Nov 30, 2026.Badge',
    ],
    [
      'after an undo that left one field',
      <FillResultNotice result={{ is: 'undone', restored: 2, kept: 1 }} />,
      'Restored 2 fields1 field stays as now: changed since, or impossible to clear.',
    ],
    [
      'after an undo that left several fields',
      <FillResultNotice result={{ is: 'undone', restored: 1, kept: 2 }} />,
      'Restored 1 field2 fields stay as now: changed since, or impossible to clear.',
    ],
    [
      'after filling fields that the page emptied, changed or had closed',
      <FillResultNotice
        result={{
          is: 'filled',
          fields: ['Name'],
          problems: [
            { field: 'Tagline', holds: ' ', isKept: false },
            { field: 'Platforms', holds: 'Web, macOS', isKept: false },
            { field: 'Price', holds: '', isKept: true },
          ],
        }}
      />,
      'Filled 2 fieldsName. Nothing was submitted.Tagline: couldn’t be filled. Fill it in yourself.Platforms: the page changed it to “Web, macOS”. Check it.Price: left alone',
    ],
    [
      'about forms when the launches couldn’t be loaded',
      <FillView
        {...{ fill: { ...unloaded, failure: { kind: 'no-response', message: 'The request timed out.' } }, site: '', tab: null, now }}
      />,
      'The request timed out.',
    ],
    [
      'about forms when there are no launches',
      <FillView {...{ fill: { ...unloaded, launches: [] }, site: '', tab: null, now }} />,
      'No launches yet',
    ],
    [
      'where to note that a planned form was sent',
      <FillView fill={{ ...unloaded, launches: [launch], launch: 'acme', plan: onBoard('opened') }} site="" tab={null} now={now} />,
      'Submitted it?Mark as submitted',
    ],
    [
      'about plans before connecting',
      <ConnectInvitation site="https://l.example" ended={null} />,
      'asks again before it reads your submission plans and the texts in them',
    ],
    [
      'about a live launch',
      <LaunchCard launch={{ ...launch, status: 'live', requestedLaunchDate: '2026-11-30', impressions: 12_840 }} />,
      'Live since Mon, Nov 30, 2026.Impressions12,840',
    ],
    [
      'about a rejected launch',
      <LaunchCard launch={{ ...launch, status: 'rejected', rejectionReason: 'Wrong pictures.' }} />,
      'Wrong pictures.',
    ],
  ])('%s', (_when, node, words) => {
    expect(texts(node)).toContain(words)
  })

  it.each(['draft', 'pending_review', 'scheduled', 'rejected'] as const)('where a draft goes on, of a launch that is %s', (status) => {
    const html = renderToString(<LaunchCard launch={{ ...launch, status }} />)
    const link = 'href="https://l.example/drafts/acme/" target="_blank" rel="noreferrer">Finish draft<'
    expect(html.includes(link)).toBe(status === 'draft')
    expect(html.includes('/drafts/')).toBe(status === 'draft')
  })

  it('that a form was sent only once', () => {
    const shown = { ...unloaded, launches: [launch], launch: 'acme' }
    const html = (plan: FillPlan) => renderToString(<FillView fill={{ ...shown, plan }} site="https://l.example" tab={null} now={now} />)
    expect(html(onBoard('prepared'))).toContain('href="https://l.example/dashboard/acme/elsewhere/board/#next-title"')
    expect(html(onBoard('sent'))).not.toContain('Mark as submitted')
  })

  it('nothing about forms while the launches load', () => {
    expect(texts(<FillView fill={unloaded} site="" tab={null} now={now} />)).toBe('')
  })

  it('shows nothing about what was read already', () => {
    expect(texts(<UnreadEvents notices={[notice('n2', 'Read.', false)]} site="https://l.example" now={now} />)).toBe('')
  })
})
