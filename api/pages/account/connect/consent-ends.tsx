import { clientLabel } from '../../../domain/names/client-name.ts'
import { addressesOf } from '../../agents/clients.ts'
import type { Sheet } from '../../page/define-page.ts'
import { connectSheet } from './connect-dead-end.tsx'
import type { Unusable } from './consent.tsx'
import { PlaceWords, returnPlace } from './return-place.tsx'
import { paths } from '../../../../shared/paths.ts'

export function unusableSheet(unusable: Unusable, siteUrl: string): Sheet {
  if (unusable.kind === 'return') return backSheet({ outcome: 'invalid', url: unusable.url })
  return unusable.kind === 'dead-end' ? deadEnd(unusable.message) : unreachable(unusable, siteUrl)
}

/** Nobody has vouched for the redirect URI, so the page doesn’t link to it. */
function deadEnd(message: string): Sheet {
  const children = (
    <div class="connect stack gap-5 wraps">
      <Invalid why={message} />
      <p>Start again from your tool. If this keeps happening, report it to the tool’s developer.</p>
    </div>
  )
  return connectSheet({ title: 'Invalid request', status: 400, ownTitle: true, children })
}

/** We know nothing about the client, and it may not be to blame. */
function unreachable({ host, message }: { host: string; message: string }, siteUrl: string): Sheet {
  const children = (
    <div class="connect stack gap-5 wraps">
      <p>
        A tool asked to connect to your account. <strong>{message}</strong> Nothing was connected.
      </p>
      <p>Wait a minute, then start again from your tool.</p>
      <p>
        If this keeps happening, tell whoever runs this site: its server has to allow outgoing HTTPS to <span class="address">{host}</span>.
        Until then, tools can connect at <code>{addressesOf(siteUrl).tools}</code> without signing in.
      </p>
    </div>
  )
  return connectSheet({ title: 'Can’t verify this tool', status: 503, ownTitle: true, children })
}

type Return = { outcome: 'approved' | 'declined' | 'invalid'; url: string; client?: string }

const titles = { approved: 'Approved', declined: 'Request declined', invalid: 'Invalid request' }

/**
 * Returns to the client by a page that refreshes, not by a redirect: browsers hold every redirect of a form’s answer to its page’s policy, which
 * can’t name where a client’s own callback leads next, nor an IPv6 address. After an app has opened, the page is also what stays.
 * Without an approval, the page doesn’t send anyone to another site by itself (RFC 9700 section 4.11.2): anyone can register a client and its redirect URI.
 */
export function backSheet({ outcome, url, client = '' }: Return): Sheet {
  const place = returnPlace(url)
  const isAutomatic = outcome === 'approved' || place.kind !== 'site'
  const children = (
    <div class="connect stack gap-5 wraps">
      {outcome === 'invalid' && <Invalid why={new URL(url).searchParams.get('error_description') ?? ''} />}
      <p class="large">
        {outcome === 'approved' && (
          <>
            <strong>
              <bdi>{clientLabel(client)}</bdi>
            </strong>{' '}
            can connect now.{' '}
          </>
        )}
        {outcome === 'declined' && 'Nothing was connected. '}
        {isAutomatic ? 'Returning to ' : 'You can close this page, or return to '}
        <PlaceWords place={place} />
        {isAutomatic ? '…' : '.'}
      </p>
      <p>
        <a class={`sw-button${isAutomatic ? ' sw-button--primary' : ''}`} href={url} rel="noreferrer">
          {place.kind === 'app' ? 'Open app' : 'Return to tool'}
        </a>
      </p>
      {outcome === 'approved' && (
        <p class="soft">
          If nothing happens, use the button within a minute. You can revoke access anytime under{' '}
          <a href={paths.connections()}>Connections</a>.
        </p>
      )}
    </div>
  )
  return connectSheet({
    title: titles[outcome],
    children,
    extra: isAutomatic && <meta http-equiv="refresh" content={`0; url=${url}`} />,
    headers: { 'Referrer-Policy': 'no-referrer' },
    ...(outcome === 'invalid' && { status: 400, ownTitle: true }),
  })
}

const Invalid = ({ why }: { why: string }) => (
  <p>
    A tool asked to connect to your account, but its request isn’t valid, so nothing was connected. <strong>{why}</strong>
  </p>
)
