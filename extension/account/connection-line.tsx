import { paths } from '../../shared/paths.ts'
import { sendCommand } from '../service/send-command.ts'
import { TextButton } from '../parts/text-button.tsx'

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
