import { crc32 } from 'node:zlib'
import type { StoredOperation } from './operation.ts'

/** First line of a file. `first` is the number of the first batch that a journal holds, or that a snapshot no longer does. */
export type Header = { slipway: 'journal' | 'snapshot'; version: number; first: number }
/** A batch of a journal, numbered through all journals, or a slice of a snapshot, numbered from 1. */
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

export function encodeBatch(n: number, operations: string[]): Buffer {
  return encodeLine(`{"n":${n},"ops":[${operations.join(',')}]}`)
}

/** The payload of a line without its newline; null when the line is not as it was written. */
export function decodeLine(line: Buffer): unknown {
  const payload = line.subarray(payloadStart, -1)
  const isWhole = line.toString('latin1', 0, payloadStart) === `["${checksum(payload)}",` && line.at(-1) === 0x5d /* ] */
  return isWhole ? JSON.parse(payload.toString('utf8')) : null
}

const checksum = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0')
