import { sendCommand } from '../browser/send-command.ts'

/** The connected server, with both ways out: Disconnect deletes the token here, revoking under Connections invalidates it. */
export function ConnectionLine({ site }: { site: string }) {
  return (
    <p class="hint connection-line">
      Connected to {new URL(site).host}.{' '}
      <button type="button" class="link" onClick={() => void sendCommand({ type: 'disconnect' })}>
        Disconnect
      </button>
      {' · '}
      <a href={`${site}/profile/connections/`} target="_blank" rel="noreferrer">
        Manage connections
      </a>
    </p>
  )
}
