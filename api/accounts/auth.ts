import { getOAuthState, createAuthEndpoint } from 'better-auth/api'
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal'
import type { Logger } from 'pino'
import type { Store } from '../ports/store.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Consequences } from './rows.ts'
import { currentArrival, noteInvite } from './sign-ups/owner-link.ts'
import { isMailboxTaken } from './email/mailbox-holder.ts'
import { isDomainAdmitted, isNewcomerBlocked, type SignUpRules, isInviteUsable } from './sign-ups/admission.ts'
import { sessionTimes } from './sessions/session-rows.ts'
import { storeAdapter } from './store-adapter.ts'
import { paths } from '../../shared/paths.ts'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins'

export type SocialKeys = { id: string; secret: string }
export type AuthOptions = {
  siteUrl: string
  store: Store
  secret: string
  github: SocialKeys | null
  google: SocialKeys | null
  logger: Logger
  rules: SignUpRules
  clock: () => Date
  consequences: Consequences
  onSignUp?: () => void
}

export const basePath = '/auth'

/** better-auth, called as a library only; none of its own routes is mounted. */
export const createAuth = ({ siteUrl, store, secret, github, google, logger, rules, clock, consequences, onSignUp }: AuthOptions) =>
  betterAuth({
    appName: 'Slipway',
    baseURL: siteUrl,
    basePath,
    secret,
    database: storeAdapter(store, siteUrl, consequences),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Lower levels log email addresses and every mistyped password.
    logger: {
      level: 'error',
      log: (_level, message, ...details) => logger.warn({ reasons: details.map(reasonOf) }, `better-auth: ${message}`),
    },
    emailAndPassword: {
      enabled: true,
      // domain/access/password.ts checks lengths, in characters.
      minPasswordLength: 1,
      maxPasswordLength: 4096,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { ...sessionTimes, additionalFields: { awaitsCode: { type: 'boolean', required: false, input: false } } },
    verification: { disableCleanup: true },
    account: { storeStateStrategy: 'cookie' },
    user: { validateUserInfo: (claim) => rejectUnproven({ store, rules, clock }, claim) },
    databaseHooks: { user: { create: { after: async () => onSignUp?.() } } },
    onAPIError: { errorURL: paths.signIn() },
    socialProviders: {
      ...(github && { github: { ...toOptions(github), redirectURI: `${siteUrl}${paths.socialCallback({ provider: 'github' })}` } }),
      ...(google && { google: { ...toOptions(google), redirectURI: `${siteUrl}${paths.socialCallback({ provider: 'google' })}` } }),
    },
    advanced: cookieOptions(siteUrl),
    plugins: [secondFactorPlugin(), sessionCookies()],
  })

type SignUpOptions = Pick<AuthOptions, 'store' | 'rules' | 'clock'>
type Claim = Parameters<NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>>[0]

/** Only with an email that the provider has verified; while the account’s own is unverified, or to link one, both must be the same. */
async function rejectUnproven(options: SignUpOptions, { user: claimed, source: { method, action } }: Claim) {
  if (method !== 'oauth') return undefined
  const rejection = { error: 'email_not_verified' }
  if (claimed.emailVerified !== true) return rejection
  if (action === 'create-user') return rejectNewcomer(options, String(claimed.email))
  const { store } = options
  const own = await store.get('authUsers', String(claimed.id))
  if (own?.['email'] === String(claimed.email).toLowerCase()) return undefined
  return action === 'sign-in' && own?.['emailVerified'] === true ? undefined : rejection
}

/** Who may sign up is also asked of those who come from a provider. The invitation travels in the encrypted state of the sign-in. */
async function rejectNewcomer({ store, rules, clock }: SignUpOptions, email: string) {
  if (rules.readOnly) return { error: 'read_only' }
  if (await isNewcomerBlocked(store, email, currentArrival().ip)) return { error: 'sign_up_blocked' }
  if (await isMailboxTaken(store, { id: '', email })) return { error: 'account_not_linked' }
  if (rules.signUps === 'closed') return { error: 'sign_ups_closed' }
  if (!isDomainAdmitted(rules, email)) return { error: 'domain_not_admitted' }
  if (rules.signUps !== 'invite') return undefined
  const given: unknown = (await getOAuthState())?.['invite']
  const invite = typeof given === 'string' ? given : null
  if (!(await isInviteUsable(store, invite, clock()))) return { error: 'invitation_needed' }
  noteInvite(invite)
  return undefined
}

const reasonOf = (detail: unknown) => (detail instanceof Error ? detail.message : typeof detail)

export type Auth = ReturnType<typeof createAuth>

const toOptions = ({ id, secret }: SocialKeys) => ({ clientId: id, clientSecret: secret })

/** The __Host- prefix makes browsers require Secure, Path=/ and this exact host; it works on https only. */
export const cookiePrefix = (siteUrl: string): string => (siteUrl.startsWith('https:') ? '__Host-slipway' : 'slipway')

/** Signatures don’t depend on a cookie’s name, which http and https have of their own. */
export function adoptCookies(siteUrl: string, cookieHeader: string): string[] {
  const own = cookiePrefix(siteUrl)
  const given = cookieHeader.split(/;\s*/)
  if (given.some((cookie) => cookie.startsWith(`${own}.session_token=`))) return []
  const other = cookiePrefix(siteUrl.startsWith('https:') ? 'http:' : 'https:')
  return given
    .filter((cookie) => cookie.startsWith(`${other}.session_token=`))
    .map((cookie) => `${own}${cookie.slice(other.length)}; Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`)
}

function cookieOptions(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  return {
    // The library's own option only supports the __Secure- prefix.
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(siteUrl),
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
    ipAddress: { disableIpTracking: true },
  }
}

type Body = { token: string }

/** A body that only this service sends needs no validation. */
const asSent: StandardSchema<Body> = {
  '~standard': { version: 1, vendor: 'slipway', validate: (value) => ({ value: value as Body }) },
}
type StandardSchema<T> = {
  '~standard': { version: 1; vendor: string; validate: (value: unknown) => { value: T }; types?: { input: T; output: T } }
}

/** An extension of the sign-in library: sets the cookies of a session that the service has opened itself. */
const sessionCookies = () => ({
  id: 'session-cookies' as const,
  endpoints: {
    sendSession: createAuthEndpoint.serverOnly({ method: 'POST', body: asSent }, async (ctx) => {
      const found = await ctx.context.internalAdapter.findSession(ctx.body.token)
      if (found === null) throw new Error('A session has ended before its cookies were sent.')
      await setSessionCookie(ctx, found)
      return ctx.json({})
    }),
  },
})

/** What the library calls the site in the URI for an authenticator app, until second-factor.ts puts in its name. */
export const issuer = 'Slipway'

/** The sign-in library’s plugin without its own step at sign-in (second-factor.ts says why). It encrypts the app’s secret with the service’s. */
function secondFactorPlugin() {
  const { hooks: _, ...plugin } = twoFactor({
    issuer,
    allowPasswordless: true,
    // Quotas limit wrong codes.
    accountLockout: { enabled: false },
    // They are created, and hashed, once a code from the app has confirmed it (recovery-codes.ts).
    backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
  })
  return plugin
}
