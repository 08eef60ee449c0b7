import { isAPIError } from 'better-auth/api'
import type { SecurityMailKind } from '../../domain/outgoing-mail.ts'
import { accountHolder } from '../../domain/quotas.ts'
import type { SecondFactor, Visitor } from '../../ports/accounts.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Transaction } from '../../ports/store.ts'
import { issuer, type Auth } from '../auth.ts'
import { alreadyOn, inOurWords, notOn, reject, signInTimedOut, signedOut, wrongCode, type StoreOutage } from '../failures.ts'
import { browserOf, requestHeaders } from '../sessions/request-headers.ts'
import { awaitsCode, endSessions, openSession, type OwnerTools } from '../sessions/session-rows.ts'
import { tellOwner } from '../tell-owner.ts'
import { consume } from '../tries.ts'
import { isReadable, hashLikeStored, makeRecoveryCodes, claimCode } from './recovery-codes.ts'
import { removeAuthenticator } from './remove-second-factors.ts'
import { siteName } from '../../domain/settings/current-site.ts'

type Options = OwnerTools & { auth: Auth; outage: StoreOutage; limiters: Limiters }

/**
 * Two-factor authentication by the sign-in library’s plugin, which keeps the secret encrypted and the recovery codes hashed. Its own sign-in step is off:
 * it only follows passwords, doesn’t refuse a code’s second use, and would let a stranger lock the account. Instead, every new session of such an
 * account opens nothing until it’s proven (session-rows.ts), however it began.
 */
