/** The smallest files that still say how large their picture is. */

export function png(width: number, height: number, padding = 0): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return Buffer.concat([header, Buffer.alloc(padding)])
}

/** `comment` bytes of metadata stand in front of the size, as cameras write them. */
export function jpeg(width: number, height: number, comment: number): Buffer {
  const segments: Buffer[] = [Buffer.from('ffd8', 'hex')]
  for (let rest = comment; rest > 0; rest -= 60_000) {
    const length = Math.min(rest, 60_000)
    const segment = Buffer.alloc(length + 4)
    segment.writeUInt16BE(0xffe2, 0)
    segment.writeUInt16BE(length + 2, 2)
    segments.push(segment)
  }
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([...segments, frame, Buffer.from('ffd9', 'hex')])
}

export function gif(width: number, height: number): Buffer {
  const header = Buffer.from('47494638396100000000800000', 'hex')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  return header
}

/** An icon file of square pictures; 256 is written as 0. */
export function ico(...sizes: number[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  const entries = sizes.map((size) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt32LE(40, 8)
    entry.writeUInt32LE(6 + sizes.length * 16, 12)
    return entry
  })
  return Buffer.concat([head, ...entries, Buffer.alloc(40)])
}

export const svg = (attributes: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<!-- mark -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h8v8z"/></svg>`)
