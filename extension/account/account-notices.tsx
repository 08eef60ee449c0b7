import { openOptions, openTab } from '../service/open-tab.ts'
import { Notice } from '../parts/notice.tsx'
import { TextButton } from '../parts/text-button.tsx'
import type { AccountFailure } from './account-response.ts'
import { paths } from '../../shared/paths.ts'
import { sendCommand } from '../service/send-command.ts'
import { countdownWords } from '../parts/countdown-words.ts'
import type { Pairing } from './account-storage.ts'

/** Fields whose errors the draft form shows itself. */
const formFields = ['name', 'tagline', 'description', 'categories', 'pricing']

/** Why a request on behalf of the account failed. The button at the bottom of the popup tries again. */
export function AccountFailureNotice({ failure, now }: { failure: AccountFailure; now: number }) {
  const { kind, message } = failure
  if (kind === 'unconnected') return <Notice tone="warn" title="Not connected" says={message} />
  if (kind === 'rate-limited') return failure.until <= now ? null : <Notice tone="warn" title="Slow down" says={message} />
  if (kind === 'not-allowed') {
    const { code, connectUrl } = failure.link
    return (
      <Notice tone="info" title="Filling forms needs your submission plans">
        <p>Allow the extension to read them and your prepared texts. The page that opens shows the code {code}.</p>
        <p>
          <TextButton words="Allow access to plans" onPress={() => void openTab(connectUrl)} />
        </p>
      </Notice>
    )
  }
  if (kind === 'conflict') {
    const { url } = failure
    return (
      <Notice tone="info" title="Already listed" says={message}>
        {url !== null && (
          <p>
            <TextButton words="View launch" onPress={() => void openTab(url)} />
          </p>
        )}
      </Notice>
    )
  }
  if (kind === 'invalid') {
    const others = Object.entries(failure.fieldErrors).filter(([field]) => !formFields.includes(field))
    const words = others.flatMap(([, messages]) => messages).join(' ')
    return <Notice tone="fail" title="Couldn’t create draft" says={words === '' ? 'Fix the highlighted fields.' : words} />
  }
  return (
    <Notice tone="fail" title={kind === 'service' ? 'Unexpected server response' : 'No response from the server'} says={message}>
      <p>
        <TextButton words="Check the server URL in Options" onPress={openOptions} />
      </p>
    </Notice>
  )
}

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

/** The connected server and whose account it is, with both ways out: Disconnect deletes the token here, revoking under Connections invalidates it. */
export const ConnectionLine = ({ site, account }: { site: string; account: string | null }) => (
  <p class="connection-line flat soft tiny">
    Connected to {new URL(site).host}
    <AccountName account={account} />. <TextButton words="Disconnect" onPress={() => void sendCommand({ type: 'disconnect' })} />
    {' · '}
    <a href={`${site}${paths.connections()}`} target="_blank" rel="noreferrer">
      Manage connections
    </a>
  </p>
)

/** Names the account, because people can be tricked into connecting to someone else’s account. */
export const AccountName = ({ account }: { account: string | null }) =>
  account !== null && (
    <>
      {' '}
      as <bdi>{account}</bdi>
    </>
  )

/** The code of a pairing that waits for approval. The approval page shows it too, or asks for it. */
export const PairingCode = ({ pairing, now, heading: Heading }: { pairing: Pairing; now: number; heading: 'h1' | 'h2' }) => (
  <section class="card stack top gap-3 pad-4">
    <Heading class="sw-card__title">Approve in your browser</Heading>
    <p class="pairing__code flat middle">{pairing.code}</p>
    <p class="flat soft tiny">
      Make sure the page shows this code, or enter it there. Expires in{' '}
      <span class="figures">{countdownWords(pairing.expiresAt - now)}</span>.{' '}
      <TextButton words="Get a new code" onPress={() => void sendCommand({ type: 'connect' })} />
    </p>
    <p class="flat soft tiny">
      Approved but still waiting? <TextButton words="Paste the token in Options" onPress={openOptions} />
    </p>
  </section>
)
