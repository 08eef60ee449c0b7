import { cancelAudit, startAudit } from '../audit/audit-jobs.ts'
import { disconnect, isAwaited, showPairing, startConnecting, takeShownToken, useToken } from '../account/connecting.ts'
import { sendDraft } from '../drafts/draft-job.ts'
import type { Command, PageMessage } from './messages.ts'
import { loadLaunches } from '../account/own-launches.ts'
import type { Shown } from '../account/own-pairing.ts'

/** Carries out what the popup or the options ask. Settles when it is done. */
export function carryOut(command: Command): Promise<unknown> {
  switch (command.type) {
    case 'run-audit':
      return startAudit(command.key, command.url)
    case 'cancel-audit':
      return cancelAudit(command.key)
    case 'connect':
      return startConnecting()
    case 'show-pairing':
      return showPairing()
    case 'disconnect':
      return disconnect()
    case 'load-launches':
      return loadLaunches()
    case 'use-token':
      return useToken(command.token)
    case 'send-draft':
      return sendDraft(command.key, command.fields)
  }
}

/** Answers the script on the approval page. `from` is what the browser says of that page. */
export function answerPage(message: PageMessage, from: Omit<Shown, 'code'>): Promise<unknown> {
  const shown = { ...from, code: message.code }
  return message.type === 'is-awaited' ? isAwaited(shown) : takeShownToken(message.token, shown)
}
