import type { World } from '../ports/world.ts'

/** Uniformly random integers from 0 to `below` - 1 (`below` is at most 256), by rejection sampling. */
export const fairNumbers =
  ({ random }: Pick<World, 'random'>) =>
  (below: number): number => {
    const fair = 256 - (256 % below)
    for (;;) {
      const [byte = 255] = random(1)
      if (byte < fair) return byte % below
    }
  }

/** An id that sorts by creation time: 48 bits of milliseconds and 80 random bits, in hex. */
export function createId({ clock, random }: Pick<World, 'clock' | 'random'>): string {
  return clock().getTime().toString(16).padStart(12, '0') + Buffer.from(random(10)).toString('hex')
}
