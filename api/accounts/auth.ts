import { betterAuth } from 'better-auth/minimal'
import type { Logger } from 'pino'
import type { Store } from '../ports/store.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { storeAdapter } from './store-adapter.ts'

const day = 24 * 3600

export type SocialKeys = { id: string; secret: string }
export type AuthOptions = {
  siteUrl: string
  store: Store
  secret: string
  github: SocialKeys | null
  google: SocialKeys | null
  logger: Logger
}

/** better-auth, called as a library only; none of its own routes is mounted. */
export const createAuth = ({ siteUrl, store, secret, github, google, logger }: AuthOptions) =>
  betterAuth({
    appName: 'Slipway',
    baseURL: siteUrl,
    basePath: '/sign-in',
    secret,
    database: storeAdapter(store),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Lower levels log email addresses and every mistyped password.
    logger: {
      level: 'error',
      log: (_level, message, ...details) => logger.warn({ reasons: details.map(reasonOf) }, `better-auth: ${message}`),
    },
    emailAndPassword: {
      enabled: true,
      // domain/password.ts checks lengths, in characters.
      minPasswordLength: 1,
      maxPasswordLength: 4096,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { disableCleanup: true },
    account: { encryptOAuthTokens: true, storeStateStrategy: 'cookie' },
    onAPIError: { errorURL: '/sign-in/' },
    socialProviders: {
      ...(github && { github: { ...toOptions(github), redirectURI: `${siteUrl}/sign-in/callback/github/` } }),
      ...(google && { google: { ...toOptions(google), redirectURI: `${siteUrl}/sign-in/callback/google/` } }),
    },
    advanced: cookieOptions(siteUrl),
  })

const reasonOf = (detail: unknown) => (detail instanceof Error ? detail.message : typeof detail)

export type Auth = ReturnType<typeof createAuth>

const toOptions = ({ id, secret }: SocialKeys) => ({ clientId: id, clientSecret: secret })

/** The __Host- prefix makes browsers require Secure, Path=/ and this exact host; it works on https only. */
function cookieOptions(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  return {
    // The library's own option only supports the __Secure- prefix.
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-slipway' : 'slipway',
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
    ipAddress: { disableIpTracking: true },
  }
}
