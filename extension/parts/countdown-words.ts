/** A duration as 4:05 or 59 s, rounded up to whole seconds. */
export function countdownWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
