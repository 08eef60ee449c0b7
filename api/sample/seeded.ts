/** A whole number from 0 to `below` - 1 that is always the same for a text (FNV-1a). */
export function seeded(text: string, below: number): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  // FNV's low bits are weak for short texts: mix the high ones in.
  return (value ^ (value >>> 15)) % below
}
