import type { Logger } from 'pino'
import type { Accounts, SignedIn } from '../ports/accounts.ts'
import type { Outbox } from '../ports/mail.ts'
import type { Limiters } from '../ports/limits.ts'
import type { Store } from '../ports/store.ts'
import { Failure } from '../domain/failure.ts'
import { passwordFault } from '../domain/password.ts'
import { accountHolder } from '../domain/quotas.ts'
import { addressBlocks } from '../net/caller-network.ts'
import { emailFault, foldEmail, nameFault, tidyName } from '../domain/names/person.ts'
import { createAuth, type SocialKeys } from './auth.ts'
import { inOurWords, refuse, signedOut, taken, wrongSignIn } from './failures.ts'
import { changePassword, endAccess, findPassword } from './passwords.ts'
import { isResetOpen, resetPassword } from './reset-links.ts'
import { createSocial } from './social.ts'
import { StoreOutage } from './store-outage.ts'
import { Tries, consume } from './tries.ts'

export type AccountsOptions = {
  siteUrl: string
  store: Store
  secret: string
  github: SocialKeys | null
  google: SocialKeys | null
  outbox: Pick<Outbox, 'add'>
  logger: Logger
  limiters: Limiters
  onSignUp?: () => void
}

/** Accounts built on better-auth, with its records in the service's store. */
export function createAccounts({ outbox, ...options }: AccountsOptions): Accounts {
  const { store, limiters } = options
  const outage = new StoreOutage()
  const auth = createAuth({ ...options, store: outage.watch(store) })
  const tries = new Tries(limiters)

  const signedIn = async (id: string, headers: Headers): Promise<SignedIn> => {
    const account = await store.get('profiles', id)
    if (account === null) throw new Error('A signed-in account has no profile.')
    return { account, cookies: headers.getSetCookie() }
  }

  const findUser = async (email: string) => (await store.list('authUsers', 'email', email))[0] ?? null

  const openSession = async (email: string, password: string) => {
    const user = await findUser(email)
    const before = user && (await findPassword(store, user.id))
    const opened = await inOurWords(outage.told(() => auth.api.signInEmail({ body: { email, password }, returnHeaders: true })))
    if ((await findPassword(store, opened.response.user.id)) === before) return opened
    // The password was replaced during the comparison, before this session existed to be revoked.
    await outage.told(() => auth.api.signOut({ headers: withCookies(cookiesOf(opened.headers)) }))
    throw wrongSignIn()
  }

  return {
    async currentAccount(cookieHeader) {
      const { response, headers } = await outage.told(() =>
        auth.api.getSession({ headers: withCookies(cookieHeader), returnHeaders: true }),
      )
      const account = response && (await store.get('profiles', response.user.id))
      return { account, cookies: headers.getSetCookie() }
    },

    async signUp(typed, { ip }) {
      const email = foldEmail(typed.email)
      const name = tidyName(typed.name)
      const { password } = typed
      refuse({ name: nameFault(name, options), email: emailFault(email), password: passwordFault(password, email) })
      await tries.take(ip, null)
      await consume(limiters.signUps, addressBlocks(ip))
      const made = await inOurWords(
        outage.told(() => auth.api.signUpEmail({ body: { email, name, password }, returnHeaders: true })),
      ).catch(sameEmail)
      await tries.giveBack(ip, null)
      return signedIn(made.response.user.id, made.headers)
    },

    async signIn(typed, { ip }) {
      const email = foldEmail(typed.email)
      const { password } = typed
      refuse({ email: emailFault(email), password: password === '' ? 'Enter your password.' : null })
      await tries.take(ip, email)
      const { response, headers } = await openSession(email, password)
      await tries.giveBack(ip, email)
      return signedIn(response.user.id, headers)
    },

    async signOut(cookieHeader, { everywhere }) {
      const headers = withCookies(cookieHeader)
      if (everywhere) {
        const session = await outage.told(() => auth.api.getSession({ headers }))
        if (session === null) throw signedOut()
        await store.transact((transaction) => endAccess(transaction, session.user.id))
      }
      const answer = await outage.told(() => auth.api.signOut({ headers, returnHeaders: true }))
      return answer.headers.getSetCookie()
    },

    async requestReset(typed, { ip }) {
      const email = foldEmail(typed)
      refuse({ email: emailFault(email) })
      await consume(limiters.resetRequests, addressBlocks(ip))
      // The same work whether an account exists or not, so the response time reveals nothing; the account is looked up when the email is sent.
      const { refusal } = await limiters.resetMails.take(accountHolder(email))
      if (refusal === null) await outbox.add('password-reset', email)
    },

    isResetOpen: (token) => isResetOpen(store, token),

    async resetPassword({ token, password }, { ip }) {
      refuse({ password: passwordFault(password, '') })
      await tries.take(ip, null)
      const user = await store.get('authUsers', await resetPassword(store, token, password))
      await limiters.resetMails.clear(accountHolder(String(user?.['email'])))
      await tries.giveBack(ip, null)
    },

    async changePassword({ current, password }, cookieHeader, { ip }) {
      const headers = withCookies(cookieHeader)
      const session = await outage.told(() => auth.api.getSession({ headers }))
      if (session === null) throw signedOut()
      const { id, email } = session.user
      refuse({ current: current === '' ? 'Enter your current password.' : null, password: passwordFault(password, email) })
      await tries.take(ip, email)
      await changePassword(store, id, { current, password })
      const again = await openSession(email, password)
      await tries.giveBack(ip, email)
      return again.headers.getSetCookie()
    },

    endAccess,

    ...createSocial(auth, outage, options),
  }
}

/** The library sees only the cookies of a request. */
const withCookies = (cookieHeader: string) => new Headers({ cookie: cookieHeader })

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Two simultaneous sign-ups with one email: the store accepts only one. */
function sameEmail(error: unknown): never {
  throw error instanceof Failure && error.code === 'CONFLICT' ? taken() : error
}
