import type { DirectoryPage } from '../../shared/directories/reading/read-directory-page.ts'

/** A page of a directory that was asked for. `requests` counts every request it took, redirects and robots.txt included. */
export type Visit = { requests: number } & (
  | { outcome: 'answered'; status: number; url: string; page: DirectoryPage }
  | { outcome: 'failed'; status: number | null; note: string }
  /** robots.txt keeps us out, or more requests than allowed would be needed. */
  | { outcome: 'kept out'; status: null; note: string }
  /** We were too busy: nothing is known, and it is soon tried again. */
  | { outcome: 'begun'; status: null; note: string }
)

/** Visits pages politely: as robots.txt says, and each host slowly. */
export type DirectoryVisitor = {
  /** Takes at most `max` requests. Rejects only when it’s closed. */
  visit: (url: string, options: { kind: 'home' | 'other'; max: number }) => Promise<Visit>
  /** Ends visits that are under way. */
  close: () => Promise<void>
}
