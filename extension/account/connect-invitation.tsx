import { Notice } from '../popup/notice.tsx'

/** Before there is a connection: what it is for, and what it never allows (interface section 5, rule 7). */
export function ConnectInvitation({ site, ended }: { site: string; ended: 'revoked' | 'forgotten' | null }) {
  return (
    <>
      {ended === 'revoked' && (
        <Notice tone="warn" title="The connection was ended">
          <p>The service knows its token no more. Connect again to go on; what you typed is kept.</p>
        </Notice>
      )}
      {ended === 'forgotten' && (
        <Notice tone="info" title="Disconnected">
          <p>
            This browser has forgotten its token. To make the service forget it too, end the connection under{' '}
            <a href={`${site}/profile/connections/`} target="_blank" rel="noreferrer">
              your connections
            </a>
            .
          </p>
        </Notice>
      )}
      <div class="invitation">
        <h1>Connect your account</h1>
        <p>One approval at {new URL(site).host} lets this browser</p>
        <ul>
          <li class="can">read your own launches and their counters</li>
          <li class="can">create drafts from the page you are on</li>
          <li class="cannot">It can never publish, choose a week, spend or change your profile</li>
        </ul>
      </div>
    </>
  )
}
