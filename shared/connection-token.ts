const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'slipway_ct_'
const form = new RegExp(`^${prefix}([0-9A-Za-z]{30})([0-9A-Za-z]{6})$`)

/**
 * A bearer token: a fixed prefix, 30 random base62 digits (178 bits), and their CRC-32 in 6 more, so that typos are detected offline
 * and secret scanners recognize it. `draw` returns a uniformly random number from 0 to 61.
 */
export function makeToken(draw: () => number): string {
  const secret = Array.from({ length: 30 }, () => digits[draw()]).join('')
  return prefix + secret + checksum(secret)
}

/** What is wrong with an entered token, or null. */
export function tokenError(text: string): 'form' | 'checksum' | null {
  const [, secret, sum] = form.exec(text) ?? []
  if (secret === undefined) return 'form'
  return checksum(secret) === sum ? null : 'checksum'
}

function checksum(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  for (let place = 0; place < 6; place += 1) {
    text = `${digits[rest % 62]}${text}`
    rest = Math.floor(rest / 62)
  }
  return text
}

/** ISO 3309, as zlib computes it; `text` is ASCII. */
function crc32(text: string): number {
  let sum = 0xffffffff
  for (const letter of text) {
    sum ^= letter.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
