import { createHmac } from 'node:crypto'

/** The same text for the same text in every process, which does not tell what it was made of. */
export type Disguise = (text: string) => string

/**
 * Disguises addresses in what processes share. Addresses are few enough to try them all, so a plain hash would hide nothing: here that takes
 * the key of sign-ins. It protects a copy of these tables where that key is elsewhere (AUTH_SECRET), not one of the whole database where
 * the key is kept in it; and pairings and connections tell their owners addresses in clear.
 */
export function createDisguise(secret: string): Disguise {
  const key = createHmac('sha256', secret).update('addresses that processes share').digest()
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}
