import { crc32 } from 'node:zlib'
import type { Disk, DiskFile } from './disk.ts'
import type { StoredOperation } from './staged-batch.ts'

/** First line of a file. `first` is the number of a journal's first batch, or of the first batch after a snapshot. */
export type Header = { slipway: 'journal' | 'snapshot'; version: number; first: number }
/** A batch of a journal, numbered across all journals, or a slice of a snapshot, numbered from 1. */
export type Batch = { n: number; ops: StoredOperation[] }
/** Last line of a snapshot: how many slices it has. */
export type End = { end: number }

// A line is `["<CRC-32 of the payload in hex>",<payload>]\n`: JSON itself, so that any tool can read the file.
const payloadStart = '["00000000",'.length
const checksumAt = 2

/** `payload` is JSON text. The newline is included. */
export function encodeLine(payload: string): Buffer {
  const line = Buffer.from(`["00000000",${payload}]\n`)
  line.write(checksum(line.subarray(payloadStart, -2)), checksumAt, 'latin1')
  return line
}

export const encodeBatch = (n: number, operations: string[]): Buffer => encodeLine(`{"n":${n},"ops":[${operations.join(',')}]}`)

/** The payload of a line without its newline; null if the line is corrupt. */
export function decodeLine(line: Buffer): unknown {
  const payload = line.subarray(payloadStart, -1)
  const isWhole = line.toString('latin1', 0, payloadStart) === `["${checksum(payload)}",` && line.at(-1) === 0x5d /* ] */
  return isWhole ? JSON.parse(payload.toString('utf8')) : null
}

const checksum = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0')

/** Valid until the next is read. `number` counts from 1, `offset` is in bytes; only a file's last line can lack its newline. */
export type Line = { bytes: Buffer; number: number; offset: number; hasNewline: boolean }

const chunkBytes = 512 * 1024
const newline = 0x0a

export async function* readLines(disk: Disk, path: string): AsyncGenerator<Line> {
  const file = await disk.open(path, 'r')
  try {
    let begun: Buffer[] = [] // parts of a line whose end has not been read yet
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

/** Reads the next chunk into a second buffer while the current one is processed. */
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
    await reading.catch(() => undefined) // if the reader has stopped
  }
}
