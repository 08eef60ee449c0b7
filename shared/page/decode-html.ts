type Charset = { name: string; from: 'bom' | 'header' | 'meta' | 'default' }

/** Bytes searched for a <meta> declaration (HTML Standard, 13.2.3.2: the first 1024; real pages put it later). */
const prescanBytes = 4_096

/**
 * Reads the bytes of a page as browsers do: byte order mark, HTTP header, <meta> prescan, then UTF-8,
 * or windows-1252 where the bytes are not UTF-8. Names are those of the Encoding Standard.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): { html: string; charset: Charset } {
  const charset = sniff(bytes, contentType)
  return { html: new TextDecoder(charset.name).decode(bytes), charset }
}

function sniff(bytes: Uint8Array, contentType: string | null): Charset {
  const marked = bomEncoding(bytes)
  if (marked) return { name: marked, from: 'bom' }
  const fromHeader = knownEncoding(/charset\s*=\s*["']?\s*([^\s;"']+)/i.exec(contentType ?? '')?.[1])
  if (fromHeader) return { name: fromHeader, from: 'header' }
  const fromMeta = metaEncoding(bytes.subarray(0, prescanBytes))
  if (fromMeta) return { name: fromMeta, from: 'meta' }
  return { name: isUtf8(bytes) ? 'utf-8' : 'windows-1252', from: 'default' }
}

function bomEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
}

/** The Encoding Standard’s name for a label; null if unknown. */
function knownEncoding(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

function metaEncoding(head: Uint8Array): string | null {
  const ascii = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  // Runs of spaces mean nothing, and slow down the patterns below.
  const markup = ascii
    .replaceAll(/\s+/g, ' ')
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(script|style|noscript|title)\b[^]*?(?:<\/\1|$)/gi, '')
  for (const [tag] of markup.matchAll(/<meta[\s/][^>]*/gi)) {
    const withoutContent = tag.replace(/\bcontent\s*=\s*(?:"[^"]*"?|'[^']*'?)/gi, '')
    const own = /[\s/"']charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(withoutContent)?.[1]
    const inContent = /http-equiv\s*=\s*["']?\s*content-type/i.test(tag)
      ? /content\s*=[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1]
      : undefined
    const name = knownEncoding(inContent ?? own)
    // A meta that could be read as ASCII cannot be UTF-16 (same section of the standard).
    if (name) return name.startsWith('utf-16') ? 'utf-8' : name
  }
  return null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
