import type { ComponentChildren } from 'preact'
import { TokenSetup } from '../../agents/client-setup.tsx'
import type { Pairing } from '../../../domain/records.ts'
import { clientLabel, isOwnExtension } from '../../../domain/names/client-name.ts'
import { paths } from '../../../../shared/paths.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { siteName } from '../../../domain/settings/current-site.ts'
import { Section } from '../../parts/section.tsx'

type Request = Pick<Pairing, 'client' | 'forOneCall' | 'replacesToken' | 'fromApi'>
type ConnectedProps = { request: Request; token: string | null; isSession: boolean; code: string; siteUrl: string }

/** The only page that shows a token; a connection that was extended keeps its own. */
export function Connected({ request, token, isSession, code, siteUrl }: ConnectedProps) {
  const { client, fromApi = false } = request
  const label = clientLabel(client)
  const isExtension = isOwnExtension(client)
  return (
    <div class="connect stack gap-5 wraps" data-connected>
      <p class="notice below-5 pad-3-4 medium rounded-small" role="status">
        <strong>
          <bdi>{label}</bdi>
        </strong>{' '}
        {token === null ? 'can read your submission plans.' : 'is connected.'}
      </p>
      {isExtension && <p class="large">Go back to the {siteName()} popup to continue.</p>}
      {isSession && <p class="large">You’re connected. Return to your tool and repeat your request.</p>}
      {token !== null && (
        <Token token={token} code={code} note={isSession ? <SessionNote /> : <TokenNote isExtension={isExtension} request={request} />} />
      )}
      {token !== null && !isExtension && <TokenSetup siteUrl={siteUrl} token={token} label={label} fromApi={fromApi} />}
      {token === null && !isExtension && <p class="large">Return to your tool and repeat your request.</p>}
      <p>
        Manage or revoke it under <a href={paths.connections()}>Connections</a>.
      </p>
    </div>
  )
}

/** A tool with a connected session works without it, so saving it is optional there. */
const Token = ({ token, code, note }: { token: string; code: string; note: ComponentChildren }) => (
  <Section name="token" class="connect__offer grid gap-3" look="large" title="Access token">
    <p class="connect__note">{note}</p>
    <div class="grid left gap-3" data-copy-scope>
      <output
        class="connect__token block pad-4 wraps whole sunken framed rounded-small"
        data-copy-text=""
        data-connect-token=""
        data-code={code}
      >
        {token}
      </output>
      <CopyButton words="Copy token" />
    </div>
  </Section>
)

const SessionNote = () => (
  <>
    Optional: save this token in the tool’s settings to skip approval next time. Don’t paste it into a chat.{' '}
    <strong>You won’t see it again.</strong>
  </>
)

const TokenNote = ({ isExtension, request: { replacesToken, forOneCall } }: { isExtension: boolean; request: Request }) => (
  <>
    <strong>Copy it now; you won’t see it again.</strong>{' '}
    {isExtension ? (
      'The extension picks it up automatically. If it doesn’t, paste the token in its options.'
    ) : replacesToken ? (
      <>
        Your tool sent a token that’s invalid or was revoked: replace the old token in its settings with this one
        {forOneCall ? '. Then return to it to continue.' : ', then repeat your request.'} Don’t paste it into a chat.
      </>
    ) : (
      <>
        In your tool, set the header <code>Authorization: Bearer &lt;token&gt;</code>. Don’t paste it into a chat.
      </>
    )}
  </>
)
