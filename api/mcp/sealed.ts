import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** What only the holder of a session's id reads again: whoever keeps it knows no more than the id's hash. */
export function seal(id: string, value: unknown): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(id), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** Throws for what was sealed by another id, or changed since. */
export function unseal(id: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(id), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString())
}

const keyOf = (id: string) => Buffer.from(hkdfSync('sha256', id, '', 'slipway: what a session was asked', 32))
