/** `work` on each, a few at once: a long list takes a process's connections from nobody else. */
export async function inBatches<T, R>(items: T[], size: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < items.length; start += size) done.push(...(await Promise.all(items.slice(start, start + size).map(work))))
  return done
}
