/** The code points that a TrueType font has a glyph for (OpenType specification, cmap: formats 4 and 12, which are all that a subset has). */
export function drawnCharacters(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const found = new Set<number>()
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const entry = 12 + table * 16
    if (view.getUint32(entry) !== 0x636d6170) continue
    const cmap = view.getUint32(entry + 8)
    for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
      const subtable = cmap + view.getUint32(cmap + 8 + index * 8)
      const format = view.getUint16(subtable)
      if (format === 4) readSegments(view, subtable, found)
      if (format === 12) readGroups(view, subtable, found)
    }
  }
  return found
}

function readSegments(view: DataView, subtable: number, found: Set<number>): void {
  const double = view.getUint16(subtable + 6)
  for (let at = 0; at < double; at += 2) {
    const end = view.getUint16(subtable + 14 + at)
    const start = view.getUint16(subtable + 16 + double + at)
    const delta = view.getUint16(subtable + 16 + 2 * double + at)
    const offset = view.getUint16(subtable + 16 + 3 * double + at)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const place = subtable + 16 + 3 * double + at + offset + (code - start) * 2
      const glyph = offset === 0 ? code : view.getUint16(place)
      if (offset === 0 ? ((glyph + delta) & 0xffff) !== 0 : glyph !== 0) found.add(code)
    }
  }
}

function readGroups(view: DataView, subtable: number, found: Set<number>): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + group * 12
    const [start, end, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)]
    for (let code = start; code <= end; code += 1) if (glyph + code - start !== 0) found.add(code)
  }
}
