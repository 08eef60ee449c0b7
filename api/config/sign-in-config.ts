import { emailError } from '../domain/names/person.ts'

export type SignInConfig = {
  /** Signs session cookies; null to generate one and keep it in the data folder or the database. */
  authSecret: string | null
  /** Sends email; null to write emails to the log. */
  smtpUrl: string | null
  /** Who emails are from, without a name as the site; null to derive it from `smtpUrl` or `siteUrl`. */
  mailFrom: { name: string; address: string } | null
  github: { id: string; secret: string } | null
  google: { id: string; secret: string } | null
}

/** The sign-in settings. No message repeats a secret. */
export function readSignInConfig(given: (name: string) => string | undefined, production: boolean, errors: string[]): SignInConfig {
  const authSecret = given('AUTH_SECRET') ?? null
  if (production && authSecret !== null && authSecret.length < 32)
    errors.push(
      'AUTH_SECRET must have at least 32 characters: anyone who guesses it can sign in as any user. Unset it to have one generated.',
    )

  const smtpUrl = given('SMTP_URL') ?? null
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]+/.test(URL.parse(smtpUrl)?.href ?? ''))
    errors.push('SMTP_URL must be a URL such as smtps://user:password@mail.example.org.')
  const mailFrom = readSender(given('MAIL_FROM'), errors)

  const keys = (provider: string) => {
    const id = given(`${provider}_CLIENT_ID`)
    const secret = given(`${provider}_CLIENT_SECRET`)
    if (id !== undefined && secret !== undefined) return { id, secret }
    if (id !== secret) errors.push(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together.`)
    return null
  }
  return { authSecret, smtpUrl, mailFrom, github: keys('GITHUB'), google: keys('GOOGLE') }
}

/** `you@example.org` or `Your site <you@example.org>`. Line breaks would add header fields. */
function readSender(text: string | undefined, errors: string[]): SignInConfig['mailFrom'] {
  if (text === undefined) return null
  const [, quoted, plain, enclosed, bare] = /^(?:(?:"([^"<>\\]*)"|([^"<>@,;]*?))\s*<([^\s<>]+)>|([^\s<>]+))$/.exec(text) ?? []
  const name = (quoted ?? plain ?? '').trim()
  const address = enclosed ?? bare ?? ''
  if (emailError(address.toLowerCase()) === null && !/\p{Cc}/u.test(name)) return { name, address }
  errors.push(
    'MAIL_FROM must be an email address such as hello@example.org, or a name and an address such as Launches <hello@example.org>.',
  )
  return null
}
