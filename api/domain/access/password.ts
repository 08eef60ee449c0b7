import passwords from './common-passwords.json' with { type: 'json' }

/** Lengths follow NIST SP 800-63B: long passwords are welcome, and there are no rules about characters. */
export const passwordLength = { min: 8, max: 200 }

/** The most common passwords of 8 characters or more, in lower case. */
const common = new Set(passwords)

/** How many characters a password needs besides the part of the email before the @. */
const nameRest = 6

/** What's wrong with a new password, or null. `email` belongs to its account. */
export function passwordError(password: string, email: string): string | null {
  const length = Array.from(password).length
  if (length === 0) return 'Choose a password.'
  if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`
  if (length > passwordLength.max) return `Use up to ${passwordLength.max} characters.`
  const folded = password.normalize('NFKC').toLowerCase()
  if (common.has(folded) || /^(.)\1*$/su.test(folded)) return 'This password is too common.'
  const [name = ''] = email.toLowerCase().split('@')
  if (name.length >= 4 && folded.includes(name) && folded.replaceAll(name, '').length < nameRest)
    return 'This password is too similar to your email.'
  return null
}
