/** Milliseconds of processor time of this thread: other work on the machine doesn’t count. */
function costOf(work: () => void): number {
  const from = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** What’s too short to compare. */
const trifle = 30

/**
 * How many times as long work takes on four times as much: 4 if it’s linear, 16 if it’s quadratic. The shortest of several runs each; 1 for a trifle.
 */
export function growthOf(work: (size: number) => () => void, size: number): number {
  const shortest = (n: number) => Math.min(...[1, 2, 3].map(() => costOf(work(n))))
  const [small, large] = [shortest(size), shortest(4 * size)]
  return large < trifle ? 1 : large / Math.max(small, 1)
}
