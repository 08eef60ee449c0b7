import type { Holder } from './quotas.ts'

/** An entry that takes up a place, and the networks it came from: narrowest first, each within the next. */
export type Placed = { id: string; blocks: readonly Holder[] }

/** As many entries as one person may have at a time, say after a few retries. In a crowded network, nobody stands out with so few. */
const ordinary = 3

type Block = {
  share: number
  places: number
  inner: Block[]
  /** The entries of a narrowest block by age, oldest first. */
  ages: number[]
  /** The highest load of this block and all within it. */
  peak: number
  /** The age of the oldest entry within. */
  oldest: number
}

/**
 * Chooses which entries, given oldest first, to drop: one at a time, the oldest of the most crowded block, and in it of the most crowded block
 * within. So whoever fills a queue, with a /48, a provider's whole /32 or many addresses, only drops their own entries: a network loses one
 * only while no other is more crowded. If nobody stands out in a crowded block, the flood is between the neighbors who came before it and the
 * newest, so the one in the middle loses one.
 */
export function chooseCrowded(placed: readonly Placed[], count: number): string[] {
  const all = toBlocks(placed)
  const chosen = []
  while (chosen.length < count && all.oldest < Infinity) {
    const age = takeFrom(all)
    chosen.push(...placed.slice(age, age + 1).map(({ id }) => id))
  }
  return chosen
}

const newBlock = (share: number): Block => ({ share, places: 0, inner: [], ages: [], peak: 0, oldest: Infinity })

function toBlocks(placed: readonly Placed[]): Block {
  const all = newBlock(Infinity)
  const known = new Map<string, Block>()
  for (const [age, { blocks }] of placed.entries()) {
    let block = all
    for (const { key, share } of blocks.toReversed()) {
      let inner = known.get(key)
      if (inner === undefined) {
        inner = newBlock(share)
        known.set(key, inner)
        block.inner.push(inner)
      }
      block = inner
      block.places += 1
    }
    block.ages.push(age)
  }
  measureAll(all)
  return all
}

function measureAll(block: Block): void {
  for (const inner of block.inner) measureAll(inner)
  measure(block)
}

/** Wider blocks hold more customers, so they have a larger share (domain/quotas.ts). */
function measure(block: Block): void {
  block.peak = block.places / block.share
  block.oldest = block.ages[0] ?? Infinity
  for (const { peak, oldest } of block.inner) {
    if (peak > block.peak) block.peak = peak
    if (oldest < block.oldest) block.oldest = oldest
  }
}

/** Removes the oldest entry of the most crowded block within this one and returns its age. */
function takeFrom(block: Block): number {
  const age = block.inner.length === 0 ? block.ages.shift() : takeFrom(mostCrowdedOf(block))
  if (age === undefined) throw new Error('A block without places has no oldest.')
  if (block.share !== Infinity) block.places -= 1
  measure(block)
  return age
}

/** Of equally crowded ones, the one with the oldest entry; if this block is crowded and none within stands out, the one in the middle. */
function mostCrowdedOf({ inner, share, places }: Block): Block {
  let [most] = inner
  for (const block of inner) {
    if (most === undefined || block.peak > most.peak || (block.peak === most.peak && block.oldest < most.oldest)) most = block
  }
  if (most === undefined) throw new Error('Nothing is within a narrowest block.')
  const isCrowded = places / share > most.peak
  if (!isCrowded || most.peak > ordinary) return most
  const taken = inner.filter((block) => block.places > 0)
  return taken[taken.length >> 1] ?? most
}
