import { cancelAudit, startAudit } from '../audit/full/audit-jobs.ts'
import { disconnect, isCodeExpected, showPairing, startConnecting, acceptToken, useToken } from '../account/connecting.ts'
import { sendDraft } from '../drafts/draft-job.ts'
import { loadPlan, markOpened } from '../fill/load-plan.ts'
import type { SeenListing } from '../../shared/schemas/elsewhere.ts'
import type { Command, PageMessage } from '../service/messages.ts'
import { sendCheck } from '../proof/send-check.ts'
import { loadLaunches } from '../account/load-launches.ts'
import { openReport } from '../account/open-report.ts'
import type { TokenPage } from '../account/own-pairing.ts'
import { cancelWatch, requestWatch } from '../watch/watch-jobs.ts'
import { readStoredToken } from '../account/account-storage.ts'

const handlers: { [T in Command['type']]: (command: Extract<Command, { type: T }>) => Promise<unknown> } = {
  'run-audit': async ({ key, url }) => startAudit(key, url, await readStoredToken()),
  'cancel-audit': ({ key }) => cancelAudit(key),
  'watch-page': ({ key, url, from }) => requestWatch({ key, url, reopens: from === 'popup' }),
  'cancel-watch': ({ key }) => cancelWatch(key),
  'open-report': ({ url, ...pictures }) => openReport(url, pictures),
  connect: startConnecting,
  'show-pairing': showPairing,
  disconnect,
  'load-launches': loadLaunches,
  'load-plan': ({ slug, host }) => loadPlan(slug, host),
  'mark-opened': ({ slug, directory }) => markOpened(slug, directory),
  'check-listing': ({ slug, directory, seen }) => checkListing(slug, directory, seen),
  'use-token': ({ token }) => useToken(token),
  'send-draft': ({ key, fields }) => sendDraft(key, fields),
}

/** Runs a command of the popup or the options page in the background. Settles when it has finished. */
export const handleCommand = (command: Command): Promise<unknown> => handlers[command.type](command as never)

/** Replies to the content script of the approval page. `sender` is what the browser, not the page, says about that page. */
export function handlePageMessage(message: PageMessage, sender: Omit<TokenPage, 'code'>): Promise<unknown> {
  const page = { ...sender, code: message.code }
  return message.type === 'is-code-expected' ? isCodeExpected(page) : acceptToken(message.token, page)
}

/** A checked listing may have changed its state in the plan. */
async function checkListing(slug: string, directory: string, seen: SeenListing): Promise<void> {
  if (await sendCheck(slug, directory, seen)) await loadPlan(slug)
}
