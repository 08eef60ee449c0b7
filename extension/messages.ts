/** What the popup asks of the background. Answers come back through storage. */
export type Message = { type: 'run-audit'; key: string; url: string } | { type: 'cancel-audit'; key: string }

export function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('key' in value) || typeof value.key !== 'string') return false
  return value.type === 'cancel-audit' || (value.type === 'run-audit' && 'url' in value && typeof value.url === 'string')
}
