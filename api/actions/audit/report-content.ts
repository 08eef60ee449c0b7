import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ReportContent } from '../../domain/report.ts'

/** What a report says, compressed to about a quarter: JSON, deflated, in base64. */
export const packContent = (content: ReportContent): string => deflateRawSync(JSON.stringify(content)).toString('base64')

export const unpackContent = (packed: string): ReportContent =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as ReportContent
