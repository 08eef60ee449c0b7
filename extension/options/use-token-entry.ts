import { useState } from 'preact/hooks'
import { connectionItem } from '../account/account-storage.ts'
import type { TokenVerdict } from '../account/connecting.ts'
import { sendCommand } from '../browser/send-command.ts'
import { readToken } from '../account/token-form.ts'
import { useStored } from '../browser/use-stored.ts'

type Outcome = Exclude<TokenVerdict, 'not-ours'> | 'empty' | 'form' | 'checksum'

/** A token pasted by hand: its form is checked here, the rest by the background. */
export function useTokenEntry() {
  const connection = useStored(connectionItem) ?? null
  const [pasted, setPasted] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isAsking, setAsking] = useState(false)

  const use = async () => {
    if (isAsking) return
    const read = readToken(pasted)
    if ('fault' in read) return setOutcome(read.fault)
    setAsking(true)
    const verdict = (await sendCommand({ type: 'use-token', token: read.token })) as Exclude<TokenVerdict, 'not-ours'>
    setAsking(false)
    setOutcome(verdict)
    // A secret is not left in a field.
    if (verdict !== 'refused') setPasted('')
  }
  return { connection, pasted, setPasted, outcome, isAsking, use }
}
