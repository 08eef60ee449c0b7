export const roundCount = 9

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Measures the contestants in turn, round after round, each round beginning with another one, so that whatever else the machine does
 * falls on all of them alike.
 */
export async function interleave<Name extends string>(
  contestants: Record<Name, () => Promise<number> | number>,
  rounds = roundCount,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[]
  const figures = {} as Record<Name, number[]>
  for (const name of names) figures[name] = []
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name
      figures[name].push(await contestants[name]())
    }
  }
  return figures
}

/** What ours cost for each one of theirs, by the medians of the rounds. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number => median(ours) / median(theirs)
