import { crc32, deflateRawSync } from 'node:zlib'

/** The date of every entry, in DOS format: January 1, 1980. The same files make the same archive. */
const date = 0x21
const utf8Names = 0x800
const deflated = 8

/** A ZIP archive of these files, by path (APPNOTE.TXT 6.3, without ZIP64: at most 65,535 files and 4 GiB). */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const path of [...files.keys()].sort()) {
    const [name, content] = [Buffer.from(path), files.get(path) ?? Buffer.of()]
    const packed = deflateRawSync(content, { level: 9 })
    const about = Buffer.alloc(26) // what both headers say
    const numbers = [20, utf8Names, deflated, 0, date]
    for (const [at, number] of numbers.entries()) about.writeUInt16LE(number, at * 2)
    for (const [at, number] of [crc32(content), packed.length, content.length].entries()) about.writeUInt32LE(number, 10 + at * 4)
    about.writeUInt16LE(name.length, 22)
    const inDirectory = Buffer.alloc(14) // no comment, disk 0, no attributes
    inDirectory.writeUInt32LE(offset, 10)
    entries.push(Buffer.from('PK\x03\x04', 'latin1'), about, name, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, inDirectory, name)
    offset += 4 + about.length + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const at of [8, 10]) end.writeUInt16LE(files.size, at)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...entries, listed, end])
}
