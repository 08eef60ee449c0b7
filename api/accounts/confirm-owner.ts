import type { Accounts } from '../ports/accounts.ts'
import type { Store } from '../ports/store.ts'
import { notFresh, reject, wrongPassword } from './failures.ts'
import { verifyPassword, findPassword } from './passwords.ts'
import type { Tries } from './tries.ts'
import { minuteMs } from '../../shared/durations.ts'

/** How long after signing in an account without a password can be changed, in milliseconds. */
const freshTime = 10 * minuteMs

export type OpenSession = { accountId: string; sessionId: string; email: string; startedAt: Date }
/** Throws UNAUTHORIZED if there is none, or if it has ended. */
export type RequireSession = (cookieHeader: string) => Promise<OpenSession>

/** The owner is at the keyboard, not somebody at an unlocked screen: by the password, or without one, by a sign-in a moment ago. */
export const createConfirmOwner =
  (store: Store, tries: Tries, requireSession: RequireSession): Accounts['confirmOwner'] =>
  async (password, cookieHeader, { ip }) => {
    const { accountId, sessionId, email, startedAt } = await requireSession(cookieHeader)
    const hash = await findPassword(store, accountId)
    if (hash === null) {
      if (Date.now() - startedAt.getTime() > freshTime) throw notFresh()
      return { accountId, sessionId }
    }
    reject({ current: password === '' ? 'Enter your current password.' : null })
    await tries.take(ip, email)
    if (!(await verifyPassword({ hash, password }))) throw wrongPassword()
    await tries.giveBack(ip, email)
    return { accountId, sessionId }
  }
