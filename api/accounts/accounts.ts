import type { Accounts, SignedIn, Visitor } from '../ports/accounts.ts'
import type { Outbox } from '../ports/mail.ts'
import type { Finders } from '../ports/store.ts'
import type { Limiters } from '../ports/limits.ts'
import { passwordError } from '../domain/access/password.ts'
import { accountHolder } from '../domain/quotas.ts'
import { addressBlocks } from '../net/caller-network.ts'
import { emailError, foldEmail, nameError, tidyName } from '../domain/names/person.ts'
import { createConfirmOwner, type RequireSession, type OpenSession } from './confirm-owner.ts'
import { createChangeEmail } from './email/change-email.ts'
import { findMailboxHolder } from './email/mailbox-holder.ts'
import { createProveEmail, followProof, type ProofConsequences } from './email/email-proof.ts'
import { createVerifyEmail } from './email/verify-email.ts'
import { arriving, createWelcome, createOwnerLinks, deadOwnerLink, opensSignUp } from './sign-ups/owner-link.ts'
import { createAdmission, isNewcomerBlocked, signUpBlocked } from './sign-ups/admission.ts'
import { adoptCookies, createAuth, type AuthOptions } from './auth.ts'
import { inOurWords, reject, sameEmail, signedOut, wrongSignIn, StoreOutage } from './failures.ts'
import { changePassword, endAccess, findPassword, isResetOpen, resetPassword } from './passwords.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { createOwnSessions, createSendSession, awaitsCode } from './sessions/session-rows.ts'
import { createReadSecurity } from './sessions/read-security.ts'
import { createFindRecent } from './sessions/recent-session.ts'
import { browserOf, cookiesOf, requestHeaders } from './sessions/request-headers.ts'
import { createSocial } from './social.ts'
import { Tries, consume } from './tries.ts'

export type AccountsOptions = Omit<AuthOptions, 'consequences'> & {
  outbox: Pick<Outbox, 'add' | 'queue' | 'wake'>
  limiters: Limiters
  hashNetwork: (ip: string) => string
  /** Why nobody can join under a name, although it’s well formed; null if they can. */
  refusalOf: (finders: Pick<Finders, 'get' | 'list'>, named: { id: string; name: string }) => Promise<string | null>
  proof: ProofConsequences
}

