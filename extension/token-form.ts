const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const form = /^slipway_ct_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

/** What was pasted as a token. Its last six characters are the CRC-32 of the thirty before, so a lost letter is known without asking anybody. */
export function readToken(pasted: string): { token: string } | { fault: 'empty' | 'form' | 'checksum' } {
  const token = pasted.trim()
  if (token === '') return { fault: 'empty' }
  const [, secret, sum] = form.exec(token) ?? []
  if (secret === undefined) return { fault: 'form' }
  return checksum(secret) === sum ? { token } : { fault: 'checksum' }
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
