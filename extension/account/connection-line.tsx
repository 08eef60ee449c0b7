import { sendCommand } from '../browser/send-command.ts'

/** Whose launches these are, and the way out. Forgetting the token here does not revoke it there, so both are said. */
export function ConnectionLine({ site }: { site: string }) {
  return (
    <p class="hint connection-line">
      Connected to {new URL(site).host}.{' '}
      <button type="button" class="link" onClick={() => void sendCommand({ type: 'disconnect' })}>
        Disconnect
      </button>{' '}
      forgets the token here; revoke it under{' '}
      <a href={`${site}/profile/connections/`} target="_blank" rel="noreferrer">
        your connections
      </a>
      .
    </p>
  )
}
