import { plural } from '../plural.ts'

/** `seconds` as people say it, in whole minutes from one minute up. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return plural(minutes, 'minute')
}
