import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { reportBounds, type ReportContent } from '../../domain/report.ts'

/** A report’s content as deflated JSON in base64, about a quarter of its size. Null if it’s too large, packed or unpacked. */
export function packContent(content: ReportContent): string | null {
  const text = JSON.stringify(content)
  if (text.length > reportBounds.characters) return null
  const packed = deflateRawSync(text).toString('base64')
  return packed.length > reportBounds.bytes ? null : packed
}

export const unpackContent = (packed: string): ReportContent =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as ReportContent
