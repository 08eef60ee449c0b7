import type { ImageFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../page-reader.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { reasonOf } from './reason.ts'

/** Past this a social image is too heavy anyway (Meta's limit), so its exact size is not asked for. */
const maxBytes = 8 * 1024 * 1024 + 1
/** Where the size of a picture stands, even behind a JPEG's metadata. */
const headBytes = 512 * 1024

const mediaTypes: Record<string, string> = { ico: 'image/x-icon', jpg: 'image/jpeg', svg: 'image/svg+xml' }

/** Fetches an image and measures it. Never rejects. */
export async function gatherImage(session: Session, reader: PageReader, address: string, page: URL): Promise<ImageFacts> {
  const facts: ImageFacts = { url: address, reason: null, type: null, width: null, height: null, bytes: 0 }
  const url = URL.parse(address, page)
  if (url === null) return { ...facts, reason: 'The address of the image is malformed.' }
  try {
    const bytes = url.protocol === 'data:' ? dataOf(url) : await fetchImage(session, url)
    if (typeof bytes === 'string') return { ...facts, reason: bytes }
    if (bytes.length === 0) return { ...facts, reason: 'The image is empty.' }
    const measured = { ...facts, bytes: bytes.length }
    const { type, width, height } = await reader.measureImage(bytes.subarray(0, headBytes), session.signal)
    if (type === null) return { ...measured, reason: 'The file is no image.' }
    const size = type === 'svg' ? { width: null, height: null } : { width, height }
    return { ...measured, type: mediaTypes[type] ?? `image/${type}`, ...size }
  } catch (error) {
    return { ...facts, reason: reasonOf(error) }
  }
}

/** The bytes (at most one more than 8 MB), or why there are none. */
async function fetchImage(session: Session, url: URL): Promise<Uint8Array | string> {
  const answer = await follow(session, url, { accept: 'image/*,*/*;q=0.5' })
  if (answer.status === 200) return (await readBody(answer, { max: maxBytes, cut: true })).bytes
  answer.body.destroy()
  return `The image answers ${answer.status}.`
}

/** The content of a data: address (RFC 2397), as small icons are often declared. */
function dataOf(url: URL): Uint8Array {
  const comma = url.href.indexOf(',')
  const content = url.href.slice(comma + 1)
  if (/;\s*base64$/i.test(url.href.slice(0, comma))) return Buffer.from(content.replace(/%[0-9a-f]{2}/gi, decodeURIComponent), 'base64')
  return Buffer.from(
    content.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))),
    'latin1',
  )
}
