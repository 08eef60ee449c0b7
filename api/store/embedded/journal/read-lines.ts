import type { Disk, DiskFile } from './disk.ts'

/**
 * A line without its newline, good until the next one is asked for. `number` counts from 1, `offset` is in bytes; only a file's last line
 * can lack its newline.
 */
export type Line = { bytes: Buffer; number: number; offset: number; hasNewline: boolean }

const chunkBytes = 512 * 1024
const newline = 0x0a

export async function* readLines(disk: Disk, path: string): AsyncGenerator<Line> {
  const file = await disk.open(path, 'r')
  try {
    let begun: Buffer[] = [] // the parts of a line whose end has not been read yet
    let number = 1
    let offset = 0
    const take = (last: Buffer, hasNewline: boolean): Line => {
      const bytes = begun.length === 0 ? last : Buffer.concat([...begun, last])
      const line = { bytes, number, offset, hasNewline }
      begun = []
      number += 1
      offset += bytes.length + 1
      return line
    }
    for await (const chunk of readChunks(file)) {
      let from = 0
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        yield take(chunk.subarray(from, end), true)
        from = end + 1
      }
      if (from < chunk.length) begun.push(Buffer.from(chunk.subarray(from)))
    }
    if (begun.length > 0) yield take(Buffer.alloc(0), false)
  } finally {
    await file.close()
  }
}

/** Reads the next chunk while this one is looked at, into the other of two buffers. */
async function* readChunks(file: DiskFile): AsyncGenerator<Buffer> {
  let [buffer, other] = [Buffer.allocUnsafeSlow(chunkBytes), Buffer.allocUnsafeSlow(chunkBytes)]
  let position = 0
  let reading = file.read(buffer, 0, chunkBytes, position)
  try {
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) return
      position += bytesRead
      reading = file.read(other, 0, chunkBytes, position)
      yield buffer.subarray(0, bytesRead)
      ;[buffer, other] = [other, buffer]
    }
  } finally {
    await reading.catch(() => undefined) // where nobody asks for it any more
  }
}
