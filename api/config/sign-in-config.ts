export type SignInConfig = {
  /** Signs session cookies; null: one is made and kept in the data folder, or in the database. */
  authSecret: string | null
  /** Sends mail; null: mails are in the log. */
  smtpUrl: string | null
  github: { id: string; secret: string } | null
  google: { id: string; secret: string } | null
}

/** The settings of sign-in. No message repeats a secret. */
export function readSignInConfig(given: (name: string) => string | undefined, production: boolean, faults: string[]): SignInConfig {
  const authSecret = given('AUTH_SECRET') ?? null
  if (production && authSecret !== null && authSecret.length < 32)
    faults.push('AUTH_SECRET must have at least 32 characters: whoever guesses it can sign in as anybody. Unset, a key is made and kept.')

  const smtpUrl = given('SMTP_URL') ?? null
  if (smtpUrl !== null && !/^smtps?:\/\/[^/]+/.test(URL.parse(smtpUrl)?.href ?? ''))
    faults.push('SMTP_URL must be an address such as smtps://user:password@mail.example.org.')

  const keys = (provider: string) => {
    const id = given(`${provider}_CLIENT_ID`)
    const secret = given(`${provider}_CLIENT_SECRET`)
    if (id !== undefined && secret !== undefined) return { id, secret }
    if (id !== secret) faults.push(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET must be set together.`)
    return null
  }
  return { authSecret, smtpUrl, github: keys('GITHUB'), google: keys('GOOGLE') }
}
