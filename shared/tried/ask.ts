import type { TriedFacts, TriedPart } from './tried.ts'

/** Runs inside the page, by itself: asks the listener there (listen-for-tries.ts) to try a part. `name` is that of the event. */
export async function askToTry(name: string, part: TriedPart): Promise<Partial<TriedFacts> | null> {
  const detail: { part: TriedPart; facts?: Promise<Partial<TriedFacts>> } = { part }
  dispatchEvent(new CustomEvent(name, { detail }))
  return (await detail.facts) ?? null
}
