const encoder = new TextEncoder()

/** A whole number from 0 to `below` - 1 that is always the same for a text (FNV-1a). */
export function seeded(text: string, below: number): number {
  let value = 0x811c9dc5
  for (const byte of encoder.encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  // FNV leaves similar texts close together: mix once more (MurmurHash3's finalizer).
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) % below
}
