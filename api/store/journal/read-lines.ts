import type { Disk } from './disk.ts'

/** A line without its newline. `number` counts from 1, `offset` is in bytes; only a file's last line can lack its newline. */
export type Line = { bytes: Buffer; number: number; offset: number; hasNewline: boolean }

/** Small enough that parsing one chunk's lines keeps nobody waiting. */
const chunkBytes = 512 * 1024
const newline = 0x0a

export async function* readLines(disk: Disk, path: string): AsyncGenerator<Line> {
  const file = await disk.open(path, 'r')
  try {
    let begun: Buffer[] = [] // the parts of a line whose end has not been read yet
    let number = 1
    let offset = 0
    let position = 0
    const take = (last: Buffer, hasNewline: boolean): Line => {
      const bytes = begun.length === 0 ? last : Buffer.concat([...begun, last])
      const line = { bytes, number, offset, hasNewline }
      begun = []
      number += 1
      offset += bytes.length + 1
      return line
    }
    for (;;) {
      const chunk = Buffer.allocUnsafeSlow(chunkBytes) // a new one each time: lines are views of it
      const { bytesRead } = await file.read(chunk, 0, chunkBytes, position)
      if (bytesRead === 0) break
      position += bytesRead
      const text = chunk.subarray(0, bytesRead)
      let from = 0
      for (let end = text.indexOf(newline); end !== -1; end = text.indexOf(newline, from)) {
        yield take(text.subarray(from, end), true)
        from = end + 1
      }
      if (from < bytesRead) begun.push(text.subarray(from))
    }
    if (begun.length > 0) yield take(Buffer.alloc(0), false)
  } finally {
    await file.close()
  }
}
