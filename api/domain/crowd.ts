import type { Holder } from './quotas.ts'

/** An entry that takes up a place, and the networks it came from: narrowest first, each within the next. */
export type Placed = { id: string; blocks: readonly Holder[] }

type Block = {
  key: string
  share: number
  places: number
  /** The highest load of this block and all within it. */
  peak: number
  within: Map<string, Block>
  /** Of a narrowest block, oldest first. */
  ids: string[]
}

/** How crowded a block is: wider ones hold more customers, so they have a larger share (domain/quotas.ts). */
const loadOf = ({ places, share }: Block): number => places / share

/**
 * Chooses which entries, given oldest first, to drop: one at a time, the oldest of the most crowded block, and in it of the most crowded block
 * within. So whoever fills a queue, with a /48, a provider's whole /32 or many addresses, only drops their own entries: a network loses one
 * only while no other is more crowded.
 */
export function chooseCrowded(placed: readonly Placed[], count: number): string[] {
  const all = newBlock('', Infinity)
  for (const { id, blocks } of placed) {
    let block = all
    for (const { key, share } of blocks.toReversed()) {
      const inner = block.within.get(key) ?? newBlock(key, share)
      block.within.set(key, inner)
      block = inner
      block.places += 1
    }
    block.ids.push(id)
  }
  setPeaks(all)
  return Array.from({ length: Math.min(count, placed.length) }, () => takeOldest(all))
}

const newBlock = (key: string, share: number): Block => ({ key, share, places: 0, peak: 0, within: new Map(), ids: [] })

function setPeaks(block: Block): void {
  for (const inner of block.within.values()) setPeaks(inner)
  setPeak(block)
}

function setPeak(block: Block): void {
  block.peak = loadOf(block)
  for (const { peak } of block.within.values()) if (peak > block.peak) block.peak = peak
}

/** Removes and returns the oldest of the most crowded block within this one. */
function takeOldest(block: Block): string {
  const path = [block]
  for (let at = block; at.within.size > 0; path.push(at)) at = mostCrowdedOf(at)
  const id = path.at(-1)?.ids.shift()
  if (id === undefined) throw new Error('A block without places has no oldest.')
  for (const [at, inner] of [...path.entries()].toReversed()) {
    if (at > 0) inner.places -= 1
    if (inner.places === 0) path[at - 1]?.within.delete(inner.key)
    setPeak(inner)
  }
  return id
}

/** Among equally crowded ones, the one with the oldest entry. */
function mostCrowdedOf({ within }: Block): Block {
  let [most] = within.values()
  if (most === undefined) throw new Error('Nothing is within a narrowest block.')
  for (const block of within.values()) if (block.peak > most.peak) most = block
  return most
}
