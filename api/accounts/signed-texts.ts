import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedTexts } from '../ports/world.ts'

/** Texts signed with a key of their own for each purpose, made from the sign-in key: the text, a dot, then the signature. */
export function createSignedTexts(secret: string, purpose: string): SignedTexts {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => `${text}.${signatureOf(text).toString('base64url')}`,
    read(signed) {
      const end = signed.lastIndexOf('.')
      const text = signed.slice(0, Math.max(0, end))
      const given = Buffer.from(signed.slice(end + 1), 'base64url')
      const own = signatureOf(text)
      return given.length === own.length && timingSafeEqual(given, own) ? text : null
    },
  }
}
