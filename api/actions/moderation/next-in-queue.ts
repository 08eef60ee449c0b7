/** The id after this one in the queue, or the one before; null if it’s the only one or isn’t in the queue. */
export function nextInQueue(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id)
  return at === -1 ? null : (ids[at + 1] ?? ids[at - 1] ?? null)
}
