import { paths } from '../../shared/paths.ts'
import { Notice } from '../parts/notice.tsx'

/** What a connection allows and what it never does (interface section 5, rule 7), and why the last one ended. */
export const ConnectInvitation = ({
  site,
  ended,
  isForForms = false,
}: {
  site: string
  ended: 'revoked' | 'forgotten' | null
  isForForms?: boolean
}) => (
  <>
    {ended === 'revoked' && <RevokedNotice />}
    {ended === 'forgotten' && (
      <Notice tone="info" title="Disconnected on this browser">
        <p>
          To revoke access completely, go to{' '}
          <a href={`${site}${paths.connections()}`} target="_blank" rel="noreferrer">
            Connections
          </a>
          .
        </p>
      </Notice>
    )}
    <div class="invitation grid gap-3">
      <h1>{isForForms ? 'Fill in a directory’s form' : 'Connect your account'}</h1>
      {isForForms && (
        <p class="flat">
          On a directory’s submission page, this fills in the texts you prepared in your plan. You check them and submit yourself.
        </p>
      )}
      <p class="flat soft">Once connected to {new URL(site).host}, the extension</p>
      <ul class="list grid">
        <li class="anchor">can see your launches and stats</li>
        <li class="anchor">can create drafts from your pages</li>
        <li class="anchor">asks again before it reads your submission plans and the texts in them</li>
        <li class="cannot anchor">can’t publish, spend money or change your profile</li>
      </ul>
    </div>
  </>
)

export const RevokedNotice = () => <Notice tone="warn" title="Connection revoked" says="Connect again to continue. Your text is saved." />
