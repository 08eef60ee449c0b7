import { randomUUID } from 'node:crypto'
import { invalidField } from '../../domain/failure.ts'
import type { AuthRow } from '../../domain/records.ts'
import type { Passkey, Passkeys } from '../../ports/accounts.ts'
import type { Store } from '../../ports/store.ts'
import { passkeyRejected, reject, signedOut } from '../failures.ts'
import { type OwnerTools, openSession } from '../sessions/session-rows.ts'
import { browserOf } from '../sessions/request-headers.ts'
import { tellOwner } from '../tell-owner.ts'
import { createChallenges, claimChallenge } from './challenges.ts'
import { challengeOf, readAssertion, readCreation } from './credential.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

type Options = OwnerTools & { siteUrl: string; secret: string }

/** Loaded when somebody uses a passkey: it would be a tenth of everything that a start loads. */
const webAuthn = () => import('@simplewebauthn/server')

const maxPasskeys = 20
const nameLength = 60
/** EdDSA, ES256 and RS256. Node considers the library’s other algorithms experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Passkeys by SimpleWebAuthn, on which the sign-in library’s plugin is built too; that plugin isn’t published for the library’s version. */
export function createPasskeys({ siteUrl, secret, store, outbox, tries, requireSession, confirmOwner, sendSession }: Options): Passkeys {
  const rpID = new URL(siteUrl).hostname
  const expected = { expectedOrigin: new URL(siteUrl).origin, expectedRPID: rpID, requireUserVerification: true }
  const challenges = createChallenges(secret)
  const purposeOf = ({ accountId, sessionId }: { accountId: string; sessionId: string }) => `add ${accountId} ${sessionId}` as const

  return {
    async signInOptions() {
      const { generateAuthenticationOptions } = await webAuthn()
      return JSON.stringify(
        await generateAuthenticationOptions({ rpID, userVerification: 'required', challenge: challenges.create('sign-in') }),
      )
    },

    async signIn(typed, visitor) {
      await tries.take(visitor.ip, null)
      const response = readAssertion(typed)
      const [known] = await store.list('authPasskeys', 'credentialID', response.id)
      if (known === undefined || !isHandleOf(known, response.response.userHandle)) throw passkeyRejected()
      const { verifyAuthenticationResponse } = await webAuthn()
      const { verified, authenticationInfo } = await asRejection(
        verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: (challenge) => challenges.isGenuine(challenge, 'sign-in'),
          credential: {
            id: String(known['credentialID']),
            publicKey: Uint8Array.from(Buffer.from(String(known['publicKey']), 'base64url')),
            counter: Number(known['counter']),
          },
        }),
      )
      if (!verified) throw passkeyRejected()
      const accountId = String(known['userId'])
      const token = await store.transact(async (transaction) => {
        const row = await transaction.get('authPasskeys', known.id)
        if (row === null) throw passkeyRejected()
        await claimChallenge(transaction, accountId, challengeOf(response), challenges.latestEnd())
        await transaction.put('authPasskeys', { ...row, counter: authenticationInfo.newCounter, lastUsedAt: new Date().toISOString() })
        return openSession(transaction, accountId, browserOf(visitor))
      })
      await tries.giveBack(visitor.ip, null)
      const account = await store.get('profiles', accountId)
      if (account === null) throw passkeyRejected()
      return { account, cookies: await sendSession(token) }
    },

    async addOptions({ name, password }, cookieHeader, visitor) {
      reject({ name: nameError(name) })
      const session = await confirmOwner(password, cookieHeader, visitor)
      const profile = await store.get('profiles', session.accountId)
      if (profile === null) throw signedOut()
      const own = await store.list('authPasskeys', 'userId', session.accountId)
      if (own.length >= maxPasskeys) throw tooManyPasskeys()
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: siteName(),
        supportedAlgorithmIDs,
        rpID,
        userName: profile.email,
        userDisplayName: profile.name,
        userID: Uint8Array.from(Buffer.from(session.accountId)),
        challenge: challenges.create(purposeOf(session)),
        excludeCredentials: own.map((row) => ({ id: String(row['credentialID']) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return JSON.stringify(options)
    },

    async add({ name, credential }, cookieHeader) {
      reject({ name: nameError(name) })
      const session = await requireSession(cookieHeader)
      const { accountId } = session
      const response = readCreation(credential)
      const expectedChallenge = (challenge: string) => challenges.isGenuine(challenge, purposeOf(session))
      const { verifyRegistrationResponse } = await webAuthn()
      const { verified, registrationInfo } = await asRejection(
        verifyRegistrationResponse({ ...expected, response, expectedChallenge, supportedAlgorithmIDs }),
      )
      if (!verified) throw passkeyRejected()
      const { id, publicKey, counter } = registrationInfo.credential
      await store.transact(async (transaction) => {
        const own = await transaction.get('authSessions', session.sessionId)
        if (own === null) throw signedOut()
        if ((await transaction.list('authPasskeys', 'credentialID', id)).length > 0) throw passkeyRejected()
        if ((await transaction.list('authPasskeys', 'userId', accountId)).length >= maxPasskeys) throw tooManyPasskeys()
        await claimChallenge(transaction, accountId, challengeOf(response), challenges.latestEnd())
        await transaction.put('authPasskeys', {
          id: randomUUID(),
          userId: accountId,
          credentialID: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          name: tidyName(name),
          createdAt: new Date().toISOString(),
          lastUsedAt: null,
        })
        await tellOwner(outbox, transaction, accountId, 'passkey-added')
      })
      outbox.wake()
    },

    async rename(id, name, cookieHeader) {
      reject({ name: nameError(name) })
      const { accountId } = await requireSession(cookieHeader)
      await store.transact(async (transaction) => {
        const row = await transaction.get('authPasskeys', id)
        if (row?.['userId'] === accountId) await transaction.put('authPasskeys', { ...row, name: tidyName(name) })
      })
    },

    async remove(id, cookieHeader) {
      const { accountId, sessionId } = await requireSession(cookieHeader)
      await store.transact(async (transaction) => {
        const row = await transaction.get('authPasskeys', id)
        if (row?.['userId'] !== accountId) return
        await transaction.remove('authPasskeys', id)
        for (const other of await transaction.list('authSessions', 'userId', accountId))
          if (other.id !== sessionId) await transaction.remove('authSessions', other.id)
        await tellOwner(outbox, transaction, accountId, 'passkey-deleted')
      })
      outbox.wake()
    },
  }
}

/** What an account’s owner sees of its passkeys, oldest first. */
export const listPasskeys = async (store: Pick<Store, 'list'>, accountId: string): Promise<Passkey[]> =>
  (await store.list('authPasskeys', 'userId', accountId))
    .map((row) => ({
      id: row.id,
      name: String(row['name']),
      createdAt: String(row['createdAt']),
      lastUsedAt: typeof row['lastUsedAt'] === 'string' ? row['lastUsedAt'] : null,
    }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt, locale))

/** The library throws a plain Error for anything it doesn’t accept. */
const asRejection = <T>(verification: Promise<T>): Promise<T> =>
  verification.catch(() => {
    throw passkeyRejected()
  })

const isHandleOf = (row: AuthRow, handle: string | null | undefined) =>
  handle === undefined || handle === null || Buffer.from(handle, 'base64url').toString() === String(row['userId'])

const tidyName = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ')

function nameError(typed: string): string | null {
  const name = tidyName(typed)
  if (name === '') return 'Enter a name for this passkey, such as the device it’s on.'
  if (Array.from(name).length > nameLength) return `Use at most ${nameLength} characters.`
  return /\p{Cc}|\p{Cs}/u.test(name) ? 'Use only letters, numbers and punctuation.' : null
}

const tooManyPasskeys = () => invalidField('name', `You have ${maxPasskeys} passkeys. Delete one first.`, 'max')
