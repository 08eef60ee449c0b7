import type { SubmissionFields } from '../../shared/schemas/submission.ts'
import type { SeenListing } from '../../shared/schemas/elsewhere.ts'
import { isObject } from './api-response.ts'
import texts from './required-texts.json' with { type: 'json' }

/** What the extension’s own pages ask of the background. Results come back through storage, except for `use-token` and `open-report`. */
export type Command =
  | { type: 'run-audit'; key: string; url: string }
  | { type: 'cancel-audit'; key: string }
  | { type: 'watch-page'; key: string; url: string; from: 'popup' | 'panel' }
  | { type: 'cancel-watch'; key: string }
  | { type: 'open-report'; url: string; data: string; phone: string }
  | { type: 'connect' }
  | { type: 'show-pairing' }
  | { type: 'disconnect' }
  | { type: 'load-launches' }
  | { type: 'load-plan'; slug: string; host: string }
  | { type: 'mark-opened'; slug: string; directory: string }
  | { type: 'check-listing'; slug: string; directory: string; seen: SeenListing }
  | { type: 'use-token'; token: string }
  | { type: 'send-draft'; key: string; fields: SubmissionFields }

/** What the content script of the approval page asks: whether a code is expected, then to accept the token. */
export type PageMessage = { type: 'is-code-expected'; code: string } | { type: 'offer-token'; code: string; token: string }

const requiredTexts: Record<Command['type'] | PageMessage['type'], readonly string[]> = texts

function hasShape(value: unknown): value is Command | PageMessage {
  if (!isObject(value) || typeof value['type'] !== 'string' || !Object.hasOwn(requiredTexts, value['type'])) return false
  const names = requiredTexts[value['type'] as keyof typeof requiredTexts]
  return (
    names.every((name) => typeof value[name] === 'string') &&
    (value['type'] !== 'send-draft' || isObject(value['fields'])) &&
    (value['type'] !== 'check-listing' || isObject(value['seen']))
  )
}

const isPageMessage = (message: Command | PageMessage): message is PageMessage =>
  message.type === 'is-code-expected' || message.type === 'offer-token'

/**
 * Classifies a message by its sender: only the extension’s own pages may send commands; a script in a web page may only offer a token.
 * `senderUrl` is what the browser reports, `home` is the URL that all pages of the extension start with.
 */
export function classifyMessage(
  message: unknown,
  senderUrl: string | undefined,
  home: string,
): { command: Command } | { page: PageMessage } | null {
  if (!hasShape(message) || senderUrl === undefined) return null
  if (isPageMessage(message)) return { page: message }
  return senderUrl.startsWith(home) ? { command: message } : null
}