export function createSecondFactor(options: Options): SecondFactor {
  const { auth, store, outage, outbox, limiters, tries, confirmOwner, sendSession } = options

  const sessionOf = async (cookieHeader: string) => {
    const found = await outage.guard(() => auth.api.getSession({ headers: requestHeaders(cookieHeader) }))
    if (found === null) return null
    const { user, session } = found
    return { accountId: user.id, email: user.email, sessionId: session.id, isAwaiting: awaitsCode(session) }
  }

  /** Checks a code of the app or a recovery code; a recovery code is used up by it. Says which it was. */
  const check = async (
    typed: string,
    cookieHeader: string,
    { accountId, email }: { accountId: string; email: string },
    { ip }: Visitor,
  ) => {
    const code = tidyCode(typed)
    reject({ code: code === '' ? 'Enter a code.' : null })
    const isOfApp = /^\d{6}$/.test(code)
    await tries.take(ip, email)
    if (isOfApp) await consume(limiters.secondFactorTries, accountHolder(accountId))
    const headers = requestHeaders(cookieHeader)
    const verify = async () => {
      const [row] = await store.list('authTwoFactors', 'userId', accountId)
      if (row === undefined || (isOfApp && !(await isReadable(auth, row)))) throw wrongCode()
      return isOfApp
        ? auth.api.verifyTOTP({ headers, body: { code } })
        : auth.api.verifyBackupCode({ headers, body: { code: await hashLikeStored(store, accountId, code) } })
    }
    await inOurWords(outage.guard<unknown>(verify)).catch(usedMeanwhile)
    return { code, isOfApp }
  }
  const giveBack = async ({ accountId, email }: { accountId: string; email: string }, { ip }: Visitor) => {
    await tries.giveBack(ip, email)
    await limiters.secondFactorTries.clear(accountHolder(accountId))
  }

  /** Replaces all sessions by a new one for this browser, and tells the owner. */
  const beginAgain = async (
    accountId: string,
    kind: SecurityMailKind,
    visitor: Visitor,
    also: (transaction: Transaction) => Promise<void>,
  ) => {
    const token = await store.transact(async (transaction) => {
      await also(transaction)
      await endSessions(transaction, accountId)
      await tellOwner(outbox, transaction, accountId, kind)
      return openSession(transaction, accountId, browserOf(visitor))
    })
    outbox.wake()
    return sendSession(token)
  }

  return {
    isAwaited: async (cookieHeader) => (await sessionOf(cookieHeader))?.isAwaiting === true,

    async prove(typed, cookieHeader, visitor) {
      const session = await sessionOf(cookieHeader)
      if (session === null || !session.isAwaiting) throw signInTimedOut()
      const { accountId, sessionId } = session
      const { code, isOfApp } = await check(typed, cookieHeader, session, visitor)
      const token = await store.transact(async (transaction) => {
        if (!awaitsCode(await transaction.get('authSessions', sessionId))) throw signInTimedOut()
        await transaction.remove('authSessions', sessionId)
        if (isOfApp) await claimCode(transaction, accountId, code)
        else await tellOwner(outbox, transaction, accountId, 'recovery-code-used')
        return openSession(transaction, accountId, browserOf(visitor))
      })
      outbox.wake()
      await giveBack(session, visitor)
      const account = await store.get('profiles', accountId)
      if (account === null) throw signedOut()
      return { account, cookies: await sendSession(token) }
    },

    async start(password, cookieHeader, visitor) {
      await confirmOwner(password, cookieHeader, visitor)
      const call = { headers: requestHeaders(cookieHeader), body: passwordIn(password) }
      const started = await inOurWords(outage.guard(() => auth.api.enableTwoFactor(call)))
      if (!('totpURI' in started)) throw new Error('The sign-in library returned no URI.')
      return started.totpURI.replaceAll(issuer, encodeURIComponent(siteName()))
    },

    async confirm(typed, cookieHeader, visitor) {
      const session = await sessionOf(cookieHeader)
      if (session === null || session.isAwaiting) throw signedOut()
      const { accountId } = session
      const [row] = await store.list('authTwoFactors', 'userId', accountId)
      if (row?.['verified'] !== false) throw row === undefined ? notOn() : alreadyOn()
      const code = tidyCode(typed)
      reject({ code: /^\d{6}$/.test(code) ? null : 'Enter the 6-digit code that your app shows.' })
      await check(code, cookieHeader, session, visitor)
      const { codes: recoveryCodes, keep } = await makeRecoveryCodes()
      const cookies = await beginAgain(accountId, 'second-factor-on', visitor, async (transaction) => {
        await claimCode(transaction, accountId, code)
        await keep(transaction, accountId)
      })
      await giveBack(session, visitor)
      return { recoveryCodes, cookies }
    },

    async renewRecoveryCodes(password, cookieHeader, visitor) {
      const { accountId } = await confirmOwner(password, cookieHeader, visitor)
      const { codes, keep } = await makeRecoveryCodes()
      await store.transact(async (transaction) => {
        await keep(transaction, accountId)
        await tellOwner(outbox, transaction, accountId, 'recovery-codes-renewed')
      })
      outbox.wake()
      return codes
    },

    async turnOff({ password, code: typed }, cookieHeader, visitor) {
      const session = await sessionOf(cookieHeader)
      if (session === null || session.isAwaiting) throw signedOut()
      const { accountId } = session
      await confirmOwner(password, cookieHeader, visitor)
      const { code, isOfApp } = await check(typed, cookieHeader, session, visitor)
      const cookies = await beginAgain(accountId, 'second-factor-off', visitor, async (transaction) => {
        if (isOfApp) await claimCode(transaction, accountId, code)
        await removeAuthenticator(transaction, accountId)
      })
      await giveBack(session, visitor)
      return cookies
    },
  }
}

/** Two simultaneous uses of recovery codes: only one of them counts. */
function usedMeanwhile(error: unknown): never {
  throw isAPIError(error) && error.statusCode === 409 ? wrongCode() : error
}

const passwordIn = (password: string) => (password === '' ? {} : { password })

/** Recovery codes are lowercase, with a hyphen in the middle; people type both otherwise. */
function tidyCode(typed: string): string {
  const bare = typed
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return bare.length === 10 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
}
