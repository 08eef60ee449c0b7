import { useEffect } from 'preact/hooks'
import { connectionItem, connectJob, launchesItem, launchesJob, pairingItem } from './account-storage.ts'
import { toAccountState, type AccountCommand, type AccountState } from './account-state.ts'
import { sendCommand } from '../service/send-command.ts'
import { useStored } from '../service/use-stored.ts'

/** The state of the account; null until it has been read. Loads the launches when they are shown and the account is connected. */
export function useAccount(isShown: boolean, now: number): AccountState | null {
  const connection = useStored(connectionItem)
  const pairing = useStored(pairingItem)
  const connecting = useStored(connectJob)
  const launches = useStored(launchesItem)
  const loading = useStored(launchesJob)
  const isConnected = Boolean(connection)
  useEffect(() => {
    if (isShown && isConnected) void sendCommand({ type: 'load-launches' })
  }, [isShown, isConnected])
  if (connection === undefined || pairing === undefined || connecting === undefined || launches === undefined || loading === undefined) {
    return null
  }
  return toAccountState({ connection, pairing, connecting, launches, loading }, now)
}

const commands = { connect: 'connect', 'show-pairing': 'show-pairing', refresh: 'load-launches' } as const

export const runAccountAction = (command: AccountCommand): void => void sendCommand({ type: commands[command] })
