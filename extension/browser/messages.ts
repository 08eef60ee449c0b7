import type { SubmissionFields } from '../../shared/schemas/submission.ts'
import { isObject } from './error-answer.ts'

/** What the extension's own pages ask of the background. Answers come back through storage, but for `use-token`. */
export type Command =
  | { type: 'run-audit'; key: string; url: string }
  | { type: 'cancel-audit'; key: string }
  | { type: 'connect' | 'show-pairing' | 'disconnect' | 'load-launches' }
  | { type: 'use-token'; token: string }
  | { type: 'send-draft'; key: string; fields: SubmissionFields }

/** What the script on the approval page asks: whether the code is awaited, then to take the token. */
export type PageMessage = { type: 'is-awaited'; code: string } | { type: 'take-token'; code: string; token: string }

const texts: Record<Command['type'] | PageMessage['type'], readonly string[]> = {
  'run-audit': ['key', 'url'],
  'cancel-audit': ['key'],
  connect: [],
  'show-pairing': [],
  disconnect: [],
  'load-launches': [],
  'use-token': ['token'],
  'send-draft': ['key'],
  'is-awaited': ['code'],
  'take-token': ['code', 'token'],
}

function hasShape(value: unknown): value is Command | PageMessage {
  if (!isObject(value) || typeof value['type'] !== 'string' || !Object.hasOwn(texts, value['type'])) return false
  const needed = texts[value['type'] as keyof typeof texts]
  return needed.every((name) => typeof value[name] === 'string') && (value['type'] !== 'send-draft' || isObject(value['fields']))
}

const isPageMessage = (message: Command | PageMessage): message is PageMessage =>
  message.type === 'is-awaited' || message.type === 'take-token'

/**
 * Sorts what arrives by who sent it: only the extension's own pages command, and a script inside a web page can only speak of a token.
 * `senderUrl` is the browser's word, `home` the address all own pages begin with.
 */
export function sortMessage(
  message: unknown,
  senderUrl: string | undefined,
  home: string,
): { command: Command } | { page: PageMessage } | null {
  if (!hasShape(message) || senderUrl === undefined) return null
  if (isPageMessage(message)) return { page: message }
  return senderUrl.startsWith(home) ? { command: message } : null
}
