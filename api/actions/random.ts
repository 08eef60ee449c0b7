import type { World } from '../ports/world.ts'

/** Fair whole numbers from 0 below `below` (at most 256), by rejection. */
export const fairNumbers =
  ({ random }: Pick<World, 'random'>) =>
  (below: number): number => {
    const fair = 256 - (256 % below)
    for (;;) {
      const [byte = 255] = random(1)
      if (byte < fair) return byte % below
    }
  }

/** An id that sorts by its time: 48 bits of milliseconds and 80 random ones, hexadecimal. */
export function createId({ clock, random }: Pick<World, 'clock' | 'random'>): string {
  return clock().getTime().toString(16).padStart(12, '0') + Buffer.from(random(10)).toString('hex')
}
