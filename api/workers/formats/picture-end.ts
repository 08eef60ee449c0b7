import { crc32 } from 'node:zlib'

/** What is wrong with an image file; null if it’s complete or in a format not checked here. Nothing is decoded. */
export function pictureError(bytes: Uint8Array, type: string): string | null {
  const isWhole = endings[type]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? true
  return isWhole ? null : 'it’s cut off or damaged'
}

/** PNG (Third Edition) section 5: chunks with a checksum each, to IEND. Browsers show only part of an image whose last bytes are missing. */
function isWholePng(file: Buffer): boolean {
  let at = 8
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) return false
    const type = file.toString('latin1', at + 4, at + 8)
    // Browsers ignore the checksum of ancillary chunks.
    if (/^[A-Z]/.test(type) && crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return false
    if (type === 'IEND') return true
    at = end
  }
  return false
}

/** ITU-T T.81 annex B: segments, then entropy-coded data until the end-of-image marker. Some cameras append more data. */
function isWholeJpeg(file: Buffer): boolean {
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return false
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return true
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      at += 2 + file.readUInt16BE(at + 2)
      // Within the data of a scan, 0xff is followed by zero or a restart marker.
      if (marker === 0xda) at = nextMarker(file, at)
    }
  }
  return file.length >= at + 2 && file[at] === 0xff && file[at + 1] === 0xd9
}

function nextMarker(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at >= 0 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = file.indexOf(0xff, at + 1)
  }
  return file.length
}

/** GIF89a section 27: the trailer is the last byte; some programs pad it. */
function isWholeGif(file: Buffer): boolean {
  let end = file.length
  while (end > 0 && file[end - 1] === 0) end -= 1
  return file.subarray(Math.max(0, end - 64), end).includes(0x3b)
}

/** RFC 9649 section 2.3: the RIFF header holds the size of the rest. */
const isWholeWebp = (file: Buffer): boolean => file.length >= 12 && file.length >= file.readUInt32LE(4) + 8

/** ISO/IEC 14496-12: boxes with their sizes; zero means “to the end of the file”. */
function isWholeIsobmff(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size === 0) return true
    const whole = size === 1 ? (at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : 0) : size
    if (whole < 8) return false
    at += whole
  }
  return at === file.length
}

const endings: Record<string, ((file: Buffer) => boolean) | undefined> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
  'image/avif': isWholeIsobmff,
}
