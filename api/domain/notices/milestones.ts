/** Numbers of votes that makers are notified of; after the last one, each further thousand. */
const first = [1, 5, 10, 25, 50, 100, 250, 500, 1000]

/** The last milestone that a number of votes has reached; 0 if none. */
export function milestoneOf(votes: number): number {
  if (votes >= 1000) return Math.floor(votes / 1000) * 1000
  return first.findLast((milestone) => milestone <= votes) ?? 0
}
