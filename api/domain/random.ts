/** What has cryptographically random bytes. */
type Chance = { random: (bytes: number) => Uint8Array }

/** Uniformly random integers from 0 to `below` - 1 (`below` is at most 256), by rejection sampling. */
export const fairNumbers =
  ({ random }: Chance) =>
  (below: number): number => {
    const fair = 256 - (256 % below)
    for (;;) {
      const [byte = 255] = random(1)
      if (byte < fair) return byte % below
    }
  }

/** An id that sorts by creation time: 48 bits of milliseconds and 80 random bits, in hex. */
export function createId({ clock, random }: Chance & { clock: () => Date }): string {
  const hex = Array.from(random(10), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return clock().getTime().toString(16).padStart(12, '0') + hex
}
