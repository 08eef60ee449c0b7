import { plural } from '../plural.ts'

/** How many of the directories that are shown nobody has verified for long; empty if there are none. */
export function staleWords(stale: number, shown: number): string {
  if (stale === 0) return ''
  const who = shown === 1 ? 'It wasn’t' : stale === shown ? 'None was' : plural(stale, 'wasn’t', 'weren’t')
  return `${who} verified in the last six months.`
}