export function createAccounts({ outbox, proof, ...options }: AccountsOptions): Accounts {
  const { store, onProven } = followProof(options.store, proof)
  const { limiters, rules, clock } = options
  const prove = createProveEmail(onProven)
  const consequences = { prove, welcome: createWelcome({ ...options, outbox, onProven, prove }) }
  const outage = new StoreOutage()
  const auth = createAuth({ ...options, store: outage.watch(store), consequences })
  const tries = new Tries(limiters)
  const findRecent = createFindRecent(options)

  const signedIn = async (id: string, headers: Headers): Promise<SignedIn> => {
    const account = await store.get('profiles', id)
    if (account === null) throw new Error('A signed-in account has no profile.')
    return { account, cookies: headers.getSetCookie() }
  }

  const findUser = async (email: string) => (await store.list('authUsers', 'email', email))[0] ?? null

  const openSession = async (email: string, password: string, visitor: Visitor) => {
    const user = await findUser(email)
    const before = user && (await findPassword(store, user.id))
    const opened = await inOurWords(
      outage.guard(() => auth.api.signInEmail({ headers: requestHeaders('', visitor), body: { email, password }, returnHeaders: true })),
    )
    if ((await findPassword(store, opened.response.user.id)) === before) return opened
    // The password was replaced during the comparison, before this session existed to be revoked.
    await outage.guard(() => auth.api.signOut({ headers: requestHeaders(cookiesOf(opened.headers.getSetCookie())) }))
    throw wrongSignIn()
  }

  const findSession = async (cookieHeader: string): Promise<OpenSession | null> => {
    const found = await outage.guard(() => auth.api.getSession({ headers: requestHeaders(cookieHeader) }))
    if (found === null || awaitsCode(found.session)) return null
    const { id, createdAt } = found.session
    return { accountId: found.user.id, sessionId: id, email: found.user.email, startedAt: new Date(createdAt) }
  }
  const requireSession: RequireSession = async (cookieHeader) => {
    const session = await findSession(cookieHeader)
    if (session === null) throw signedOut()
    return session
  }
  const confirmOwner = createConfirmOwner(store, tries, requireSession)

  const sendSession = createSendSession(auth, outage)
  const own = { store, outbox, tries, requireSession, confirmOwner, sendSession }
  const sessions = createOwnSessions(store, requireSession)

  const admit = createAdmission({ store, rules, clock, limiters })

  return {
    async currentAccount(cookieHeader, onSession) {
      let accountId = await findRecent(cookieHeader)
      let cookies: string[] = []
      if (accountId === null) {
        const { response, headers } = await outage.guard(() =>
          auth.api.getSession({ headers: requestHeaders(cookieHeader), returnHeaders: true }),
        )
        cookies = headers.getSetCookie()
        if (response === null || awaitsCode(response.session)) return { account: null, cookies }
        accountId = response.user.id
      }
      onSession?.(accountId)
      return { account: await store.get('profiles', accountId), cookies }
    },

    adoptCookies: (cookieHeader) => adoptCookies(options.siteUrl, cookieHeader),

    async signUp(typed, visitor) {
      const { ip } = visitor
      const email = foldEmail(typed.email)
      const name = tidyName(typed.name)
      const { password } = typed
      reject({ name: nameError(name, options), email: emailError(email), password: passwordError(password, email) })
      reject({ name: await options.refusalOf(store, { id: '', name }) })
      await tries.take(ip, null)
      await consume(limiters.signUps, addressBlocks(ip))
      const { ownerToken } = typed
      if (ownerToken !== undefined && !(await opensSignUp(store, options.secret, ownerToken, clock()))) throw deadOwnerLink()
      const invite = ownerToken === undefined ? await admit(typed.invite ?? null, email, ip) : null
      if (await isNewcomerBlocked(store, email, ip)) throw signUpBlocked()
      const made = await inOurWords(
        arriving({ ip, invite, ...(ownerToken !== undefined && { ownerToken }) }, () =>
          outage.guard(() =>
            auth.api.signUpEmail({ headers: requestHeaders('', visitor), body: { email, name, password }, returnHeaders: true }),
          ),
        ),
      ).catch(sameEmail)
      outbox.wake()
      await tries.giveBack(ip, null)
      return signedIn(made.response.user.id, made.headers)
    },

    async signIn(typed, visitor) {
      const { ip } = visitor
      const email = foldEmail(typed.email)
      const { password } = typed
      reject({ email: emailError(email), password: password === '' ? 'Enter your password.' : null })
      await tries.take(ip, email)
      const { response, headers } = await openSession(email, password, visitor)
      await tries.giveBack(ip, email)
      // As it was stored: the second factor may have been turned on a moment ago.
      const cookies = headers.getSetCookie()
      const isOpen = (await findSession(cookiesOf(cookies))) !== null
      return isOpen ? signedIn(response.user.id, headers) : { account: null, cookies }
    },

    async signOut(cookieHeader, { everywhere }) {
      const headers = requestHeaders(cookieHeader)
      if (everywhere) {
        const { accountId } = await requireSession(cookieHeader)
        await store.transact((transaction) => endAccess(transaction, accountId))
      }
      const answer = await outage.guard(() => auth.api.signOut({ headers, returnHeaders: true }))
      return answer.headers.getSetCookie()
    },

    async requestReset(typed, { ip }) {
      const email = foldEmail(typed)
      reject({ email: emailError(email) })
      await consume(limiters.resetRequests, addressBlocks(ip))
      // The same work whether an account exists or not, so the response time reveals nothing. The email goes to the account’s own
      // spelling: not every provider delivers +tags to the same mailbox.
      const to = (await findMailboxHolder(store, email))?.email ?? email
      const { rejection } = await limiters.resetMails.take(accountHolder(to))
      if (rejection === null) await outbox.add('password-reset', to)
    },

    isResetOpen: (token) => isResetOpen(store, token),

    async resetPassword({ token, password }, { ip }) {
      reject({ password: passwordError(password, '') })
      await tries.take(ip, null)
      const user = await store.get('authUsers', await resetPassword(store, prove, { token, password }))
      if (user !== null && (await limiters.secondFactorRenewals.take(accountHolder(user.id))).rejection === null)
        await limiters.secondFactorTries.clear(accountHolder(user.id))
      await limiters.resetMails.clear(accountHolder(String(user?.['email'])))
      await tries.giveBack(ip, null)
    },

    async changePassword({ current, password }, cookieHeader, visitor) {
      const { accountId, email } = await requireSession(cookieHeader)
      reject({ current: current === '' ? 'Enter your current password.' : null, password: passwordError(password, email) })
      await tries.take(visitor.ip, email)
      const token = await changePassword(store, accountId, { current, password }, browserOf(visitor))
      await tries.giveBack(visitor.ip, email)
      return sendSession(token)
    },

    endAccess,
    ownerLink: createOwnerLinks(store, clock, prove, options.secret),
    confirmOwner,
    ...createVerifyEmail({ store, outbox, limiters, prove }),
    ...createChangeEmail({ store, rules, outbox, limiters, prove, confirmOwner, requireSession }),
    ...createSocial(auth, outage, options),
    secondFactor: createSecondFactor({ ...own, auth, outage, limiters }),
    passkeys: createPasskeys({ ...options, ...own }),
    sessions,
    readSecurity: createReadSecurity({ store, requireSession, sessions }),
  }
}
