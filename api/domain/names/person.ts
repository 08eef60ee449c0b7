import { isOwnLabel, isReservedName, reservedName } from './reserved-names.ts'

export const nameLength = 80
const emailLength = 254

/** An email as stored and compared: trimmed and lower-cased. */
export const foldEmail = (typed: string): string => typed.trim().toLowerCase()

/** What's wrong with an email address, or null. Only a delivered message can prove more. */
export function emailError(email: string): string | null {
  if (email === '') return 'Enter your email.'
  if (email.length > emailLength || !/^[\w'+.-]{1,64}@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/.test(email) || /^\.|[.'-]@|\.\./.test(email))
    return 'Enter a valid email, like name@example.com.'
  return null
}

/** A name with white space collapsed and invisible characters removed. */
export const tidyName = (typed: string): string =>
  typed
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()

type Namer = { siteUrl: string; isModerator?: boolean }

/** What’s wrong with a name, or null. Only moderators may use reserved names. */
export function nameError(name: string, { siteUrl, isModerator = false }: Namer): string | null {
  if (name === '') return 'Enter your name.'
  if (Array.from(name).length > nameLength) return `Use up to ${nameLength} characters.`
  return !isModerator && (isReservedName(name, siteUrl) || isOwnLabel(name)) ? reservedName() : null
}

/** What's wrong with a handle (lower case, without @), or null. An empty text means no handle. */
export function handleError(handle: string, { siteUrl, isModerator = false }: Namer): string | null {
  if (handle !== '' && !/^[a-z0-9_-]{2,30}$/.test(handle)) return 'Use 2–30 characters: lowercase letters, numbers, _ and -.'
  return !isModerator && (isReservedName(handle, siteUrl) || isOwnLabel(handle)) ? 'This handle is reserved.' : null
}

/** Of a name or handle that could be mistaken for somebody’s who is known on the site. */
export const lookAlike = {
  name: 'This name is too similar to a moderator’s or maker’s. Add something to tell you apart, such as a last name.',
  handle: 'This handle is too similar to a moderator’s or maker’s. Choose another.',
}

/** An account as its owner recognizes it, without the email: “Ada Lovelace (@ada)”. */
export const accountLabel = ({ name, handle }: { name: string; handle: string | null }): string =>
  handle === null ? name : `${name} (@${handle})`
