import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'

const mostBytes = 300_000
const judged = /\.(?:pdf|zip|docx|xlsx|pptx|epub|ics|vcf)$/i

/** Why a file can’t be opened, as the rest of a sentence about “the file”; null if it can, as far as its first and last bytes tell. */
export function fileFault(path: string, bytes: Uint8Array): string | null {
  if (!judged.test(path)) return null
  if (bytes.length === 0) return 'the file is empty'
  const text = Buffer.from(bytes).toString('latin1')
  if (/\.pdf$/i.test(path)) {
    if (!text.slice(0, 1024).includes('%PDF-')) return 'the file isn’t a PDF'
    return text.slice(-2048).includes('%%EOF') ? null : 'the file is cut off'
  }
  if (/\.ics$/i.test(path)) {
    if (!/^\uFEFF?(?:ï»¿)?\s*BEGIN:VCALENDAR/i.test(text)) return 'the file isn’t a calendar'
    if (!/END:VCALENDAR\s*$/i.test(text)) return 'the file is cut off'
    return /BEGIN:VEVENT/i.test(text) && !/^DTSTART/im.test(text) ? 'its event has no date' : null
  }
  if (/\.vcf$/i.test(path)) return /BEGIN:VCARD[\s\S]*END:VCARD\s*$/i.test(text) ? null : 'the file isn’t a whole contact card'
  if (!text.startsWith('PK')) return 'the file isn’t a ZIP archive'
  if (text.startsWith('PK\u0005\u0006')) return 'the file is empty'
  return text.slice(-66_000).includes('PK\u0005\u0006') ? null : 'the file is cut off'
}

/** As fileFault, of a file of the site, which is fetched; those too large to be read whole aren’t judged. */
export async function askFile(session: Session, url: URL, ms: number): Promise<string | null> {
  if (!judged.test(url.pathname)) return null
  const answer = await follow(session, url, { ms })
  if (answer.status !== 200 || Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.discard()
    return null
  }
  const { bytes, complete } = await readBody(answer, { max: mostBytes, cut: true })
  return complete ? fileFault(url.pathname, bytes) : null
}
