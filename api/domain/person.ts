export const nameLength = 80
const emailLength = 254

/** As it is kept and compared: without spaces around it, in lower case. */
export const foldEmail = (typed: string): string => typed.trim().toLowerCase()

/** What is wrong with an e-mail address, as a sentence, or null. Only a message that arrives proves more than this. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Type your e-mail address.'
  if (email.length > emailLength || !/^[\w'+.-]{1,64}@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/.test(email) || /^\.|[.'-]@|\.\./.test(email))
    return 'This is no e-mail address we could write to. It looks like name@example.com.'
  return null
}

/** A person's name as typed, with its spaces put in order and without characters that cannot be seen. */
export const tidyName = (typed: string): string =>
  typed
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()

export function nameFault(name: string): string | null {
  if (name === '') return 'Tell us the name to show beside your launches.'
  return Array.from(name).length > nameLength ? `Use at most ${nameLength} characters.` : null
}

/** Whoever has one of these seems to speak for the catalog. */
const reserved = new Set(
  'admin administrator moderator moderation mod slipway support staff team official root system security help'.split(' '),
)

/** A handle is written without its @, in lower case; an empty one is none. */
export function handleFault(handle: string): string | null {
  if (handle !== '' && !/^[a-z0-9_-]{2,30}$/.test(handle)) return 'Use 2 to 30 of a to z, 0 to 9, _ and -.'
  const isReserved = reserved.has(handle.replaceAll(/[_-]/g, '')) || handle.split(/[_-]/).some((word) => word === 'slipway')
  return isReserved ? 'This handle stands for the catalog itself. Choose another.' : null
}
