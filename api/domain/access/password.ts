/** Lengths follow NIST SP 800-63B: long passwords are welcome, and there are no rules about characters. */
export const passwordLength = { min: 8, max: 200 }

/** The most common passwords of 8 characters or more, in lower case. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort passwort1 motdepasse contrasena
  12345678 123456789 1234567890 12345678910 123123123 11111111 00000000 88888888 87654321 987654321 0987654321 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertzuiop azertyuiop asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345
  abcdefg1 a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 starwars trustno1
  welcome1 welcome123 letmein1 letmein123 changeme changeme1 secret123 computer internet whatever michelle jennifer jessica1 charlie1
  monkey123 dragon123 master123 shadow123 admin123 admin1234 administrator testtest test1234 test12345 guest123 default1 samsung1
  liverpool1 chelsea1 arsenal1 corvette mercedes ferrari1 maverick midnight december november february`.split(/\s+/),
)

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
