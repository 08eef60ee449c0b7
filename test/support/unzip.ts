import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive, by path, read from its directory as browsers do. Throws if a checksum is wrong. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [number, number, number]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(start, start + packed))
    if (crc32(content) !== crc || content.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} is damaged.`)
    files.set(name, content)
    at += 46 + nameLength + extra + comment
  }
  return files
}
